import type {World} from '../../world/world'
import {storeOf} from '../find/store-of'
import {findModel} from '../find/model-row'
import {findProduct} from '../find/product-row'
import {availabilityAt} from './availability'
import {changedStock} from './changed-stock'

/**
 * Takes pieces of a product out of the stock that serves a store: its own, a neighbour's or the warehouse's. Answers
 * whether there were enough; if not, nothing is taken. A special order takes nothing and always can be had.
 */
export const takeStock = (
    world: World,
    {productId, storeId}: {productId: string; storeId: string | undefined},
    quantity: number
): boolean => {
    const store = storeOf(world, storeId)
    const row = findProduct(world, productId, store.c_zoneID)
    if (!row || row.role === 'master') return false
    const {isCarryout} = findModel(world, row.modelNo, 'en-US')
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
