import {useIntl} from 'react-intl'
import {inLocale} from '@app/routing/route/locale-path'
import {useLocale} from '@app/routing/route/app-context'
import {Icon} from '@app/ui/picture/icon'
import {messages} from './messages'

type SearchFormProps = {
    query?: string
    /** The name of a second search form on a page, to tell it from the header's. */
    label?: string
}

/** A search form that works before any script, in the header and on the not-found page. */
export const SearchForm = ({query = '', label: given}: SearchFormProps) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const label = given ?? formatMessage(messages.search)
    return (
        <form
            className="search"
            role="search"
            aria-label={label}
            action={inLocale(locale, '/search')}
        >
            <input
                className="search__field"
                type="search"
                name="q"
                defaultValue={query}
                placeholder={formatMessage(messages.searchPlaceholder)}
                aria-label={label}
                autoComplete="off"
                enterKeyHint="search"
                required
            />
            <button type="submit" className="search__button" aria-label={label}>
                <Icon name="search" />
            </button>
        </form>
    )
}
