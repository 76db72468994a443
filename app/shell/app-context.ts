import type {QueryClient} from '@tanstack/react-query'
import Cookies from 'js-cookie'
import {useCallback, useEffect, useMemo, useState} from 'react'
import {queryOptions} from '@app/commerce/query'
import {choiceThatHolds, nearestStoreId} from '@app/commerce/stores/assigned-store'
import {
    parseStoreChoice,
    type StoreChoice,
    storeCookie,
    formatStoreChoice
} from '@app/domain/stores/store-choice'
import {useLatest} from '@app/lib/browser/react-hooks'
import type {AppContext, ChangeStoreChoice} from '@app/routing/route/app-context'
import {prefetchRoute} from '@app/routing/links/prefetch'
import {shopRoutes} from '@app/shop-routes'
import {layoutQueries} from './layout/layout-queries'

/** The store choice in this browser's cookie; another tab may have changed it. */
export const readStoreChoice = (): StoreChoice | null =>
    parseStoreChoice(Cookies.get(storeCookie.name))

/** Saves a store choice for 180 days; on secure sites for secure requests only. */
export const saveStoreChoice = (choice: StoreChoice): void => {
    const {name, path, days: expires, sameSite} = storeCookie
    const secure = window.location.protocol === 'https:'
    Cookies.set(name, formatStoreChoice(choice), {path, expires, sameSite, secure})
}

/**
 * How long the former store's prices stay while the new ones are fetched, in milliseconds. Finding the store nearest to
 * a zip comes before that and is not counted.
 */
const longestWait = 5000

const withDeadline = async (answers: Promise<unknown>): Promise<void> => {
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longestWait))])
}

/**
 * The source of a choice does not change prices: a choice that differs only in that leaves the page as it is. Only that a
 * store is the renter's own is shown (D-54).
 */
const isSameStoreChoice = (one: StoreChoice | null, other: StoreChoice | null): boolean =>
    one?.storeId === other?.storeId &&
    one?.zip === other?.zip &&
    (one?.source === 'own') === (other?.source === 'own')

/** The page only has the zip of the choice: the server has left out its store, which may have been closed since (G-54). */
const isWithoutStoreOf = (shown: StoreChoice | null, stored: StoreChoice): boolean =>
    shown?.storeId === undefined && stored.storeId !== undefined && shown?.zip === stored.zip

/** A store choice, and the store that it resolves to. */
type ChosenStore = Pick<AppContext, 'choice' | 'storeId'>

/** The prices for a zip are those of the nearest store; without one the page's prices stay [STORE-070]. */
const chosenStoreFor = async (
    page: AppContext,
    choice: StoreChoice,
    cache: QueryClient
): Promise<ChosenStore> => {
    if (choice.storeId !== undefined) return {choice, storeId: choice.storeId}
    const nearestStore = nearestStoreId(page.commerce, {countryCode: 'US', postalCode: choice.zip})
    const nearest = cache.fetchQuery(queryOptions(nearestStore))
    return {choice, storeId: await nearest.catch(() => page.storeId)}
}

/** Prefetches everything that the current page shows for another store, so that it changes at once. */
const prefetchForStore = (context: AppContext, cache: QueryClient): Promise<unknown> => {
    const {pathname, search} = window.location
    const layout = Object.values(layoutQueries(context)).map(({query}) =>
        cache.prefetchQuery<unknown>(queryOptions<unknown>(query))
    )
    return Promise.all([...layout, prefetchRoute(shopRoutes, pathname + search, {context, cache})])
}

/**
 * The app context from the page, and its changes by the shopper: a change is stored in the cookie, and the page shows
 * the new store's prices without a reload. A store chosen in another tab is taken over when this tab becomes visible.
 */
export const useAppContextState = (
    page: AppContext,
    cache: QueryClient
): {context: AppContext; changeStoreChoice: ChangeStoreChoice} => {
    const [chosenStore, setHere] = useState<ChosenStore>(page)
    const latestRef = useLatest(chosenStore)
    const context = useMemo(
        () => ({...page, choice: chosenStore.choice, storeId: chosenStore.storeId}),
        [page, chosenStore]
    )

    const take = useCallback(
        async (next: StoreChoice): Promise<void> => {
            if (isSameStoreChoice(latestRef.current.choice, next)) return
            const nextStore = await chosenStoreFor(page, next, cache)
            await withDeadline(prefetchForStore({...page, ...nextStore}, cache))
            // The shopper may have chosen another store in the meantime.
            if (isSameStoreChoice(readStoreChoice() ?? next, next)) setHere(nextStore)
        },
        [page, cache, latestRef]
    )
    const changeStoreChoice = useCallback(
        (next: StoreChoice) => {
            saveStoreChoice(next)
            return take(next)
        },
        [take]
    )

    useEffect(() => {
        const takeIfHeld = async (stored: StoreChoice) => {
            const held = await choiceThatHolds(page.commerce, stored, (query) =>
                cache.fetchQuery(queryOptions(query))
            )
            if (!isSameStoreChoice(readStoreChoice(), stored)) return
            if (held.storeId !== stored.storeId) saveStoreChoice(held)
            await take(held)
        }
        const takeStored = () => {
            const stored = readStoreChoice()
            if (!stored || document.visibilityState !== 'visible') return
            void (isWithoutStoreOf(latestRef.current.choice, stored) ? takeIfHeld : take)(stored)
        }
        takeStored()
        // A page from the browser's back-forward cache is shown as it was left.
        window.addEventListener('pageshow', takeStored)
        document.addEventListener('visibilitychange', takeStored)
        return () => {
            window.removeEventListener('pageshow', takeStored)
            document.removeEventListener('visibilitychange', takeStored)
        }
    }, [take, page, cache, latestRef])

    return {context, changeStoreChoice}
}
