import {type ButtonHTMLAttributes, forwardRef, type ReactNode} from 'react'
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
