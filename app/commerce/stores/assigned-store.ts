import * as z from 'zod/mini'
import {isZip} from '@app/domain/stores/store-address'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import {keepsStore} from '@app/domain/stores/store-listing'
import {anyText, readAnswer} from '../answer'
import {type Commerce, CommerceError, toFailure} from '../client'
import type {Query} from '../query'
import {firstSelectableStore, searchStores, type Store, storeById} from './store'

/** The store for a shopper who has none, if stores are assigned, and the zip that their network is in. */
export type AssignedStore = {storeId: string | null; zip: string | null}

const Assigned = z.looseObject({storeId: z.nullable(anyText), zip: z.nullable(z.string())})

/**
 * Asks our own server, which knows the shopper's IP address and the shop's preferences (G-50). Rejects with a
 * CommerceError.
 */
export const assignedStore = async (commerce: Commerce): Promise<AssignedStore> => {
    const answer = await commerce.fetch({family: 'own', path: '/assigned-store'})
    const {storeId, zip} = readAnswer(Assigned, answer)
    return {storeId, zip: zip !== null && isZip(zip) ? zip : null}
}

/**
 * The choice, without its store if that has been closed, hidden or removed since: then only the zip is left of it
 * [STORE-035] (G-54). A renter's own store stays (D-54). If that cannot be found out, the choice stays.
 */
export const choiceThatHolds = async (
    commerce: Commerce,
    choice: StoreChoice,
    fetchQuery: (query: Query<Store>) => Promise<Store>
): Promise<StoreChoice> => {
    const {storeId, ...place} = choice
    if (storeId === undefined) return choice
    try {
        const store = await fetchQuery(storeById(commerce, storeId))
        return keepsStore(choice.source, store, commerce.today(store.timeZone)) ? choice : place
    } catch (error) {
        return toFailure(error).code === 'not-found' ? place : choice
    }
}

/** How many of the nearest stores are searched for one that can be chosen; some may be hidden or closed. */
const candidates = 20

/** The id of the nearest store to a zip that can be chosen [STORE-036, STORE-070]; the same for everybody. */
export const nearestStoreId = (
    commerce: Commerce,
    place: {postalCode: string; countryCode: string}
): Query<string> => ({
    key: ['nearest-store', place.countryCode, place.postalCode],
    staleTime: 600_000,
    shared: {fresh: 3600, stale: 86_400},
    fetch: async () => {
        const {stores} = await searchStores(commerce, place, {limit: candidates})
        const nearest = firstSelectableStore(commerce, stores)
        if (!nearest) throw new CommerceError({status: 404, code: 'not-found'})
        return nearest.id
    }
})
