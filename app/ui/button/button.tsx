import {type ButtonHTMLAttributes, forwardRef, type MouseEventHandler, useRef} from 'react'
import {Link, type LinkProps} from '@app/routing/links/link'
import {Icon, type IconName} from '../picture/icon'

/** primary: the one next step; secondary: an alternative; quiet: beside other content; danger: cannot be undone. */
export type ButtonLook = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger'

/** The classes that make a link, a label or a summary look like a button. */
export const buttonClass = (look: ButtonLook = 'primary', wide = false): string =>
    `button button--${look}${wide ? ' button--wide' : ''}`

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    look?: ButtonLook
    /** As wide as its container. */
    wide?: boolean
    /** Waiting for a response: announced, keeps its size and focus, and ignores another press. */
    pending?: boolean
}

type Press = MouseEventHandler<HTMLButtonElement>

/**
 * Ignores a second press in the same task: React renders what the first one changed only after it, so `pending` would
 * come too late to stop a second call (G-23, D-30).
 */
const useOnePressATask = (onClick: Press | undefined): Press => {
    const isPressed = useRef(false)
    return (event) => {
        if (isPressed.current) return event.preventDefault()
        isPressed.current = true
        queueMicrotask(() => {
            isPressed.current = false
        })
        onClick?.(event)
    }
}

/** A button for an action on this page; a link to another page is a `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
    {look = 'primary', wide = false, pending: isPending = false, type = 'button', onClick, ...rest},
    ref
) {
    const press = useOnePressATask(onClick)
    return (
        <button
            ref={ref}
            type={type}
            className={buttonClass(look, wide)}
            aria-busy={isPending || undefined}
            aria-disabled={isPending || undefined}
            onClick={isPending ? (event) => event.preventDefault() : press}
            {...rest}
        />
    )
})

export type ButtonLinkProps = Omit<LinkProps, 'className'> & {look?: ButtonLook; wide?: boolean}

/** A link that looks like a button: the next step of a page. */
export const ButtonLink = ({look = 'primary', wide = false, ...link}: ButtonLinkProps) => (
    <Link className={buttonClass(look, wide)} {...link} />
)

export type IconButtonProps = Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-label' | 'children' | 'className'
> & {
    icon: IconName
    /** What the button does: its accessible name. */
    label: string
    filled?: boolean
}

/** A round button that shows only an icon, and has an accessible name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
    {icon, label, filled = false, type = 'button', ...rest},
    ref
) {
    return (
        <button ref={ref} type={type} className="icon-button" aria-label={label} {...rest}>
            <Icon name={icon} filled={filled} />
        </button>
    )
})
