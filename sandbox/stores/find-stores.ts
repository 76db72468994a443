import type {Database} from 'better-sqlite3'
import {stored} from '../core/values/stored'
import type {World} from '../world/world'
import {distanceBetween, type Point} from './distance'
import type {Store} from './store'
import {placeOfZip} from './zip-codes'

const kept = new WeakMap<Database, Map<string, Store>>()

/** Every store by its id. They never change after the seed, so they are read once. */
export const allStores = ({db, statement}: World): Map<string, Store> => {
    const known = kept.get(db)
    if (known) return known
    const rows = statement<{document: string}>('SELECT document FROM store ORDER BY id').all()
    const stores = new Map(
        rows.map(({document}) => asStore(document)).map((store) => [store.id, store])
    )
    if (stores.size) kept.set(db, stores)
    return stores
}

const asStore = (document: string): Store => stored(document)

export const findStore = (world: World, id: string): Store | undefined => allStores(world).get(id)

/** The default zip's place [STORE-070]; written out, as it is asked for at every price without a store. */
const beverlyHills: Point = {latitude: 34.0901, longitude: -118.4065}

/** The store whose prices count where none is given: the nearest one to zip 90210 that sells. */
export const defaultStore = (world: World): Store => {
    const [nearest] = nearestStores(world, beverlyHills, isSelling)
    if (!nearest) throw new Error('The world has no stores.')
    return nearest
}

const isSelling = ({c_storeEnable, c_storeHide, c_storeSelect, c_storeEcommCloseDate}: Store) =>
    c_storeEnable !== false && !c_storeHide && c_storeSelect !== false && !c_storeEcommCloseDate

export const nearestStores = (
    world: World,
    point: Point,
    isMeant: (store: Store) => boolean = () => true
): Store[] =>
    [...allStores(world).values()]
        .filter(isMeant)
        .map((store) => ({store, distance: distanceBetween(point, store, 'mi')}))
        .sort((one, other) => one.distance - other.distance)
        .map(({store}) => store)

/** Where a zip is, for the search; undefined for one that does not exist. */
export const pointOfZip = (zip: string): Point | undefined => placeOfZip(zip)
