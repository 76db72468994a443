import type {Commerce} from '../commerce'
import {CommerceError} from '../commerce-error'
import type {Question} from '../question'
import {firstToChoose, searchStores} from './search-stores'

/** The nearest stores among which one may be chosen; a hidden or closed one comes now and then. */
const candidates = 20

/** The id of the nearest store to a zip that may be chosen [STORE-036, STORE-070]; the same for everybody. */
export const nearestStoreId = (
    commerce: Commerce,
    place: {postalCode: string; countryCode: string}
): Question<string> => ({
    key: ['nearest-store', place.countryCode, place.postalCode],
    fresh: 600_000,
    shared: {fresh: 3600, stale: 86_400},
    ask: async () => {
        const {stores} = await searchStores(commerce, place, {limit: candidates})
        const nearest = firstToChoose(commerce, stores)
        if (!nearest) throw new CommerceError({status: 404, code: 'not-found'})
        return nearest.id
    }
})
