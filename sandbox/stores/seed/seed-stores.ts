import type {Size, World} from '../../world/world'
import {distanceBetween} from '../distance'
import type {Store} from '../store'
import {newStore} from './new-store'
import {storePlaces} from './store-places'

const poolSize = 3

/** Fills the world with stores at real places. */
export const seedStores = (world: World, size: Size) => {
    const today = world.now()
    const stores = storePlaces(size).map((place, index) => newStore(place, index + 1, today))
    const insert = world.statement('INSERT INTO store (id, document) VALUES (?, ?)')
    for (const store of stores) {
        const document = {...store, c_geopoolStores: neighboursOf(store, stores)}
        insert.run(store.id, JSON.stringify(document))
    }
}

/** The nearest other stores. A degree of latitude is 69 miles, so most are ruled out at a glance. */
const neighboursOf = (store: Store, stores: readonly Store[]): string[] => {
    const others = stores.filter(({id}) => id !== store.id)
    const near = others.filter(
        ({latitude, longitude}) =>
            Math.abs(latitude - store.latitude) < 3 && Math.abs(longitude - store.longitude) < 3
    )
    return (near.length < poolSize ? others : near)
        .map((other) => ({id: other.id, distance: distanceBetween(store, other, 'mi')}))
        .sort((one, other) => one.distance - other.distance)
        .slice(0, poolSize)
        .map(({id}) => id)
}
