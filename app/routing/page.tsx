import type {ComponentType, ReactElement} from 'react'
import type {Query} from '@app/commerce/query'
import type {Shopper} from '@app/commerce/shopper/session'
import {pagePath} from '@app/lib/page-path'
import type {AppContext} from './app-context'
import type {Loadable} from './commerce-query'

/** What is the same for everybody, and what its absence means (house style 2.6). */
export type SharedQuery<T = unknown, Kind extends SharedKind = SharedKind> = {
    kind: Kind
    query: Query<T>
}
export type SharedKind = 'required' | 'optional'

/** What only one shopper may read, as a query made from who they are. */
export type PersonalQuery<T = unknown> = {
    kind: 'personal'
    of: (shopper: Shopper) => Query<T>
}

export type PageQuery = SharedQuery | PersonalQuery

/** Asked before the page renders; its failure is the error page. */
export const required = <T,>(query: Query<T>): SharedQuery<T, 'required'> => ({
    kind: 'required',
    query
})
/** Asked in the same wave; its failure is its section's quiet state. */
export const optional = <T,>(query: Query<T>): SharedQuery<T, 'optional'> => ({
    kind: 'optional',
    query
})
/**
 * Asked in the browser alone, with the shopper's own session, once it is known who they are: never on the server, never
 * in the page's HTML, and forgotten when the shopper is somebody else. A guest without a session gets `failed` with 401.
 */
export const personal = <T,>(of: (shopper: Shopper) => Query<T>): PersonalQuery<T> => ({
    kind: 'personal',
    of
})

export type PageQueries = Record<string, PageQuery>

/** The queries that are the same for everybody: all that a server or a prefetch asks for. */
export const sharedQueries = (queries: PageQueries): [name: string, query: SharedQuery][] =>
    Object.entries(queries).flatMap(([name, query]): [string, SharedQuery][] =>
        query.kind === 'personal' ? [] : [[name, query]]
    )

/** What the page is given for each query: the value itself where it is required. */
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

/** What an address needs, and what its answers mean. */
export type PageSpec<N extends PageQueries> = {
    loader: (args: LoaderArgs) => N
    /** Whether the answers say that there is no such page: then 404 and the not-found page. */
    isMissing?: (data: PageData<N>, args: LoaderArgs) => boolean
    /** Whether the page is shown, with status 404: it says itself that nothing is at this address, and where to go on. */
    showsNotFound?: (data: PageData<N>, args: LoaderArgs) => boolean
    /** Where the page really lives, if not here: a permanent redirect [G-09]. */
    redirect?: (data: PageData<N>, args: LoaderArgs) => string | null
    /**
     * Whether the page on screen stays while what another query of the same path, or another choice in place, requires is
     * on its way: pending, with the data of the query before. Then the focus, and what the shopper has opened, stay too.
     */
    keepPreviousData?: (previous: LoaderArgs, now: LoaderArgs) => boolean
    /** Keeps the page's place while what it requires, or who the shopper is, is not known. */
    skeleton: ComponentType
    /** Instead of a renter's page, for a customer who rents nothing yet. */
    invitation?: ComponentType
}

export type PageProps<N extends PageQueries> = PageData<N> & {at: LoaderArgs}

/** A page with its types closed over, so that all pages are of one kind. */
export type PageDefinition = {
    loader: (args: LoaderArgs) => PageQueries
    isMissing: (data: Record<string, unknown>, args: LoaderArgs) => boolean
    showsNotFound: (data: Record<string, unknown>, args: LoaderArgs) => boolean
    redirectOf: (data: Record<string, unknown>, args: LoaderArgs) => string | null
    keepPreviousData: (previous: LoaderArgs, now: LoaderArgs) => boolean
    skeleton: ComponentType
    invitation: ComponentType | undefined
    render: (data: Record<string, unknown>, args: LoaderArgs) => ReactElement
}

/** Nothing where the page can be given what is gathered for it; a page that wants more does not compile. */
type Accepts<Given, P> = Given extends P ? [] : [missing: Exclude<keyof P, keyof Given>]

/** What a page asks for and what shows it; a browser fetches both when it first needs them. */
export const definePage =
    <N extends PageQueries>(spec: PageSpec<N>) =>
    <P extends object>(
        Page: ComponentType<P>,
        ..._suits: Accepts<PageProps<N>, P>
    ): PageDefinition => {
        // The route view gathers the answers by the very names that `load` gave, so they are Answers<N>, and `Suits`
        // has checked that these are the page's; the compiler cannot see either through the one kind of all pages.
        const typed = (data: Record<string, unknown>) => data as PageData<N>
        const props = (data: Record<string, unknown>, at: LoaderArgs) =>
            ({...data, at}) as unknown as P

        return {
            loader: spec.loader,
            skeleton: spec.skeleton,
            invitation: spec.invitation,
            keepPreviousData: spec.keepPreviousData ?? (() => false),
            isMissing: (data, args) => spec.isMissing?.(typed(data), args) ?? false,
            showsNotFound: (data, args) => spec.showsNotFound?.(typed(data), args) ?? false,
            redirectOf: (data, args) => spec.redirect?.(typed(data), args) ?? null,
            render: (data, args) => <Page {...props(data, args)} />
        }
    }
