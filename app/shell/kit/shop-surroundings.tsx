import type {QueryClient} from '@tanstack/react-query'
import {QueryClientProvider} from '@tanstack/react-query'
import {useCallback, useEffect, useLayoutEffect, type ReactNode} from 'react'
import {useLatest} from '@app/lib/react/use-latest'
import {ChangePlaceProvider, VisitProvider, type Visit} from '@app/routing/visit'
import {warmRoute} from '@app/routing/warm-route'
import {WarmerProvider} from '@app/routing/warmer'
import {shopRoutes} from '@app/shop-routes'
import {whenIdle} from '../session/when-idle'
import {Messages, type CompiledMessages} from '../texts/messages'
import {useVisitState} from '../visit/use-visit-state'
import {loadFeatureStyles} from './feature-styles'

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

/** Fetches what any next page wants, and the code of the likely ones. */
const prepareNextPage = (): void => {
    void loadFeatureStyles()
    for (const {isLikelyNext, WithPage} of shopRoutes) if (isLikelyNext) WithPage.preload()
}

/** On the server nothing is committed, and React says so of a layout effect. */
const useCommit = typeof window === 'undefined' ? useEffect : useLayoutEffect

export type Surroundings = {visit: Visit; cache: QueryClient; messages: CompiledMessages}

/** What every part of the shop finds around it: whose prices, what is known, in which language; the same on both sides. */
export const ShopSurroundings = ({
    visit: first,
    cache,
    messages,
    children
}: Surroundings & {children: ReactNode}) => {
    const {visit, changePlace} = useVisitState(first, cache)
    useCommit(markHydrated, [])
    useEffect(() => whenIdle(prepareNextPage), [])
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
