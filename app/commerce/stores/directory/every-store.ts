import {listedStores} from '@app/domain/store/locator/listed-stores'
import type {Commerce} from '../../commerce'
import type {Question} from '../../question'
import {list, number, record} from '../../reading'
import type {Store} from '../store'
import {toStore} from '../to-store'

/** A store as the directory lists it. */
export type ListedStore = Pick<
    Store,
    'id' | 'name' | 'address' | 'city' | 'state' | 'postalCode' | 'phone'
>

/** The platform knows stores only around a place: the middle of the country, and half of the earth around it. */
const everywhere = {latitude: 39, longitude: -98, maxDistance: 12_000, distanceUnit: 'mi'}

/** [STORE-052] */
const perCall = 200

const toListed = ({id, name, address, city, state, postalCode, phone}: Store): ListedStore => ({
    ...{id, name, address, city, state, postalCode, phone}
})

/** Every store that may be shown, by its id. Large: only the server asks it, and keeps it. */
export const everyStore = (commerce: Commerce): Question<ListedStore[]> => {
    const page = async (offset: number): Promise<{total: number; stores: Store[]}> => {
        const answer = record(
            await commerce.ask({
                path: '/store/shopper-stores/v1/organizations/{org}/store-search',
                query: {...everywhere, limit: perCall, offset}
            })
        )
        const stores = list(answer.data).flatMap((raw) => toStore(raw) ?? [])
        return {total: number(answer.total) ?? stores.length, stores}
    }
    return {
        key: ['every-store'],
        fresh: 3_600_000,
        shared: {fresh: 3600, stale: 86_400},
        ask: async () => {
            const first = await page(0)
            const offsets = Array.from(
                {length: Math.max(0, Math.ceil(first.total / perCall) - 1)},
                (_, index) => (index + 1) * perCall
            )
            const others = await Promise.all(offsets.map(page))
            const stores = [first, ...others].flatMap((part) => part.stores)
            return listedStores(stores, commerce.today())
                .sort((one, other) => (one.id < other.id ? -1 : 1))
                .map(toListed)
        }
    }
}
