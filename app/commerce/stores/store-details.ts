import {canChooseStore} from '@app/domain/store/locator/listed-stores'
import type {Commerce} from '../commerce'
import {CommerceError} from '../commerce-error'
import type {Question} from '../question'
import {list, record} from '../reading'
import type {Store} from './store'
import {toStore} from './to-store'
import {toStoreOffers, type StoreOffers} from './to-store-offers'

/** A store with all that its own page tells. */
export type StoreDetails = {
    store: Store
    offers: StoreOffers
    /** Whether shoppers may make it their own today (G-54). */
    canBeChosen: boolean
}

/** A store for its own page [API-033]; the same for everybody. Rejects with 404 for an unknown one. */
export const storeDetails = (commerce: Commerce, id: string): Question<StoreDetails> => ({
    key: ['store-details', id],
    fresh: 600_000,
    ask: async () => {
        const answer = await commerce.ask({
            path: '/store/shopper-stores/v1/organizations/{org}/stores',
            query: {ids: id}
        })
        const [raw] = list(record(answer).data)
        const store = toStore(raw)
        if (!store) throw new CommerceError({status: 404, code: 'not-found'})
        const canBeChosen = canChooseStore(store, commerce.today())
        return {store, offers: toStoreOffers(raw), canBeChosen}
    }
})
