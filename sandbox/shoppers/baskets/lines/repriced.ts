import {productForStore} from '../../../catalogue/product-for-store'
import type {World} from '../../../world/world'
import type {Basket, Line} from '../model/basket'

/**
 * Every line at the price and stock of the basket's store now. A line stays though its product is out of stock there,
 * or gone: the shopper is told, not robbed.
 */
export const repriced = (world: World, basket: Basket): Basket => ({
    ...basket,
    lines: basket.lines.map((line) => repricedLine(world, basket, line))
})

const repricedLine = (world: World, {storeId, locale}: Basket, line: Line): Line => {
    const product = productForStore(world, line.product.id, storeId, locale)
    return {
        ...line,
        product: product ?? {...line.product, stockLevel: 0, stockStatus: 'OUT_OF_STOCK'}
    }
}
