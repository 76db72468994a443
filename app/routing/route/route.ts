import type {LoadableLibrary} from '@loadable/component'
import type {PublicRead} from '@app/commerce/public-reads'
import type {QueryKey} from '@app/domain/catalogue/known-query'
import type {PageDefinition} from './page'
import type {StyleName} from './style-name.generated'

/** For how many seconds a shared cache may keep the page, and may still serve it while it revalidates. */
export type CachePolicy = {fresh: number; stale: number} | 'never'

/** A renter is a customer whom the rental system knows [ROLE-004]. */
export type Access = 'everybody' | 'customer' | 'renter'

export type LayoutName = 'full' | 'checkout' | 'none'

/** What is known about a page before its code is loaded. */
export type RouteSpec = {
    /** Name for logs and metrics. */
    name: string
    /** Patterns without locale prefix. */
    path: string | string[]
    cache: CachePolicy
    /** The style sheets that the page has besides those of every page (docs/decisions/0006). */
    styles?: readonly StyleName[]
    /** Who may see it; everybody by default. A page for customers is the same HTML for all, filled in by the browser. */
    access?: Access
    /** The layout around the page: the whole shop (default), the checkout's header and footer, or nothing. */
    layout?: LayoutName
    /**
     * Nothing opens on it that the shopper did not ask for: pages with a form to finish. So on every page with the
     * checkout's layout, and every page that not everybody may see (G-57).
     */
    interruptions?: 'none'
    /** Query parameters that its HTML depends on, or that our server reads and removes; no others reach the page (D-01). */
    query?: readonly QueryKey[]
    /** The platform calls that it makes without a session, besides the layout's (docs/decisions/0008). */
    reads?: readonly PublicRead[]
    /** Its addresses in the sitemap's list of pages, without locale [G-71]. */
    sitemap?: readonly string[]
    /** Closed to crawlers [G-71]; pages with restricted access, and the checkout, are closed anyway. */
    crawlers?: 'closed'
    status?: number
    /** A card may be typed on it, in a frame: the page is always loaded as a new document (D-31). */
    hasCardFrame?: boolean
    /** Shoppers often go here next, from any page: its code is fetched while the first page is idle. */
    isLikelyNext?: boolean
    /** A file that the page asks for once it lives; whoever comes from another page is given it with the page's own. */
    later?: {preload: () => void}
}

/** What the module of a page exports besides the page itself. */
export type PageModule = {page: PageDefinition}

/** One line of the site's contents page: an address, for how long it may be cached and where its page's code is. */
export type RouteDefinition = RouteSpec & {
    /** Shows what it is given with the page's code, once that is loaded. */
    LazyPage: LoadableLibrary<PageModule>
    /** The page's code, fetched once; rejects when it is not available. */
    loadPage: () => Promise<PageDefinition>
}

export const defineRoute = (
    spec: RouteSpec,
    library: LoadableLibrary<PageModule>
): RouteDefinition => ({
    ...spec,
    LazyPage: library,
    loadPage: async () => {
        // A library loads its module; the package's types speak of components only.
        const module: unknown = await library.load()
        return (module as PageModule).page
    }
})

/** Seconds that a shared cache keeps a page that may soon improve: one not found, or with a part missing. */
const SHORT_TTL = 60

/**
 * The Cache-Control of a page. Browsers always ask again, shared caches keep it: a shopper who changes store gets the
 * other store's page at once, and a cache in front keys on address, locale and store [D-01, D-02]. A page that is not
 * whole, because something optional did not answer, is not cached for as long as one that is.
 */
export const cacheControl = (policy: CachePolicy, status: number, isWhole = true): string => {
    if (policy === 'never' || status >= 500) return 'private, no-store'
    if (status >= 400 || !isWhole) return `public, max-age=0, s-maxage=${SHORT_TTL}`
    return `public, max-age=0, s-maxage=${policy.fresh}, stale-while-revalidate=${policy.stale}`
}
