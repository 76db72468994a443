import type {Cents} from '../../money/cents'
import type {RentPrice} from '../rent-price'
import {priceTier} from './price-tier'

/**
 * What one piece costs when so many are taken, with the total that belongs to it [PRICE-005] (D-07). A tier that asks more
 * than the current price, as beside a promotion, does not count [PRICE-004]. A former price, a cash price and given payments
 * are those of one piece, so they stay away where a tier has a price of its own.
 */
export const priceForQuantity = (
    price: RentPrice,
    tiers: readonly {quantity: number; weekly: Cents}[],
    quantity: number
): RentPrice => {
    const tier = priceTier(
        tiers.map((each) => ({quantity: each.quantity, price: each.weekly})),
        quantity
    )
    if (!tier || tier.price >= price.weekly) return price

    const {condition, terms} = price
    return {condition, terms, weekly: tier.price, totalCostToOwn: tier.price * terms}
}
