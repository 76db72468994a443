import {type Commerce, toFailure} from '@app/commerce/client'
import {choiceThatHolds, nearestStoreId} from '@app/commerce/stores/assigned-store'
import {storeById} from '@app/commerce/stores/store'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import {canChooseStore} from '@app/domain/stores/store-listing'
import type {QueryFetcher} from '@app/routing/view/loader'
import type {StorefrontConfig} from '../../../config/storefront-config'
import {waitingAtMost} from './waiting-at-most'

export type ResolveStoreSetup = {
    commerce: Commerce
    fetchQuery: QueryFetcher
    defaultStore: StorefrontConfig['defaultStore']
    /** How long a page may wait for the store, in milliseconds. */
    deadlineMs: number
}

/** The store nearest to a zip; undefined if there is none, or if the response is late. */
const nearestTo = (setup: ResolveStoreSetup, postalCode: string): Promise<string | undefined> => {
    const {countryCode} = setup.defaultStore
    const answer = setup.fetchQuery(nearestStoreId(setup.commerce, {countryCode, postalCode}))
    return waitingAtMost(setup.deadlineMs, answer).catch(() => undefined)
}

/** Resolves the store: the chosen one, otherwise the one nearest the shopper's zip or the default zip [STORE-070]. */
const resolveStoreId = async (
    setup: ResolveStoreSetup,
    choice: StoreChoice | null
): Promise<string | undefined> => {
    if (choice?.storeId !== undefined) return choice.storeId
    // Both at once: one after the other would leave a page no time for itself.
    const usual = nearestTo(setup, setup.defaultStore.postalCode)
    return (choice && (await nearestTo(setup, choice.zip))) ?? usual
}

/**
 * The shopper's choice if it is still valid, and the store that it resolves to; a choice that cannot be checked in time
 * counts as valid.
 */
export const storeOfRequest = async (
    setup: ResolveStoreSetup,
    given: StoreChoice | null
): Promise<{choice: StoreChoice | null; storeId: string | undefined}> => {
    const choice =
        given &&
        (await choiceThatHolds(setup.commerce, given, (query) =>
            waitingAtMost(setup.deadlineMs, setup.fetchQuery(query))
        ))
    return {choice, storeId: await resolveStoreId(setup, choice)}
}

/** Whether a store can be chosen (G-54). Rejects if that cannot be found out. */
export const mayChooseStore =
    (commerce: Commerce, fetchQuery: QueryFetcher) =>
    async (storeId: string): Promise<boolean> => {
        try {
            const store = await fetchQuery(storeById(commerce, storeId))
            return canChooseStore(store, commerce.today(store.timeZone))
        } catch (error) {
            if (toFailure(error).code === 'not-found') return false
            throw error
        }
    }
