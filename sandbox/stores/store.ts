import type {Database} from 'better-sqlite3'
import type {StoreCustomAttributes} from '@contract/stores'
import {parseStored} from '../core/json'
import {cacheFor} from '../world/cache'
import type {Migration} from '../world/database'
import type {World} from '../world/world'
import {distanceBetween, placeOfZip, type Point} from './zip-codes'

export type Zone = '1' | '2' | '3' | '4'

/** A store as the sandbox keeps it: the platform's fields and the retailer's. */
export type Store = Point &
    StoreCustomAttributes & {
        id: string
        name: string
        address1: string
        city: string
        stateCode: string
        postalCode: string
        countryCode: 'US'
        phone: string
        email: string
        storeHours: string
        inventoryId: string
        storeLocatorEnabled: boolean
        posEnabled: boolean
        /** Sets the prices. */
        c_zoneID: Zone
        /** The three nearest stores, whose stock is available here too. */
        c_geopoolStores: string[]
    }

export const storeMigration: Migration = {
    id: 'stores-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE store (
                id TEXT PRIMARY KEY,
                -- JSON of the whole store; there are few, and they are read all at once.
                document TEXT NOT NULL
            ) STRICT;
        `)
    }
}

const storesOfDatabase = new WeakMap<Database, Map<string, Store>>()

/** Every store by its id. They never change after the seed, so they are read once. */
export const allStores = ({db, statement}: World): Map<string, Store> => {
    const known = storesOfDatabase.get(db)
    if (known) return known
    const rows = statement<{document: string}>('SELECT document FROM store ORDER BY id').all()
    const stores = new Map(
        rows.map(({document}) => asStore(document)).map((store) => [store.id, store])
    )
    if (stores.size) storesOfDatabase.set(db, stores)
    return stores
}

const asStore = (document: string): Store => parseStored(document)

export const findStore = (world: World, id: string): Store | undefined => allStores(world).get(id)

/** The position of the default zip [STORE-070]; a constant, as it is needed for every price without a store. */
const beverlyHills: Point = {latitude: 34.0901, longitude: -118.4065}

/** The default store: the nearest one to zip 90210 that sells. */
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

/** The position of a zip, for the search; undefined if it does not exist. */
export const pointOfZip = (zip: string): Point | undefined => placeOfZip(zip)

/** The store whose prices and stock apply: the named one, or the default one. */
export const storeOf = (world: World, id: string | undefined): Store =>
    (id && findStore(world, id)) ||
    cacheFor<string, Store>(world, 'default store', 1).of('', () => defaultStore(world))
