import type {LoadableLibrary} from '@loadable/component'
import type {PublicRead} from '@app/commerce/public-reads'
import type {QueryKey} from '@app/domain/known-query'
import type {PageDefinition} from './page'
import type {StyleName} from './style-name.generated'

/** Seconds a shared cache may keep the page, and may go on serving it while it asks anew. */
export type CachePolicy = {fresh: number; stale: number} | 'never'

/** A renter is a customer whom the rental system knows [ROLE-004]. */
export type Access = 'everybody' | 'customer' | 'renter'

export type LayoutName = 'full' | 'checkout' | 'none'

/** What is known of a page before its code is there. */
export type RouteSpec = {
    /** Name for logs and metrics. */
    name: string
    /** Patterns without locale prefix. */
    path: string | string[]
    cache: CachePolicy
    /** Whose style sheets the page carries besides those of every page (docs/decisions/0006). */
    styles?: readonly StyleName[]
    /** Who may see it; everybody where nothing is said. A page for some is the same shell for all, filled in the browser. */
    access?: Access
    /** What stands around the page: all of the shop, the checkout's head and foot, or nothing; all where nothing is said. */
    layout?: LayoutName
    /** Parameters of the address that its HTML depends on, or that our server takes out of it; none other gets there (D-01). */
    query?: readonly QueryKey[]
    /** What of the platform it asks without a session, besides what the layout asks (docs/decisions/0008). */
    reads?: readonly PublicRead[]
    /** Its addresses in the sitemap's list of pages, without locale [G-71]. */
    sitemap?: readonly string[]
    /** Closed to crawlers [G-71]; what is for some, and the checkout, is so without saying it. */
    crawlers?: 'closed'
    status?: number
    /** A card may be typed on it, in a frame: it stands in a document of its own (D-31). */
    hasCardFrame?: boolean
    /** Where shoppers go next from anywhere: its code is fetched while the first page rests. */
    isLikelyNext?: boolean
}

/** What a file of a page exports besides the page itself. */
export type PageModule = {page: PageDefinition}

/** One line of the site's contents page: an address, for how long it may be cached and where its page's code is. */
export type RouteDefinition = RouteSpec & {
    /** Shows what it is given with the page's code, once that is there. */
    LazyPage: LoadableLibrary<PageModule>
    /** The page's code, fetched once; rejects when it cannot be had. */
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

/** Seconds that a shared cache keeps what may soon be better: a page not found, a page with a part missing. */
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
