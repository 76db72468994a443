import * as z from 'zod/mini'
import {listedStores} from '@app/domain/stores/store-listing'
import {type Commerce, CommerceError} from '../client'
import {anyList, readAnswer, readItems} from '../answer'
import {number, record, text} from '../json'
import type {Query} from '../query'
import {readStoreSearch, type Store, type StoreSearch} from './store'

/** A store as the directory lists it. */
export type ListedStore = Pick<
    Store,
    'id' | 'name' | 'address' | 'city' | 'state' | 'postalCode' | 'phone'
>

/** The platform only finds stores around a position: the middle of the country, with a radius of half the earth. */
const everywhere = {latitude: 39, longitude: -98, maxDistance: 12_000, distanceUnit: 'mi'}

/** [STORE-052] */
const perCall = 200

const toListed = ({id, name, address, city, state, postalCode, phone}: Store): ListedStore => ({
    id,
    name,
    address,
    city,
    state,
    postalCode,
    phone
})

/** Every store that may be shown, by its id. A large response: only the server fetches and caches it. */
export const everyStore = (commerce: Commerce): Query<ListedStore[]> => {
    const page = async (offset: number): Promise<StoreSearch> => {
        const answer = await commerce.fetch({
            path: '/store/shopper-stores/v1/organizations/{org}/store-search',
            query: {...everywhere, limit: perCall, offset}
        })
        return readStoreSearch(commerce, answer, offset)
    }
    return {
        key: ['every-store'],
        staleTime: 3_600_000,
        shared: {fresh: 3600, stale: 86_400},
        fetch: async () => {
            const first = await page(0)
            const offsets = Array.from(
                {length: Math.max(0, Math.ceil(first.total / perCall) - 1)},
                (_, index) => (index + 1) * perCall
            )
            const others = await Promise.all(offsets.map(page))
            const stores = [first, ...others].flatMap((part) => part.stores)
            return listedStores(stores, commerce.today)
                .sort((one, other) => (one.id < other.id ? -1 : 1))
                .map(toListed)
        }
    }
}

export type StateWithStores = {state: string; count: number}

const path = '/store-directory'
const staleTime = 3_600_000

const StatesAnswer = z.looseObject({states: anyList})
const StoresOfStateAnswer = z.looseObject({stores: anyList})

const toState = (raw: unknown): StateWithStores[] => {
    const {state, count} = record(raw)
    const [code, stores] = [text(state), number(count)]
    return code === undefined || stores === undefined ? [] : [{state: code, count: stores}]
}

/** The states that have stores, and how many; from our own server, which knows all stores. */
export const statesWithStores = (commerce: Commerce): Query<StateWithStores[]> => ({
    key: ['store-directory'],
    staleTime,
    fetch: async () => {
        const {states} = readAnswer(StatesAnswer, await commerce.fetch({family: 'own', path}))
        return readItems(states, toState, commerce)
    }
})

const toListedStore = (raw: unknown): ListedStore[] => {
    const store = record(raw)
    const [id, city, state] = [text(store.id), text(store.city), text(store.state)]
    if (id === undefined || city === undefined || state === undefined) return []
    return [
        {
            id,
            city,
            state,
            name: text(store.name) ?? '',
            address: text(store.address) ?? '',
            postalCode: text(store.postalCode) ?? '',
            phone: text(store.phone) ?? null
        }
    ]
}

/** A state's stores by city. Rejects with 404 for a state without stores. */
export const storesOfState = (commerce: Commerce, state: string): Query<ListedStore[]> => ({
    key: ['store-directory', state],
    staleTime,
    fetch: async () => {
        const answer = await commerce.fetch({family: 'own', path, query: {state}})
        const {stores: listed} = readAnswer(StoresOfStateAnswer, answer)
        const stores = readItems(listed, toListedStore, commerce)
        if (stores.length === 0) throw new CommerceError({status: 404, code: 'not-found'})
        return stores
    }
})
