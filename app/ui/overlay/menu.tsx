import loadable from '@loadable/component'
import {type ButtonHTMLAttributes, forwardRef, type ReactNode, useState} from 'react'
import {useIntl} from 'react-intl'
import {loadFailedMessages} from '../async/messages'
import {showToast} from '../feedback/toast'
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

type MenuButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Pick<MenuProps, 'look'>

/** The button of a menu: the same before and after the menu's code is loaded. */
export const MenuButton = forwardRef<HTMLButtonElement, MenuButtonProps>(function MenuButton(
    {children, look = '', className = '', ...button},
    ref
) {
    return (
        <button
            ref={ref}
            type="button"
            aria-haspopup="menu"
            aria-expanded={false}
            {...button}
            className={`menu__button ${look} ${className}`}
        >
            {children}
            <Icon name="chevron-down" />
        </button>
    )
})

const MenuWithItems = loadable(() => import('./menu-with-items'), {
    resolveComponent: (module: typeof import('./menu-with-items')) => module.MenuWithItems,
    ssr: false
})

/** A menu that was opened by a key starts on its first item. */
type OpenedBy = 'pointer' | 'key'

/**
 * A button with a menu, such as the account's. Chakra's menu is loaded when the button is pointed at or gets the focus,
 * and takes its place when it is pressed.
 */
export const Menu = (props: MenuProps) => {
    const {formatMessage} = useIntl()
    const [openedBy, setOpenedBy] = useState<OpenedBy>()
    if (openedBy) return <MenuWithItems {...props} openedBy={openedBy} />

    const {children, label, look} = props
    const preload = () => void MenuWithItems.load().catch(() => undefined)
    const open = (by: OpenedBy) =>
        void MenuWithItems.load().then(
            () => setOpenedBy(by),
            () => showToast(formatMessage(loadFailedMessages.failed))
        )
    return (
        <div className="menu">
            <MenuButton
                {...(look !== undefined && {look})}
                aria-label={label}
                onPointerEnter={preload}
                onFocus={preload}
                // A click without a pointer is Enter or Space.
                onClick={({detail}) => open(detail === 0 ? 'key' : 'pointer')}
                onKeyDown={(event) => {
                    if (event.key !== 'ArrowDown') return
                    event.preventDefault()
                    open('key')
                }}
            >
                {children}
            </MenuButton>
        </div>
    )
}
