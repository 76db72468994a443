import {Link, type LinkProps} from '@app/routing/links/link'
import {buttonClass, type ButtonLook} from './button-class'

export type ButtonLinkProps = Omit<LinkProps, 'className'> & {look?: ButtonLook; wide?: boolean}

/** A link that looks like a button: the next step of a page. */
export const ButtonLink = ({look = 'primary', wide = false, ...link}: ButtonLinkProps) => (
    <Link className={buttonClass(look, wide)} {...link} />
)
