import {z} from 'zod'
import type {Basket} from '../baskets/model/basket'
import {dropBasket, ownBasket} from '../baskets/model/keep-basket'
import {repriced} from '../baskets/lines/repriced'
import {takeStock} from '../../catalogue/stock/take-stock'
import {endpoint} from '../../core/endpoint'
import {badRequest, problem} from '../../core/problem'
import {localeOf} from '../../core/query-values'
import type {World} from '../../world/world'
import {insertOrder} from './order'
import {orderQuery, ordersPath, writeScope} from './order-path'
import {presentOrder} from './present-order'

/**
 * A basket becomes an order: its pieces leave the stock, and the basket is gone. If one of them is not there any more,
 * nothing of it happens.
 */
export const createOrder = endpoint({
    method: 'POST',
    path: ordersPath,
    scope: writeScope,
    query: orderQuery,
    body: z.object({basketId: z.string().min(1).max(64)}),
    handle: ({query, body, shopper, world}) => {
        const basket = repriced(world, ownBasket(world, body.basketId, shopper))
        mustBeComplete(basket)
        for (const line of basket.lines) takeLine(world, basket, line)
        dropBasket(world, basket.id)
        return presentOrder(world, insertOrder(world, shopper, basket), localeOf(query))
    }
})

/** Who, what and where to; how it is paid is settled with the agreement. */
const mustBeComplete = (basket: Basket) => {
    if (!basket.lines.length && !basket.giftCertificates.length) {
        badRequest('The basket has no items.')
    }
    if (!basket.email) badRequest('The basket has no customer e-mail address.')
    if (!basket.billingAddress) badRequest('The basket has no billing address.')
    if (basket.shipments.some(({id, address}) => !address && hasLines(basket, id))) {
        badRequest('A shipment has no shipping address.')
    }
}

const hasLines = ({lines}: Basket, shipment: string) =>
    lines.some(({shipmentId}) => shipmentId === shipment)

const takeLine = (
    world: World,
    {storeId}: Basket,
    {product, quantity}: Basket['lines'][number]
) => {
    if (takeStock(world, {productId: product.id, storeId}, quantity)) return
    problem(
        400,
        'product-item-not-available',
        `The product '${product.id}' is not available in the quantity ${quantity}.`,
        {productId: product.id}
    )
}
