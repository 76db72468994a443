import type {QueryClient} from '@tanstack/react-query'
import type {Request, Response} from 'express'
import {useMemo, type ReactNode} from 'react'
import {asRead, pagePath} from '@app/lib/address/page-path'
import {answerRoute, type Asker} from '@app/routing/answers/answer-route'
import {cacheControl} from '@app/routing/answers/cache-headers'
import type {PageState} from '@app/routing/answers/page-state'
import type {Visit} from '@app/routing/visit'
import {cleanTrace} from '../failures/clean-trace'
import {frameNeeds} from '../frame/frame-needs'
import type {CompiledMessages} from '../texts/messages'
import type {KitRoute} from './kit-routes'
import {createQueryCache} from './query-cache'
import {ShopSurroundings} from './shop-surroundings'
import {storefront} from './storefront'

/** What the kit hands around on the server: the response's locals. */
export type Locals = {
    page?: {visit: Visit; ask: Asker; messages: CompiledMessages}
    cache?: QueryClient
    state?: PageState
    /** When all that the page asks was there, by performance.now(). */
    answeredAt?: number
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
export const AppConfig = ({locals: {page, cache}, children}: Props) => {
    const surroundings = useMemo(() => {
        if (!page || !cache) throw new Error('The page was not prepared')
        return {visit: page.visit, cache, messages: page.messages}
    }, [page, cache])
    return <ShopSurroundings {...surroundings}>{children}</ShopSurroundings>
}

/** Called before anything renders. */
AppConfig.restore = (locals: Locals): void => {
    locals.cache = createQueryCache()
}

AppConfig.freeze = (locals: Locals): PageState | undefined => locals.state

AppConfig.getHOCsInUse = (): never[] => []
AppConfig.extraGetPropsArgs = (): Record<string, never> => ({})

/** The kit matches the path as it came; the router, and so the browser, reads it first. */
const asReadAll = (params: InitArgs['match']['params']): InitArgs['match']['params'] =>
    Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, value && asRead(value)])
    )

/** The server's wave for a page; sets status and cache header. What could not be had throws nothing: the page says so. */
AppConfig.initAppState = async ({route, match, location, res}: InitArgs) => {
    const {page, cache} = res.locals
    if (!page || !cache) throw new Error('The page was not prepared')
    const {visit, ask} = page
    const args = {
        ...visit,
        pathname: pagePath(asRead(location.pathname)),
        params: asReadAll(match.params),
        search: new URLSearchParams(location.search)
    }
    const answered = await answerRoute(route.definition, args, {
        ...{cache, frame: frameNeeds(visit), ask},
        traceOf: storefront().showErrorStacks ? cleanTrace : () => undefined
    })
    res.locals.answeredAt = performance.now()

    const {locale, origin, choice, storeId} = visit
    const {status, answers, failures} = answered
    res.locals.state = {locale, origin, choice, storeId, answers, failures}
    const isWhole = storeId !== undefined && failures.every(([, {code}]) => code === 'not-found')
    res.status(status).set('Cache-Control', cacheControl(route.definition.cache, status, isWhole))
    return {error: undefined, appState: {}}
}
