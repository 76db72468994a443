import type {World} from '../../world/world'
import {changedStock} from './changed-stock'
import {firstLevel, placeKey} from './first-level'
import {stockKindOf, type Stocked} from './stock-kind'

/** What a place has of a product now. */
export const stockLevel = (world: World, product: Stocked, place: string): number =>
    changedLevel(world, product.no, place) ??
    firstLevel(product.no, placeKey(place), stockKindOf(product))

const changedLevel = (world: World, productNo: number, place: string): number | undefined => {
    if (!changedStock(world).has(productNo)) return undefined
    const changed = world.statement<{level: number}>(
        'SELECT level FROM stock_change WHERE product_no = ? AND place = ?'
    )
    return changed.get(productNo, place)?.level
}
