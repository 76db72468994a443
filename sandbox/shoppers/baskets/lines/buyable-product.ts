import {productForStore} from '../../../catalogue/product-for-store'
import {problem} from '../../../core/problem'
import type {World} from '../../../world/world'
import type {Basket} from '../model/basket'
import type {SoldProduct} from './sold-product'

/** The product at the basket's store; refused with 400 if there is none, or if it is a master and sold as variants. */
export const buyableProduct = (
    world: World,
    productId: string,
    {storeId, locale}: Pick<Basket, 'storeId' | 'locale'>
): SoldProduct => {
    const product = productForStore(world, productId, storeId, locale)
    if (!product) {
        return problem(400, 'product-not-found', `No product with ID '${productId}' was found.`, {
            productId
        })
    }
    if (product.type === 'master') {
        return problem(
            400,
            'product-not-orderable',
            `The product '${productId}' is sold in variants only.`,
            {productId}
        )
    }
    return product
}

/** Refuses more than can be had; what is ordered specially never runs out. */
export const mustBeInStock = (product: SoldProduct, wanted: number) => {
    if (product.specialOrder || wanted <= product.stockLevel) return
    problem(
        400,
        'product-item-not-available',
        `The product '${product.id}' is not available in the quantity ${wanted}.`,
        {productId: product.id, quantity: wanted, availableQuantity: product.stockLevel}
    )
}
