import {forwardRef, type AnchorHTMLAttributes, type MouseEvent} from 'react'
import {useHistory} from 'react-router-dom'
import {inLocale} from '../address/locale-path'
import {follow} from './follow'
import {useLocale} from '../visit'
import {useWarmer} from '../warmer'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** A path of this shop without locale prefix, or an address with a scheme, which is left alone [ROUTE-066]. */
    to: string
    /** False where the page behind is heavy and seldom opened. */
    warm?: boolean
    /** True where the page behind is the one on screen with another choice: focus, scroll and what is shown stay. */
    inPlace?: boolean
}

const leavesTheShop = (to: string) => /^[a-z][a-z0-9+.-]*:/i.test(to) || to.startsWith('//')

/**
 * A link in the shopper's language that warms the next page when it is pointed at or touched. The router's own link takes
 * four components and draws itself anew on every move; a listing has two hundred.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
    {to, warm = true, inPlace = false, onClick, ...anchor},
    ref
) {
    const locale = useLocale()
    const warmUp = useWarmer()
    const history = useHistory()
    if (leavesTheShop(to) || to.startsWith('#'))
        return <a ref={ref} href={to} onClick={onClick} {...anchor} />

    const href = inLocale(locale, to)
    const about = warm ? {onPointerEnter: () => warmUp(href), onTouchStart: () => warmUp(href)} : {}
    const press = (event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event)
        follow(history, event, {href, target: anchor.target, inPlace})
    }
    return <a ref={ref} href={href} {...about} {...anchor} onClick={press} />
})
