import type {QueryClient} from '@tanstack/react-query'
import type {Request, Response} from 'express'
import {useMemo, type ReactNode} from 'react'
import {asRead} from '@app/lib/address/page-path'
import {type LoadedRoute, loadRoute, type QueryFetcher} from '@app/routing/view/loader'
import {loaderArgs} from '@app/routing/route/page'
import {cacheControl, type RouteDefinition} from '@app/routing/route/route'
import type {PageState} from '@app/routing/data/state'
import type {AppContext} from '@app/routing/route/app-context'
import {shownTrace} from './errors/clean-trace'
import {layoutQueries} from './layout/layout-queries'
import type {CompiledMessages} from './messages-provider'
import type {KitRoute} from './kit-routes'
import {createQueryClient} from './query-client'
import {AppProviders} from './app-providers'

/** The response's locals, which the kit passes around on the server. */
export type Locals = {
    page?: {
        context: AppContext
        fetchQuery: QueryFetcher
        messages: CompiledMessages
        /** Logs why a page could not be shown. */
        warn?: (message: string) => void
        /** Resolves when this page may be rendered: a process does not render two pages without a pause. */
        turn?: () => Promise<void>
    }
    cache?: QueryClient
    /** The route that the kit has matched. */
    route?: RouteDefinition
    state?: PageState
    /** When all of the page's data was there, by performance.now(). */
    loadedAt?: number
}

type InitArgs = {
    route: KitRoute
    match: {params: Record<string, string | undefined>}
    location: {pathname: string; search: string}
    req: Request
    res: Response<unknown, Locals>
}

type Props = {locals: Locals; children: ReactNode}

/**
 * The kit's application config, with a fetch strategy of our own in place of withReactQuery: one round of calls read
 * off the route, one render, no tree walk (docs/decisions/0005). The statics have the names that the kit calls.
 * Browsers start without it (app/shell/start).
 */
export const AppConfig = ({locals: {page, cache, route}, children}: Props) => {
    const providers = useMemo(() => {
        if (!page || !cache) throw new Error('The page was not prepared')
        return {context: page.context, cache, messages: page.messages, route}
    }, [page, cache, route])
    return <AppProviders {...providers}>{children}</AppProviders>
}

/** Called before anything renders. */
AppConfig.restore = (locals: Locals): void => {
    locals.cache = createQueryClient()
}

AppConfig.freeze = (locals: Locals): PageState | undefined => locals.state

AppConfig.getHOCsInUse = (): never[] => []
AppConfig.extraGetPropsArgs = (): Record<string, never> => ({})

/** The kit matches the encoded path; the router, and so the browser, decodes it first. */
const asReadAll = (params: InitArgs['match']['params']): InitArgs['match']['params'] =>
    Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, value && asRead(value)])
    )

/** Logs why a page could not be shown: the first words of the keys name the queries that failed, without anybody's data. */
const reportTrouble = (
    warn: ((message: string) => void) | undefined,
    name: string,
    {status, failures}: LoadedRoute
): void => {
    if (status < 500) return
    const queries = failures.map(([[query], {code}]) => `${String(query)} ${code}`)
    warn?.(`Page ${name} is ${status}: ${queries.join(', ')}`)
}

/**
 * Loads a page's data on the server; sets status and cache header. A query that fails does not throw: the page shows
 * the failure.
 */
AppConfig.initAppState = async ({route, match, location, res}: InitArgs) => {
    const {page, cache} = res.locals
    if (!page || !cache) throw new Error('The page was not prepared')
    const {context, fetchQuery} = page
    res.locals.route = route.definition
    const {pathname, search} = location
    const args = loaderArgs(context, asRead(pathname), search, asReadAll(match.params))
    const loaded = await loadRoute(route.definition, args, {
        cache,
        fetchQuery,
        // The checkout's header and footer have no queries.
        layoutQueries: (route.definition.layout ?? 'full') === 'full' ? layoutQueries(context) : {},
        traceOf: shownTrace
    })
    res.locals.loadedAt = performance.now()
    reportTrouble(page.warn, route.definition.name, loaded)

    const {locale, site, origin, choice, storeId} = context
    const {status, redirects, queries, failures} = loaded
    res.locals.state = {locale, ...(site && {site}), origin, choice, storeId, queries, failures}
    const isWhole = storeId !== undefined && failures.every(([, {code}]) => code === 'not-found')
    // A redirect has the query of this one request in it (D-45).
    const policy = redirects ? 'never' : route.definition.cache
    res.status(status).set('Cache-Control', cacheControl(policy, status, isWhole))
    await page.turn?.()
    return {error: undefined, appState: {}}
}
