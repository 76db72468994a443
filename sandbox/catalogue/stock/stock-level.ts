import type {World} from '../../world/world'
import {firstLevel, placeKey} from './first-level'
import {stockKindOf, type Stocked} from './stock-kind'

/** What a place has of a product now. */
export const stockLevel = (world: World, product: Stocked, place: string): number => {
    const changed = world
        .statement<{level: number}>(
            'SELECT level FROM stock_change WHERE product_no = ? AND place = ?'
        )
        .get(product.no, place)
    return changed?.level ?? firstLevel(product.no, placeKey(place), stockKindOf(product))
}
