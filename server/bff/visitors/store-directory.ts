import type {Commerce} from '@app/commerce/client'
import {
    everyStore,
    type ListedStore,
    type StateWithStores
} from '@app/commerce/stores/store-directory'
import type {QueryFetcher} from '@app/routing/view/loader'

type Directory = {states: StateWithStores[]} | {stores: ListedStore[]}

const byCity = (one: ListedStore, other: ListedStore): number =>
    one.city.localeCompare(other.city, 'en') || one.id.localeCompare(other.id, 'en')

/** The states with stores, or one state's stores, from the list of all stores, which the process caches. */
export const storeDirectory = async (
    {commerce, fetchQuery}: {commerce: Commerce; fetchQuery: QueryFetcher},
    state: string | undefined
): Promise<Directory> => {
    const stores = await fetchQuery(everyStore(commerce))
    if (state !== undefined) {
        const code = state.toUpperCase()
        return {stores: stores.filter((store) => store.state === code).sort(byCity)}
    }
    const counts = new Map<string, number>()
    for (const store of stores) counts.set(store.state, (counts.get(store.state) ?? 0) + 1)
    return {
        states: [...counts]
            .map(([code, count]) => ({state: code, count}))
            .sort((one, other) => one.state.localeCompare(other.state, 'en'))
    }
}
