import type {QueryClient} from '@tanstack/react-query'
import {useCallback, useEffect, useMemo, useState} from 'react'
import {queryOf} from '@app/commerce/question'
import {nearestStoreId} from '@app/commerce/stores/nearest-store'
import type {StoreChoice} from '@app/domain/store/choice/store-choice'
import {useLatest} from '@app/lib/react/use-latest'
import type {ChangePlace, Visit} from '@app/routing/visit'
import {warmRoute} from '@app/routing/warm-route'
import {shopRoutes} from '@app/shop-routes'
import {frameNeeds} from '../frame/frame-needs'
import {keepChoice, keptChoice} from './kept-choice'

/**
 * How long the old store's prices stay while the new store's are asked for, milliseconds. Finding the store nearest to a zip
 * comes before and is not counted.
 */
const longestWait = 5000

const soonEnough = async (answers: Promise<unknown>): Promise<void> => {
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longestWait))])
}

/** Who gave a place is nobody's price: such a change leaves the page as it is. */
const isSamePlace = (one: StoreChoice | null, other: StoreChoice | null): boolean =>
    one?.storeId === other?.storeId && one?.zip === other?.zip

/** Where the shopper is, and whose prices that makes. */
type Here = Pick<Visit, 'choice' | 'storeId'>

/** Prices for a zip are those of the store nearest to it; where there is none the page's stay [STORE-070]. */
const hereAt = async (page: Visit, choice: StoreChoice, cache: QueryClient): Promise<Here> => {
    if (choice.storeId !== undefined) return {choice, storeId: choice.storeId}
    const question = nearestStoreId(page.commerce, {countryCode: 'US', postalCode: choice.zip})
    const nearest = cache.fetchQuery(queryOf(question))
    return {choice, storeId: await nearest.catch(() => page.storeId)}
}

/** All that the page on screen shows for another place, asked ahead so that it changes at once. */
const askAhead = (visit: Visit, cache: QueryClient): Promise<unknown> => {
    const {pathname, search} = window.location
    const frame = Object.values(frameNeeds(visit)).map(({question}) =>
        cache.prefetchQuery<unknown>(queryOf<unknown>(question))
    )
    return Promise.all([...frame, warmRoute(shopRoutes, pathname + search, {visit, cache})])
}

/**
 * The visit as the page came with it, and then as the shopper changes it: a change is kept in the cookie, and the page
 * shows the new store's prices without a reload. A place chosen in another tab is taken over when this one is seen again.
 */
export const useVisitState = (
    page: Visit,
    cache: QueryClient
): {visit: Visit; changePlace: ChangePlace} => {
    const [here, setHere] = useState<Here>(page)
    const held = useLatest(here)
    const visit = useMemo(
        () => ({...page, choice: here.choice, storeId: here.storeId}),
        [page, here]
    )

    const take = useCallback(
        async (next: StoreChoice): Promise<void> => {
            if (isSamePlace(held.current.choice, next)) return
            const there = await hereAt(page, next, cache)
            await soonEnough(askAhead({...page, ...there}, cache))
            // Meanwhile the shopper may have chosen again.
            if (isSamePlace(keptChoice() ?? next, next)) setHere(there)
        },
        [page, cache, held]
    )
    const changePlace = useCallback(
        (next: StoreChoice) => {
            keepChoice(next)
            return take(next)
        },
        [take]
    )

    useEffect(() => {
        const takeKept = () => {
            const kept = keptChoice()
            if (kept && document.visibilityState === 'visible') void take(kept)
        }
        takeKept()
        // A page from the browser's own back-forward memory is shown as it was left.
        window.addEventListener('pageshow', takeKept)
        document.addEventListener('visibilitychange', takeKept)
        return () => {
            window.removeEventListener('pageshow', takeKept)
            document.removeEventListener('visibilitychange', takeKept)
        }
    }, [take])

    return {visit, changePlace}
}
