import type {QueryClient} from '@tanstack/react-query'
import {QueryClientProvider} from '@tanstack/react-query'
import type {Request, Response} from 'express'
import {useCallback, useEffect, useLayoutEffect, useMemo, type ReactNode} from 'react'
import {useLatest} from '@app/lib/react/use-latest'
import {answerRoute, type Asker} from '@app/routing/answers/answer-route'
import {cacheControl} from '@app/routing/answers/cache-headers'
import {withoutLocale} from '@app/routing/address/locale-path'
import type {PageState} from '@app/routing/answers/page-state'
import {ChangePlaceProvider, VisitProvider, type Visit} from '@app/routing/visit'
import {warmRoute} from '@app/routing/warm-route'
import {WarmerProvider} from '@app/routing/warmer'
import {shopRoutes} from '@app/shop-routes'
import {cleanTrace} from '../failures/clean-trace'
import {frameNeeds} from '../frame/frame-needs'
import {whenIdle} from '../session/when-idle'
import {heldMessages} from '../texts/held-messages'
import {Messages, type CompiledMessages} from '../texts/messages'
import {loadFeatureStyles} from './feature-styles'
import type {KitRoute} from './kit-routes'
import {createQueryCache} from './query-cache'
import {storefront} from './storefront'
import {useVisitState} from '../visit/use-visit-state'
import {visitFromPage} from '../visit/visit-from-page'

/** What the kit hands around: the response's locals on the server, an object of its own in the browser. */
export type Locals = {
    page?: {visit: Visit; ask: Asker; messages: CompiledMessages}
    visit?: Visit
    cache?: QueryClient
    state?: PageState
    askedMs?: number
}

type InitArgs = {
    route: KitRoute
    match: {params: Record<string, string | undefined>}
    location: {pathname: string; search: string}
    req: Request
    res: Response<unknown, Locals>
}

type Props = {locals: Locals; children: ReactNode}

type Ambient = {visit: Visit; cache: QueryClient; messages: CompiledMessages}

/**
 * Every control answers from here on: the whole page is one root, and this is its first commit. React runs what effects are
 * still due before it lets a press through. The flag is the kit's own, which tools that measure its storefronts read.
 */
const markHydrated = (): void => {
    performance.mark('hydrated')
    window.__HYDRATING__ = false
    document.documentElement.dataset.live = ''
}

/** On the server nothing is committed, and React says so of a layout effect. */
const useCommit = typeof window === 'undefined' ? useEffect : useLayoutEffect

const Providers = ({visit: first, cache, messages, children}: Ambient & {children: ReactNode}) => {
    const {visit, changePlace} = useVisitState(first, cache)
    useCommit(markHydrated, [])
    useEffect(() => whenIdle(() => void loadFeatureStyles()), [])
    // Links keep their warmer when the store changes, so that no product is drawn anew for it.
    const latestRef = useLatest({visit, cache})
    const warm = useCallback(
        (href: string) => void warmRoute(shopRoutes, href, latestRef.current),
        [latestRef]
    )
    return (
        <VisitProvider value={visit}>
            <ChangePlaceProvider value={changePlace}>
                <QueryClientProvider client={cache}>
                    <Messages locale={visit.locale} messages={messages}>
                        <WarmerProvider value={warm}>{children}</WarmerProvider>
                    </Messages>
                </QueryClientProvider>
            </ChangePlaceProvider>
        </VisitProvider>
    )
}

/**
 * The kit's application config, with a fetch strategy of our own in place of withReactQuery: one wave of calls read off
 * the route, one render, no tree walk (docs/decisions/0005). The statics are the names that the kit calls.
 */
export const AppConfig = ({locals, children}: Props) => {
    const ambient = useMemo((): Ambient => {
        const ours = locals.visit ?? locals.page?.visit
        if (!ours) throw new Error('AppConfig needs a visit: the page was not prepared')
        return {
            visit: ours,
            cache: locals.cache ?? createQueryCache(),
            messages: locals.page?.messages ?? heldMessages()
        }
    }, [locals])
    return <Providers {...ambient}>{children}</Providers>
}

/** Called on both sides before anything renders; `state` is what the server wrote into the page. */
AppConfig.restore = (locals: Locals, state?: PageState): void => {
    locals.cache = createQueryCache()
    if (state) locals.visit = visitFromPage(state, locals.cache)
}

AppConfig.freeze = (locals: Locals): PageState | undefined => locals.state

AppConfig.getHOCsInUse = (): never[] => []
AppConfig.extraGetPropsArgs = (): Record<string, never> => ({})

/** The server's wave for a page; sets status, cache header and redirect. Never throws. */
AppConfig.initAppState = async ({route, match, location, res}: InitArgs) => {
    const {page, cache} = res.locals
    if (!page || !cache) throw new Error('The page was not prepared')
    const {visit, ask} = page
    const began = performance.now()
    const args = {
        ...visit,
        pathname: withoutLocale(location.pathname),
        params: match.params,
        search: new URLSearchParams(location.search)
    }
    const answered = await answerRoute(route.definition, args, {
        ...{cache, frame: frameNeeds(visit), ask},
        traceOf: storefront().showErrorStacks ? cleanTrace : () => undefined
    })
    res.locals.askedMs = performance.now() - began

    const {locale, origin, choice, storeId} = visit
    const {status, answers, failures} = answered
    res.locals.state = {locale, origin, choice, storeId, answers, failures}
    const isWhole = storeId !== undefined && failures.every(([, {code}]) => code === 'not-found')
    res.status(status).set('Cache-Control', cacheControl(route.definition.cache, status, isWhole))
    return {error: undefined, appState: {}}
}
