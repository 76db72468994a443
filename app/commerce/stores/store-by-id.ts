import type {Commerce} from '../commerce'
import {CommerceError} from '../commerce-error'
import type {Question} from '../question'
import {list, record} from '../reading'
import type {Store} from './store'
import {toStore} from './to-store'

/** A store by its id [API-033]; the same for everybody. Rejects with 404 for an unknown one. */
export const storeById = (commerce: Commerce, id: string): Question<Store> => ({
    key: ['store', id],
    fresh: 600_000,
    shared: {fresh: 300, stale: 86_400},
    ask: async () => {
        const answer = await commerce.ask({
            path: '/store/shopper-stores/v1/organizations/{org}/stores',
            query: {ids: id}
        })
        const [store] = list(record(answer).data).flatMap((raw) => toStore(raw) ?? [])
        if (!store) throw new CommerceError({status: 404, code: 'not-found'})
        return store
    }
})
