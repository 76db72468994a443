import {
    useCallback,
    useEffect,
    useId,
    useRef,
    useState,
    type KeyboardEvent,
    type ReactNode,
    type RefObject
} from 'react'
import {Link} from '@app/routing/link'
import {Icon, type IconName} from '../picture/icon'

type Worded = {
    label: string
    icon?: IconName
    /** Separated by a line from the items above, such as signing out. */
    apart?: boolean
}

/** A link, or an action. */
export type MenuItem = Worded & ({to: string} | {onSelect: () => void})

export type MenuProps = {
    /** The content of the button. */
    children: ReactNode
    /** The accessible name of the button and of the menu, if the content does not give one. */
    label?: string
    items: readonly MenuItem[]
    /** The class of the button, such as a tool of the header. */
    look?: string
}

const itemsIn = (list: HTMLElement): HTMLElement[] => [
    ...list.querySelectorAll<HTMLElement>('[role=menuitem]')
]

/** The item to which a key moves the focus, if any. */
const itemFor = (list: HTMLElement, key: string): HTMLElement | undefined => {
    const items = itemsIn(list)
    const at = items.findIndex((item) => item === document.activeElement)
    if (key === 'ArrowDown') return items[(at + 1) % items.length]
    if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
    if (key === 'Home') return items[0]
    if (key === 'End') return items.at(-1)
    if (key.length !== 1 || key === ' ') return undefined
    const startsSo = (item: HTMLElement) =>
        item.textContent.trim().toLowerCase().startsWith(key.toLowerCase())
    return [...items.slice(at + 1), ...items].find(startsSo)
}

/** Closes the menu when the shopper presses elsewhere. */
const usePressElsewhere = (
    part: RefObject<HTMLElement>,
    open: boolean,
    close: () => void
): void => {
    useEffect(() => {
        if (!open) return undefined
        const press = (event: PointerEvent) => {
            if (event.target instanceof Node && !part.current?.contains(event.target)) close()
        }
        document.addEventListener('pointerdown', press)
        return () => document.removeEventListener('pointerdown', press)
    }, [part, open, close])
}

type ItemProps = {item: MenuItem; onLeave: () => void; onSelected: () => void}

const Item = ({item, onLeave, onSelected}: ItemProps) => {
    const about = {
        role: 'menuitem',
        tabIndex: -1,
        className: item.apart ? 'menu__item menu__item--apart' : 'menu__item'
    }
    const words = (
        <>
            {item.icon ? <Icon name={item.icon} /> : null}
            {item.label}
        </>
    )
    if ('to' in item)
        return (
            <Link to={item.to} onClick={onLeave} {...about}>
                {words}
            </Link>
        )
    const select = () => {
        onSelected()
        item.onSelect()
    }
    return (
        <button type="button" onClick={select} {...about}>
            {words}
        </button>
    )
}

/**
 * A button with a menu, such as the account's: arrow keys, Home, End and first letters move in it, Escape closes it and
 * returns the focus to the button. Light: it does not load Chakra.
 */
export const Menu = ({children, label, items, look = ''}: MenuProps) => {
    const id = useId()
    const [open, setOpen] = useState(false)
    const part = useRef<HTMLDivElement>(null)
    const button = useRef<HTMLButtonElement>(null)
    const list = useRef<HTMLDivElement>(null)
    const close = useCallback(() => setOpen(false), [])
    const closeToButton = () => {
        close()
        button.current?.focus()
    }
    usePressElsewhere(part, open, close)

    useEffect(() => {
        if (open && list.current) itemFor(list.current, 'Home')?.focus()
    }, [open])

    const press = (event: KeyboardEvent) => {
        if (event.key === 'Tab') return close()
        if (event.key === 'Escape') return closeToButton()
        const next = list.current && itemFor(list.current, event.key)
        if (!next) return undefined
        event.preventDefault()
        next.focus()
    }

    return (
        <div className="menu" ref={part}>
            <button
                ref={button}
                id={id}
                type="button"
                className={`menu__button ${look}`}
                aria-label={label}
                aria-haspopup="menu"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
                onKeyDown={(event) => {
                    if (event.key !== 'ArrowDown') return
                    event.preventDefault()
                    setOpen(true)
                }}
            >
                {children}
                <Icon name="chevron-down" />
            </button>
            {open ? (
                <div
                    ref={list}
                    className="menu__list"
                    role="menu"
                    tabIndex={-1}
                    aria-labelledby={id}
                    onKeyDown={press}
                >
                    {items.map((item) => (
                        <Item
                            key={item.label}
                            item={item}
                            onLeave={close}
                            onSelected={closeToButton}
                        />
                    ))}
                </div>
            ) : null}
        </div>
    )
}
