import type {DeliveryLabel, InventorySource, StockStatus} from '@contract/product-search'
import {defaultLocale} from '../core/locales'
import {type Store, storeOf} from '../stores/store'
import type {World} from '../world/world'
import {findModel} from './model/model'
import {findProduct} from './model/product'
import {changedStock, type Stocked, stockLevel, warehouse} from './stock'

/** The store or warehouse that a store gets a product from, how many there are, and how soon [INV-004…013]. */
export type Availability = {
    source: InventorySource | undefined
    /** The store, or the warehouse, that holds the stock. */
    place: string | undefined
    level: number
    status: StockStatus
    delivery: DeliveryLabel | undefined
    /** Absent for a special order [INV-006]. */
    isHomeStore: boolean | undefined
}

type Wanted = Stocked & {isCarryout: boolean}

export const availabilityAt = (world: World, product: Wanted, store: Store): Availability =>
    availability(product, store, (place) => stockLevel(world, product, place))

/** The same with stock levels that are already known. */
export const availability = (
    {type, isCarryout}: Pick<Wanted, 'type' | 'isCarryout'>,
    store: Store,
    levelAt: (place: string) => number
): Availability => {
    if (type === 'SpecialOrder') return specialOrder
    if (type === 'EA') return fromWarehouse(store, levelAt)
    const here = levelAt(store.id)
    if (here === 0) return fromNeighbours(store, levelAt)
    return {
        source: 'INVENTORY_PRODUCT',
        place: store.id,
        level: here,
        status: 'IN_STOCK',
        delivery: isCarryout ? 'Carryout' : '1-3 Days',
        isHomeStore: true
    }
}

/** It is made or bought on demand, so it has no stock. */
const specialOrder: Availability = {
    source: 'SO_PRODUCT',
    place: undefined,
    level: 12,
    status: '',
    delivery: '1-6 Weeks',
    isHomeStore: undefined
}

const soldOut: Availability = {
    source: undefined,
    place: undefined,
    level: 0,
    status: 'OUT_OF_STOCK',
    delivery: undefined,
    isHomeStore: true
}

const fromWarehouse = (store: Store, levelAt: (place: string) => number): Availability => {
    const level = levelAt(warehouse)
    if (level === 0 || store.c_extendedAisleEnabled === false) return soldOut
    return {
        source: 'EA_PRODUCT',
        place: warehouse,
        level,
        status: 'IN_STOCK',
        delivery: '1-2 Weeks',
        isHomeStore: false
    }
}

const fromNeighbours = (
    {c_geopoolStores}: Store,
    levelAt: (place: string) => number
): Availability => {
    let level = 0
    let place: string | undefined
    for (const neighbour of c_geopoolStores) {
        const there = levelAt(neighbour)
        if (there > level) {
            level = there
            place = neighbour
        }
    }
    if (level === 0) return soldOut
    return {
        source: 'INV_GEO_POOL_PRODUCT',
        place,
        level,
        status: 'IN_STOCK',
        delivery: '3-7 Days',
        isHomeStore: false
    }
}

/**
 * Takes pieces of a product from the stock that serves a store: its own, a neighbour's or the warehouse's. Returns
 * whether there were enough; if not, nothing is taken. A special order takes nothing and is always available.
 */
export const takeStock = (
    world: World,
    {productId, storeId}: {productId: string; storeId: string | undefined},
    quantity: number
): boolean => {
    const store = storeOf(world, storeId)
    const row = findProduct(world, productId, store.c_zoneID)
    if (!row || row.role === 'master') return false
    const {isCarryout} = findModel(world, row.modelNo, defaultLocale)
    const {place, level, source} = availabilityAt(world, {...row, isCarryout}, store)
    if (source === 'SO_PRODUCT') return true
    if (!place || level < quantity) return false
    setStock(world, row.no, {place, level: level - quantity})
    return true
}

export const setStock = (
    world: World,
    productNo: number,
    {place, level}: {place: string; level: number}
) => {
    world
        .statement('INSERT INTO stock_change (product_no, place, level) VALUES (?, ?, ?)')
        .run(productNo, place, level)
    changedStock(world).add(productNo)
}
