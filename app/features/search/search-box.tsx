import {
    type ComponentType,
    type FormEvent,
    Fragment,
    type ReactNode,
    useEffect,
    useRef,
    useState
} from 'react'
import {useIntl} from 'react-intl'
import {useLocale} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {usePageLocation} from '@app/routing/route/location'
import {Icon} from '@app/ui/picture/icon'
import {messages} from './messages'
import {FIELD_ID} from './popover/option'
import {PauseButton, usePlaceholder} from './placeholder'
import {usePopover} from './use-popover'
import {useSearch} from './use-search'

/** The search term in the address, which the box shows on the results page. */
const useSearchedTerm = (): string => {
    const {path, search} = usePageLocation()
    return path === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
}

/**
 * The text in the box. It is held by the field and not by React, so that what was typed before hydration stays; it
 * follows the address when the shopper searches or navigates.
 */
export const useBoxText = () => {
    const searched = useSearchedTerm()
    const field = useRef<HTMLInputElement>(null)
    const [text, setText] = useState(searched)
    const followed = useRef(searched)

    useEffect(() => {
        if (field.current) setText(field.current.value)
    }, [])

    const write = (nextText: string) => {
        if (field.current) field.current.value = nextText
        setText(nextText)
    }
    useEffect(() => {
        if (followed.current === searched) return
        followed.current = searched
        write(searched)
    }, [searched])

    return {field, text, searched, read: setText, write}
}

export type SearchBoxProps = {
    /** Names of popular categories: examples on the home page [SEARCH-026]. */
    popular: readonly string[]
    /** Around what opens below the box: shows it once it has its styles. */
    ListStyles?: ComponentType<{children: ReactNode}>
    /** Leaves the shop for another address. */
    leaveFor?: (address: string) => void
}

const loadWhole = (address: string): void => window.location.assign(address)
const none: readonly string[] = []

/** The search box of the header [SEARCH-001]: a plain form in any browser, and a combobox after hydration. */
export const SearchBox = (props: SearchBoxProps) => {
    const {popular, ListStyles = Fragment, leaveFor = loadWhole} = props
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const atHome = usePageLocation().path === '/'
    const {field, text, searched, read, write} = useBoxText()
    const {Popover, open, show, close, onInput, onChange, combobox} = usePopover(field)
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
                id={FIELD_ID}
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
                onChange={(event) => {
                    onChange(event)
                    read(event.target.value)
                    show()
                }}
                {...combobox}
            />
            {Popover ? (
                <ListStyles>
                    <Popover
                        field={field}
                        text={text}
                        open={open}
                        onClose={close}
                        onSearch={searchFor}
                        onInput={onInput}
                    />
                </ListStyles>
            ) : null}
            <button type="submit" className="search__button" aria-label={label}>
                <Icon name="search" />
            </button>
            {pause ? <PauseButton {...pause} /> : null}
        </form>
    )
}
