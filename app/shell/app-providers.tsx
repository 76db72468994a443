import {type QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {type ReactNode, useCallback, useEffect} from 'react'
import {useIsomorphicLayoutEffect, useLatest} from '@app/lib/browser/react-hooks'
import {whenIdle} from '@app/lib/browser/when-idle'
import {
    type AppContext,
    AppContextProvider,
    ChangeStoreChoiceProvider
} from '@app/routing/route/app-context'
import {CurrentRouteProvider, useCurrentRoute} from '@app/routing/route/current-route'
import {PrefetchProvider, prefetchRoute} from '@app/routing/links/prefetch'
import type {RouteDefinition} from '@app/routing/route/route'
import {shopRoutes} from '@app/shop-routes'
import {useAppContextState} from './app-context'
import {loadFeatureStyles} from './feature-styles'
import {type CompiledMessages, MessagesProvider} from './messages-provider'

/**
 * Marks the page as hydrated: the whole page is one root, and this is its first commit, so every control responds.
 * React runs outstanding effects before it handles a press. The flag is the kit's own, which tools that measure its
 * storefronts read.
 */
const markHydrated = (): void => {
    performance.mark('hydrated')
    window.__HYDRATING__ = false
    // In a task of its own, as it makes the browser lay out the whole page again.
    setTimeout(() => {
        document.documentElement.dataset.live = ''
    })
}

/**
 * Prefetches what every next page needs, and the code of the likely ones; not on a form or an account page, from which
 * shoppers do not go there.
 */
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

export type AppProvidersProps = {
    context: AppContext
    cache: QueryClient
    messages: CompiledMessages
    /** The route of the first page. */
    route?: RouteDefinition | undefined
}

/** The providers around the whole shop, on server and browser: resolved store, query cache, language. */
export const AppProviders = ({
    context: initialContext,
    cache,
    messages,
    route,
    children
}: AppProvidersProps & {children: ReactNode}) => {
    const {context, changeStoreChoice} = useAppContextState(initialContext, cache)
    useIsomorphicLayoutEffect(markHydrated, [])
    // The prefetch function stays the same when the store changes, so that no link renders again for it.
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
