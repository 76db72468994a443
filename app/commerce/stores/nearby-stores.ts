import {listedStores} from '@app/domain/store/locator/listed-stores'
import type {Commerce} from '../commerce'
import type {Question} from '../question'
import {searchStores} from './search-stores'
import type {Store} from './store'

const shown = 4
/** Some that come are not shown: the store itself, closed and hidden ones. */
const candidates = 12

/** The stores next to one, nearest first, those left out that no list shows [STORE-035] (G-54). */
export const nearbyStores = (
    commerce: Commerce,
    {id, latitude, longitude}: Pick<Store, 'id' | 'latitude' | 'longitude'>
): Question<Store[]> => ({
    key: ['nearby-stores', id],
    fresh: 600_000,
    ask: async () => {
        const {stores} = await searchStores(commerce, {latitude, longitude}, {limit: candidates})
        return listedStores(stores, commerce.today())
            .filter((store) => store.id !== id)
            .slice(0, shown)
    }
})
