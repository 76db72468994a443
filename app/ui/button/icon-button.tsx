import {forwardRef, type ButtonHTMLAttributes} from 'react'
import {Icon} from '../picture/icon/icon'
import type {IconName} from '../picture/icon/icon-paths'

export type IconButtonProps = Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-label' | 'children' | 'className'
> & {
    icon: IconName
    /** What the button does: its accessible name. */
    label: string
    filled?: boolean
}

/** A round button that is only a drawing to the eye, and a named button to everybody else. */
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
