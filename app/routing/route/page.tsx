import type {ComponentType, ReactElement} from 'react'
import type {Call} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'
import type {Shopper} from '@app/commerce/session/session'
import type {QueryKey} from '@app/domain/catalogue/known-query'
import {pagePath, pagePathAt} from '@app/lib/address/page-path'
import {searchOf} from '@app/lib/address/redirect-query'
import type {AppContext} from './app-context'
import type {Loadable} from './commerce-query'

/** A query that is the same for everybody, and what it means if it fails. */
export type SharedQuery<T = unknown, Kind extends SharedKind = SharedKind> = {
    kind: Kind
    query: Query<T>
}
export type SharedKind = 'required' | 'optional'

/** A query of one shopper's own data, made from who they are. */
export type PersonalQuery<T = unknown> = {
    kind: 'personal'
    of: (shopper: Shopper) => Query<T>
}

export type PageQuery = SharedQuery | PersonalQuery

/** Fetched before the page renders; if it fails, the error page is shown. */
export const required = <T,>(query: Query<T>): SharedQuery<T, 'required'> => ({
    kind: 'required',
    query
})
/** Fetched at the same time; if it fails, only its section shows that. */
export const optional = <T,>(query: Query<T>): SharedQuery<T, 'optional'> => ({
    kind: 'optional',
    query
})
/**
 * Fetched in the browser only, with the shopper's own session, once it is known who they are: never on the server, never
 * in the page's HTML, and removed from the cache when the shopper changes. A guest without a session gets `failed` with 401.
 */
export const personal = <T,>(of: (shopper: Shopper) => Query<T>): PersonalQuery<T> => ({
    kind: 'personal',
    of
})

export type PageQueries = Record<string, PageQuery>

/** The queries that are the same for everybody: the only ones that the server or a prefetch fetches. */
export const sharedQueries = (queries: PageQueries): [name: string, query: SharedQuery][] =>
    Object.entries(queries).flatMap(([name, query]): [string, SharedQuery][] =>
        query.kind === 'personal' ? [] : [[name, query]]
    )

/** What the page gets for each query: the data itself if it is required, else a Loadable. */
export type PageData<N extends PageQueries> = {
    [K in keyof N]: N[K] extends PersonalQuery<infer T>
        ? Loadable<T>
        : N[K] extends SharedQuery<infer T, infer Kind>
          ? Kind extends 'required'
              ? T
              : Loadable<T>
          : never
}

/** The arguments of a route's declaration: same arguments, same queries, on both sides. */
export type LoaderArgs = AppContext & {
    pathname: string
    params: Readonly<Record<string, string | undefined>>
    search: URLSearchParams
}

/**
 * What a page's declaration is given, on the server, in the browser and for a prefetch alike: `path` is the address's path
 * as the router reads it.
 */
export const loaderArgs = (
    context: AppContext,
    path: string,
    search: string | URLSearchParams,
    params: LoaderArgs['params']
): LoaderArgs => ({
    ...context,
    pathname: pagePath(path),
    params,
    search: new URLSearchParams(search)
})

/** Where a page redirects to. The query of its own address is kept, without what the target says itself (D-45). */
export type RedirectTarget = {
    /** A path without locale, or an absolute address that is allowed [D-12]. */
    to: string
    /** The parameters that the target expresses otherwise than by a parameter of the same name. */
    expresses?: readonly QueryKey[]
}

type FirstCalls = (shopper: Shopper, args: LoaderArgs) => readonly Call[]

/** The queries of a page, and what their data means for it. */
export type PageSpec<N extends PageQueries> = {
    loader: (args: LoaderArgs) => N
    /**
     * The calls that hooks of the commerce SDK make first on a customer's page: our server makes them with the session
     * (docs/decisions/0026).
     */
    firstCalls?: FirstCalls
    /** Whether the data says that there is no such page: then 404 and the not-found page. */
    isMissing?: (data: PageData<N>, args: LoaderArgs) => boolean
    /** Whether the page is shown, but with status 404: it says itself that nothing is here, and where to go instead. */
    showsNotFound?: (data: PageData<N>, args: LoaderArgs) => boolean
    /** Where the page really lives, if not here: a permanent redirect [G-09]. */
    redirect?: (data: PageData<N>, args: LoaderArgs) => RedirectTarget | null
    /**
     * Whether the page on screen stays, pending and with its previous data, while the data for other search parameters of
     * the same path is loading. Focus, and what the shopper has opened, then stay too.
     */
    keepPreviousData?: (previous: LoaderArgs, now: LoaderArgs) => boolean
    /** Shown while required data is loading, or while it is not known who the shopper is. */
    skeleton: ComponentType
    /** Instead of a renter's page, for a customer who rents nothing yet. */
    invitation?: ComponentType
}

export type PageProps<N extends PageQueries> = PageData<N> & {at: LoaderArgs}

/** A page without its own type parameters, so that all pages have one type. */
export type PageDefinition = {
    loader: (args: LoaderArgs) => PageQueries
    firstCalls: FirstCalls
    isMissing: (data: Record<string, unknown>, args: LoaderArgs) => boolean
    showsNotFound: (data: Record<string, unknown>, args: LoaderArgs) => boolean
    redirectOf: (data: Record<string, unknown>, args: LoaderArgs) => RedirectTarget | null
    keepPreviousData: (previous: LoaderArgs, now: LoaderArgs) => boolean
    skeleton: ComponentType
    invitation: ComponentType | undefined
    render: (data: Record<string, unknown>, args: LoaderArgs) => ReactElement
}

/** Whether an address is another one than the page's own: a redirect to itself would have no end. */
const leadsElsewhere = (to: string, {pathname, search}: LoaderArgs): boolean => {
    if (pagePathAt(to) !== pathname) return true
    const query = new URLSearchParams(searchOf(to))
    return [...query.keys()].some(
        (name) => String(query.getAll(name)) !== String(search.getAll(name))
    )
}

/** Empty if the page's props are what its loader provides; a page that needs more does not compile. */
export type Accepts<Given, P> = Given extends P ? [] : [missing: Exclude<keyof P, keyof Given>]

/** Defines a page: its loader and its component, which a browser downloads together when it first needs them. */
export const definePage =
    <N extends PageQueries>(spec: PageSpec<N>) =>
    <P extends object>(
        Page: ComponentType<P>,
        ..._suits: Accepts<PageProps<N>, P>
    ): PageDefinition => {
        // The route view collects the data under the names that `loader` gave, so it is PageData<N>, and `Accepts` has
        // checked that the page takes it. The compiler cannot see this through PageDefinition, which has no parameters.
        const typed = (data: Record<string, unknown>) => data as PageData<N>
        const props = (data: Record<string, unknown>, at: LoaderArgs) =>
            ({...data, at}) as unknown as P

        return {
            loader: spec.loader,
            firstCalls: spec.firstCalls ?? (() => []),
            skeleton: spec.skeleton,
            invitation: spec.invitation,
            keepPreviousData: spec.keepPreviousData ?? (() => false),
            isMissing: (data, args) => spec.isMissing?.(typed(data), args) ?? false,
            showsNotFound: (data, args) => spec.showsNotFound?.(typed(data), args) ?? false,
            redirectOf: (data, args) => {
                const target = spec.redirect?.(typed(data), args) ?? null
                return target !== null && leadsElsewhere(target.to, args) ? target : null
            },
            render: (data, args) => <Page {...props(data, args)} />
        }
    }
