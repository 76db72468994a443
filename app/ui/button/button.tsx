import {forwardRef, type ButtonHTMLAttributes} from 'react'
import {buttonClass, type ButtonLook} from './button-class'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    look?: ButtonLook
    /** As wide as its place. */
    wide?: boolean
    /** Waiting for an answer: announced, keeps its size and focus, and takes no second press. */
    busy?: boolean
}

/** A button for doing something here; what leads elsewhere is a `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
    {look = 'primary', wide = false, busy = false, type = 'button', onClick, ...rest},
    ref
) {
    return (
        <button
            ref={ref}
            type={type}
            className={buttonClass(look, wide)}
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={busy ? (event) => event.preventDefault() : onClick}
            {...rest}
        />
    )
})
