import type {LoadableLibrary} from '@loadable/component'
import type {PageCode} from './define-page'

/** Seconds a shared cache may keep the page, and may go on serving it while it asks anew. */
export type CachePolicy = {fresh: number; stale: number} | 'never'

/** What is known of a page before its code is there. */
export type RouteSpec = {
    /** Name for logs and metrics. */
    name: string
    /** Patterns without locale prefix. */
    path: string | string[]
    cache: CachePolicy
    /** Whose style sheets the page carries besides those of every page (docs/decisions/0006). */
    styles?: readonly string[]
    /** The frame around the page. */
    frame?: 'full' | 'none'
    status?: number
    /** Where shoppers go next from anywhere: its code is fetched while the first page rests. */
    isLikelyNext?: boolean
}

/** What a file of a page exports besides the page itself. */
export type PageModule = {page: PageCode}

/** One line of the site's contents page: an address, for how long it may be cached and where its page's code is. */
export type RouteDefinition = RouteSpec & {
    /** Shows what it is given with the page's code, once that is there. */
    WithPage: LoadableLibrary<PageModule>
    /** The page's code, fetched once; rejects when it cannot be had. */
    page: () => Promise<PageCode>
}

export const defineRoute = (
    spec: RouteSpec,
    library: LoadableLibrary<PageModule>
): RouteDefinition => ({
    ...spec,
    WithPage: library,
    page: async () => {
        // A library loads its module; the package's types speak of components only.
        const module: unknown = await library.load()
        return (module as PageModule).page
    }
})
