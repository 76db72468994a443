import {
    type AnchorHTMLAttributes,
    forwardRef,
    type MouseEvent as ReactMouseEvent,
    type RefObject,
    useEffect,
    useRef
} from 'react'
import {useHistory} from 'react-router-dom'
import {useLocale} from '../route/app-context'
import {inLocale} from '../route/locale-path'
import {navigateTo} from '../route/location'
import {usePrefetch} from './prefetch'

/** A click, as React's event or the browser's. */
export type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a click opens its link here, and not in a new tab, as a download or in a menu. */
export const isPlainClick = ({button, metaKey, altKey, ctrlKey, shiftKey}: LinkClick): boolean =>
    button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

type ClickedLink = {href: string; target?: string | undefined; samePage?: boolean}

/**
 * Follows a plain click on a link of this shop without a new document [ROUTE-065]; any other click is left to the
 * browser.
 */
export const navigateOnClick = (
    history: ReturnType<typeof useHistory>,
    click: LinkClick & Pick<MouseEvent, 'defaultPrevented' | 'preventDefault'>,
    {href, target = '_self', samePage = false}: ClickedLink
): void => {
    if (click.defaultPrevented || target !== '_self' || !isPlainClick(click)) return
    click.preventDefault()
    navigateTo(history, href, {samePage})
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** A path of this shop without locale prefix, or an address with a scheme, which is left alone [ROUTE-066]. */
    to: string
    /** False if the page is heavy and seldom opened. */
    prefetch?: boolean
    /** True if the link only makes another choice on the page on screen: focus, scroll position and content stay. */
    samePage?: boolean
}

const isExternal = (to: string) => /^[a-z][a-z0-9+.-]*:/i.test(to) || to.startsWith('//')

/**
 * A link in the shopper's language that prefetches the next page when it is pointed at or touched. The router's own link takes
 * four components and renders itself again on every move; a listing has two hundred.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
    {to, prefetch = true, samePage = false, onClick, ...anchor},
    ref
) {
    const locale = useLocale()
    const prefetchPage = usePrefetch()
    const history = useHistory()
    if (isExternal(to) || to.startsWith('#'))
        return <a ref={ref} href={to} onClick={onClick} {...anchor} />

    const href = inLocale(locale, to)
    const prefetchHandlers = prefetch
        ? {onPointerEnter: () => prefetchPage(href), onTouchStart: () => prefetchPage(href)}
        : {}
    const handleClick = (event: ReactMouseEvent<HTMLAnchorElement>) => {
        onClick?.(event)
        navigateOnClick(history, event, {href, target: anchor.target, samePage})
    }
    return <a ref={ref} href={href} {...prefetchHandlers} {...anchor} onClick={handleClick} />
})

/** The address of the link to a page of this shop that something happened on, if any. */
const linkAt = ({target}: Event): string | null => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    return link?.getAttribute('href') ?? null
}

/**
 * HTML whose links to pages of this shop behave like Link: in the shopper's language, prefetched when pointed at, and
 * followed without a new document [ROUTE-065]. Links elsewhere stay as they are [ROUTE-066]. Takes HTML that is
 * already cleaned, and returns the HTML to render and the ref for its element.
 */
export const useLinkedHtml = (
    html: string
): {linkedHtml: string; containerRef: RefObject<HTMLDivElement>} => {
    const locale = useLocale()
    const prefetchPage = usePrefetch()
    const history = useHistory()
    const containerRef = useRef<HTMLDivElement>(null)

    useEffect(() => {
        const container = containerRef.current
        const onClick = (event: MouseEvent) => {
            const href = linkAt(event)
            if (href) navigateOnClick(history, event, {href})
        }
        const onPointerOver = (event: Event) => {
            const href = linkAt(event)
            if (href) prefetchPage(href)
        }
        container?.addEventListener('click', onClick)
        container?.addEventListener('pointerover', onPointerOver)
        return () => {
            container?.removeEventListener('click', onClick)
            container?.removeEventListener('pointerover', onPointerOver)
        }
    }, [history, prefetchPage])

    const linkedHtml = html.replace(
        /(<a [^>]*?href=")(\/[^"]*)/g,
        (_, before: string, path: string) => before + inLocale(locale, path)
    )
    return {linkedHtml, containerRef}
}
