import type {QueryClient} from '@tanstack/react-query'
import {createContext, useContext} from 'react'
import {queryOptions} from '@app/commerce/query'
import {asRead} from '@app/lib/page-path'
import type {AppContext} from './app-context'
import {routeAt} from './current-route'
import {loaderArgs, sharedQueries} from './page'
import type {RouteDefinition} from './route'

/** Called with an address that a shopper is about to open. */
export type Prefetch = (href: string) => void

const PrefetchContext = createContext<Prefetch>(() => undefined)

export const PrefetchProvider = PrefetchContext.Provider
export const usePrefetch = (): Prefetch => useContext(PrefetchContext)

const baseForParsing = 'https://shop.invalid'

/**
 * Prefetches a page's code and data; data that is still fresh is not fetched again. Resolves when everything has arrived or
 * failed; never rejects.
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
    await Promise.all(queries.map(([, {query}]) => cache.prefetchQuery(queryOptions(query))))
}
