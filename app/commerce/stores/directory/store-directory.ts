import type {Commerce} from '../../commerce'
import {CommerceError} from '../../commerce-error'
import type {Question} from '../../question'
import {list, number, record, text} from '../../reading'
import type {ListedStore} from './every-store'

export type StateWithStores = {state: string; count: number}

const path = '/store-directory'
const fresh = 3_600_000

/** The states that have stores, and how many; from our own server, which knows them all. */
export const statesWithStores = (commerce: Commerce): Question<StateWithStores[]> => ({
    key: ['store-directory'],
    fresh,
    ask: async () =>
        list(record(await commerce.ask({family: 'own', path})).states)
            .map(record)
            .flatMap(({state, count}) => {
                const code = text(state)
                return code === undefined ? [] : [{state: code, count: number(count) ?? 0}]
            })
})

const toListedStore = (raw: unknown): ListedStore[] => {
    const store = record(raw)
    const [id, city, state] = [text(store.id), text(store.city), text(store.state)]
    if (id === undefined || city === undefined || state === undefined) return []
    return [
        {
            ...{id, city, state},
            name: text(store.name) ?? '',
            address: text(store.address) ?? '',
            postalCode: text(store.postalCode) ?? '',
            phone: text(store.phone) ?? null
        }
    ]
}

/** A state's stores by city. Rejects with 404 for a state without any. */
export const storesOfState = (commerce: Commerce, state: string): Question<ListedStore[]> => ({
    key: ['store-directory', state],
    fresh,
    ask: async () => {
        const answer = await commerce.ask({family: 'own', path, query: {state}})
        const stores = list(record(answer).stores).flatMap(toListedStore)
        if (stores.length === 0) throw new CommerceError({status: 404, code: 'not-found'})
        return stores
    }
})
