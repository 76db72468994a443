import type {FormEvent} from 'react'
import {useIntl} from 'react-intl'
import {inLocale} from '@app/routing/address/locale-path'
import {usePlace} from '@app/routing/address/use-place'
import {useLocale} from '@app/routing/visit'
import {Icon} from '@app/ui/picture/icon/icon'
import {messages} from './messages'
import {PauseButton} from './placeholder/pause-button'
import {usePlaceholder} from './placeholder/use-placeholder'
import {useSearch} from './submit/use-search'
import {useBoxText} from './use-box-text'
import {usePopover} from './use-popover'

export type SearchBoxProps = {
    /** Names of popular categories: examples on the home page [SEARCH-026]. */
    popular: readonly string[]
    /** Leads away from the shop. */
    leaveFor?: (address: string) => void
}

const loadWhole = (address: string): void => window.location.assign(address)
const none: readonly string[] = []

/**
 * The search of the header [SEARCH-001]: a plain form that any browser can send, and a combobox once the page is alive.
 */
export const SearchBox = ({popular, leaveFor = loadWhole}: SearchBoxProps) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const atHome = usePlace().path === '/'
    const {field, text, searched, read, write} = useBoxText()
    const {Popover, open, show, close, setShown, combobox} = usePopover(field)
    const {searching, search, prepare} = useSearch(leaveFor)
    const {name, pause} = usePlaceholder(atHome ? popular : none, open)
    const label = formatMessage(messages.label)

    const searchFor = (term: string) => {
        close()
        write(term)
        void search(term)
    }
    const submit = (event: FormEvent) => {
        event.preventDefault()
        const term = field.current?.value.trim() ?? ''
        if (term !== '') searchFor(term)
    }

    return (
        <form
            className={atHome ? 'search search--examples' : 'search'}
            role="search"
            action={inLocale(locale, '/search')}
            aria-busy={searching || undefined}
            onSubmit={submit}
        >
            <input
                ref={field}
                className="search__field"
                type="search"
                name="q"
                defaultValue={searched}
                placeholder={
                    name === undefined
                        ? formatMessage(messages.placeholder)
                        : formatMessage(messages.example, {category: name})
                }
                aria-label={label}
                autoComplete="off"
                enterKeyHint="search"
                required
                onFocus={() => {
                    show()
                    prepare()
                }}
                onClick={show}
                onChange={({target}) => {
                    read(target.value)
                    show()
                }}
                {...combobox}
            />
            {Popover ? (
                <Popover
                    {...{field, text, open}}
                    onOpen={show}
                    onClose={close}
                    onSearch={searchFor}
                    onShown={setShown}
                />
            ) : null}
            <button type="submit" className="search__button" aria-label={label}>
                <Icon name="search" />
            </button>
            {pause ? <PauseButton {...pause} /> : null}
        </form>
    )
}
