import {canChooseStore} from '@app/domain/store/locator/listed-stores'
import {mostStoresShown, storeSearchMiles} from '@app/domain/store/locator/shown-stores'
import type {Commerce} from '../commerce'
import {list, number, record} from '../reading'
import type {Store} from './store'
import {toStore} from './to-store'

/** Where stores are looked for: around a zip, or around a place in degrees. */
export type SearchCentre =
    {countryCode: string; postalCode: string} | {latitude: number; longitude: number}

export type StoreSearch = {total: number; stores: Store[]}

/** The platform's stores around a place, nearest first, closed and hidden ones included [STORE-036] [STORE-052]. */
export const searchStores = async (
    commerce: Commerce,
    centre: SearchCentre,
    {limit = mostStoresShown, miles = storeSearchMiles}: {limit?: number; miles?: number} = {}
): Promise<StoreSearch> => {
    const answer = record(
        await commerce.ask({
            path: '/store/shopper-stores/v1/organizations/{org}/store-search',
            query: {...centre, maxDistance: miles, distanceUnit: 'mi', limit}
        })
    )
    const stores = list(answer.data).flatMap((raw) => toStore(raw) ?? [])
    return {total: number(answer.total) ?? stores.length, stores}
}

/** The first of the stores that may be made one's own. */
export const firstToChoose = (
    {today}: Pick<Commerce, 'today'>,
    stores: readonly Store[]
): Store | undefined => stores.find((store) => canChooseStore(store, today()))
