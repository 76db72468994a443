import {forwardRef, type AnchorHTMLAttributes} from 'react'
import {Link as RouterLink} from 'react-router-dom'
import {inLocale} from './address/locale-path'
import {useLocale} from './visit'
import {useWarmer} from './warmer'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** A path of this shop without locale prefix, or an address with a scheme, which is left alone [S1§5]. */
    to: string
    /** False where the page behind is heavy and seldom opened. */
    warm?: boolean
}

const leavesTheShop = (to: string) => /^[a-z][a-z0-9+.-]*:/i.test(to) || to.startsWith('//')

/** A link in the shopper's language that warms the next page when it is pointed at or touched. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
    {to, warm = true, ...anchor},
    ref
) {
    const locale = useLocale()
    const warmUp = useWarmer()
    if (leavesTheShop(to) || to.startsWith('#')) return <a ref={ref} href={to} {...anchor} />
    const href = inLocale(locale, to)
    const about = warm ? {onPointerEnter: () => warmUp(href), onTouchStart: () => warmUp(href)} : {}
    return <RouterLink ref={ref} to={href} {...about} {...anchor} />
})
