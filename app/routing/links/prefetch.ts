import type {QueryClient} from '@tanstack/react-query'
import {createContext, useContext} from 'react'
import {toFailure} from '@app/commerce/client'
import {type Query, queryOptions} from '@app/commerce/query'
import {asRead} from '@app/lib/address/page-path'
import type {AppContext} from '../route/app-context'
import {routeAt} from '../route/current-route'
import {loaderArgs, sharedQueries} from '../route/page'
import type {RouteDefinition} from '../route/route'

/** Called with an address that a shopper is about to open. */
export type Prefetch = (href: string) => void

const PrefetchContext = createContext<Prefetch>(() => undefined)

export const PrefetchProvider = PrefetchContext.Provider
export const usePrefetch = (): Prefetch => useContext(PrefetchContext)

/** What the platform said is not there: asked again, the page that says so would be gone meanwhile. */
const isKnownMissing = (cache: QueryClient, {key}: Query<unknown>): boolean =>
    toFailure(cache.getQueryState(key)?.error).code === 'not-found'

const baseForParsing = 'https://shop.invalid'

/**
 * Prefetches a page's code and data; data that is still fresh is not fetched again, nor what is known not to be there.
 * Resolves when everything has arrived or failed; never rejects.
 */
export const prefetchRoute = async (
    routes: readonly RouteDefinition[],
    href: string,
    {context: context, cache}: {context: AppContext; cache: QueryClient}
): Promise<void> => {
    const {pathname, searchParams} = new URL(href, baseForParsing)
    const path = asRead(pathname)
    const found = routeAt(routes, path)
    if (!found) return
    found.route.later?.preload()
    const args = loaderArgs(context, path, searchParams, found.params)
    const page = await found.route.loadPage().catch(() => undefined)
    if (!page) return
    const queries = sharedQueries(page.loader(args))
        .map(([, {query}]) => query)
        .filter((query) => !isKnownMissing(cache, query))
    await Promise.all(queries.map((query) => cache.prefetchQuery(queryOptions(query))))
}
