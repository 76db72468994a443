import type {Commerce} from '@app/commerce/client'
import {nearestStoreId} from '@app/commerce/stores/assigned-store'
import type {StoreChoice} from '@app/domain/store-choice'
import type {QueryFetcher} from '@app/routing/loader'
import type {StorefrontConfig} from '../../../config/storefront-config'
import {waitingAtMost} from './waiting-at-most'

export type ResolveStoreSetup = {
    commerce: Commerce
    ask: QueryFetcher
    defaultStore: StorefrontConfig['defaultStore']
    /** How long a page may wait to know it, milliseconds. */
    deadlineMs: number
}

/** The store nearest a zip; nothing where there is none, or nobody knows in time. */
const nearestTo = (setup: ResolveStoreSetup, postalCode: string): Promise<string | undefined> => {
    const {countryCode} = setup.defaultStore
    const answer = setup.ask(nearestStoreId(setup.commerce, {countryCode, postalCode}))
    return waitingAtMost(setup.deadlineMs, answer).catch(() => undefined)
}

/** Whose prices are shown: the chosen store's, else those of the store nearest the shopper's zip or the default one [STORE-070]. */
export const resolveStoreId = async (
    setup: ResolveStoreSetup,
    choice: StoreChoice | null
): Promise<string | undefined> => {
    if (choice?.storeId !== undefined) return choice.storeId
    // Both at once: a page that waited for one after the other would have no time left for itself.
    const usual = nearestTo(setup, setup.defaultStore.postalCode)
    return (choice && (await nearestTo(setup, choice.zip))) ?? usual
}
