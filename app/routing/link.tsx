import {forwardRef, type AnchorHTMLAttributes, type MouseEvent} from 'react'
import {useHistory} from 'react-router-dom'
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

/** Whether a press asks for the page here and now, not for a new tab, a download or a menu. */
const isPlainPress = ({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean =>
    button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * A link in the shopper's language that warms the next page when it is pointed at or touched. The router's own link takes
 * four components and draws itself anew on every move; a listing has two hundred.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
    {to, warm = true, onClick, ...anchor},
    ref
) {
    const locale = useLocale()
    const warmUp = useWarmer()
    const history = useHistory()
    if (leavesTheShop(to) || to.startsWith('#'))
        return <a ref={ref} href={to} onClick={onClick} {...anchor} />

    const href = inLocale(locale, to)
    const about = warm ? {onPointerEnter: () => warmUp(href), onTouchStart: () => warmUp(href)} : {}
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event)
        const isOurs = (anchor.target ?? '_self') === '_self' && isPlainPress(event)
        if (event.defaultPrevented || !isOurs) return
        event.preventDefault()
        const isHere = history.createHref(history.location) === href
        history[isHere ? 'replace' : 'push'](href)
    }
    return <a ref={ref} href={href} {...about} {...anchor} onClick={follow} />
})
