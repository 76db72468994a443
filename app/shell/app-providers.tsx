import {type QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {type ReactNode, useCallback, useEffect, useLayoutEffect} from 'react'
import {useLatest} from '@app/lib/react-hooks'
import {whenIdle} from '@app/lib/when-idle'
import {
    type AppContext,
    AppContextProvider,
    ChangeStoreChoiceProvider
} from '@app/routing/app-context'
import {CurrentRouteProvider, useCurrentRoute} from '@app/routing/current-route'
import {PrefetchProvider, prefetchRoute} from '@app/routing/prefetch'
import type {RouteDefinition} from '@app/routing/route'
import {shopRoutes} from '@app/shop-routes'
import {useAppContextState} from './app-context'
import {loadFeatureStyles} from './feature-styles'
import {type CompiledMessages, MessagesProvider} from './messages-provider'

/**
 * Every control answers from here on: the whole page is one root, and this is its first commit. React runs what effects are
 * still due before it lets a press through. The flag is the kit's own, which tools that measure its storefronts read.
 */
const markHydrated = (): void => {
    performance.mark('hydrated')
    window.__HYDRATING__ = false
    // A task of its own: it has the whole page laid out anew.
    setTimeout(() => {
        document.documentElement.dataset.live = ''
    })
}

/** Fetches what any next page wants, and the code of the likely ones; a form or an account leads to none of these. */
const prefetchNextPage = ({
    layout = 'full',
    access = 'everybody'
}: Partial<RouteDefinition>): void => {
    void loadFeatureStyles()
    if (layout !== 'full' || access !== 'everybody') return
    for (const {isLikelyNext, LazyPage: WithPage} of shopRoutes)
        if (isLikelyNext) WithPage.preload()
}

const PrefetchWhenIdle = () => {
    const currentRef = useLatest(useCurrentRoute())
    useEffect(() => whenIdle(() => prefetchNextPage(currentRef.current)), [currentRef])
    return null
}

/** On the server nothing is committed, and React says so of a layout effect. */
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

export type AppProvidersProps = {
    context: AppContext
    cache: QueryClient
    messages: CompiledMessages
    /** The route of the first page. */
    route?: RouteDefinition | undefined
}

/** What every part of the shop finds around it: the resolved store, what is known, in which language; the same on both sides. */
export const AppProviders = ({
    context: initialContext,
    cache,
    messages,
    route,
    children
}: AppProvidersProps & {children: ReactNode}) => {
    const {context, changeStoreChoice} = useAppContextState(initialContext, cache)
    useIsomorphicLayoutEffect(markHydrated, [])
    // Links keep their warmer when the store changes, so that no product renders again for it.
    const latestRef = useLatest({context, cache})
    const prefetch = useCallback(
        (href: string) => void prefetchRoute(shopRoutes, href, latestRef.current),
        [latestRef]
    )
    return (
        <AppContextProvider value={context}>
            <ChangeStoreChoiceProvider value={changeStoreChoice}>
                <QueryClientProvider client={cache}>
                    <MessagesProvider locale={context.locale} messages={messages}>
                        <PrefetchProvider value={prefetch}>
                            <CurrentRouteProvider routes={shopRoutes} first={route}>
                                <PrefetchWhenIdle />
                                {children}
                            </CurrentRouteProvider>
                        </PrefetchProvider>
                    </MessagesProvider>
                </QueryClientProvider>
            </ChangeStoreChoiceProvider>
        </AppContextProvider>
    )
}
