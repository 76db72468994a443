import type {QueryClient} from '@tanstack/react-query'
import type {Request, Response} from 'express'
import {useMemo, type ReactNode} from 'react'
import {asRead} from '@app/lib/page-path'
import {type LoadedRoute, loadRoute, type QueryFetcher} from '@app/routing/loader'
import {loaderArgs} from '@app/routing/page'
import {cacheControl, type RouteDefinition} from '@app/routing/route'
import type {PageState} from '@app/routing/state'
import type {AppContext} from '@app/routing/app-context'
import {cleanTrace} from './errors/clean-trace'
import {layoutQueries} from './layout/layout-queries'
import type {CompiledMessages} from './messages-provider'
import type {KitRoute} from './kit-routes'
import {createQueryClient} from './query-client'
import {AppProviders} from './app-providers'
import {storefrontConfig} from './storefront-config'

/** What the kit hands around on the server: the response's locals. */
export type Locals = {
    page?: {
        context: AppContext
        fetchQuery: QueryFetcher
        messages: CompiledMessages
        /** Where it is written why a page could not be shown. */
        warn?: (message: string) => void
        /** Resolves when this page may be rendered: no two of a process follow each other at once. */
        turn?: () => Promise<void>
    }
    cache?: QueryClient
    /** The route that the kit has found. */
    route?: RouteDefinition
    state?: PageState
    /** When all that the page asks was there, by performance.now(). */
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
 * The kit's application config, with a fetch strategy of our own in place of withReactQuery: one wave of calls read off
 * the route, one render, no tree walk (docs/decisions/0005). The statics are the names that the kit calls. Browsers start
 * without it (app/shell/start).
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

/** The kit matches the path as it came; the router, and so the browser, reads it first. */
const asReadAll = (params: InitArgs['match']['params']): InitArgs['match']['params'] =>
    Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, value && asRead(value)])
    )

/** Writes why a page could not be shown: the first words of the keys say which queries failed, and nobody's data. */
const reportTrouble = (
    warn: ((message: string) => void) | undefined,
    name: string,
    {status, failures}: LoadedRoute
): void => {
    if (status < 500) return
    const queries = failures.map(([[query], {code}]) => `${String(query)} ${code}`)
    warn?.(`Page ${name} is ${status}: ${queries.join(', ')}`)
}

/** The server's wave for a page; sets status and cache header. What could not be had throws nothing: the page says so. */
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
        // The checkout's head and foot ask nothing.
        layoutQueries: (route.definition.layout ?? 'full') === 'full' ? layoutQueries(context) : {},
        traceOf: storefrontConfig().showErrorStacks ? cleanTrace : () => undefined
    })
    res.locals.loadedAt = performance.now()
    reportTrouble(page.warn, route.definition.name, loaded)

    const {locale, origin, choice, storeId} = context
    const {status, queries, failures} = loaded
    res.locals.state = {locale, origin, choice, storeId, queries, failures}
    const isWhole = storeId !== undefined && failures.every(([, {code}]) => code === 'not-found')
    // Nobody said whether the page has moved (G-09): it may be elsewhere the next time, and is not cached as gone.
    const mayHaveMoved = failures.some(
        ([[name], {code}]) => name === 'url-mapping' && code !== 'not-found'
    )
    const policy = mayHaveMoved ? 'never' : route.definition.cache
    res.status(status).set('Cache-Control', cacheControl(policy, status, isWhole))
    await page.turn?.()
    return {error: undefined, appState: {}}
}
