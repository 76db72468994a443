import {wholeRentPrice, type FormerPrice, type RentPrice} from '@app/domain/pricing/rent-price'
import {cents, list, number, record, text, type Unread} from '../reading'
import {conditionOf} from './fields/condition-of'

const wasPriceOf = (pricebooks: unknown): FormerPrice | undefined => {
    for (const pricebook of list(pricebooks)) {
        const was = record(record(record(pricebook).priceInfo).wasPrice)
        const [weekly, onlineFrom] = [cents(was.amount), text(was.onlineFrom)]
        if (weekly !== undefined && onlineFrom !== undefined) return {weekly, onlineFrom}
    }
    return undefined
}

/** Whether a price book names a lower rate for the item as an add-on [PRICE-010]. */
export const hasAddOnPrice = (pricebooks: unknown): boolean =>
    list(pricebooks).some(
        (pricebook) => cents(record(record(pricebook).priceInfo).addOnRate) !== undefined
    )

/** The rent price of a product at the shopper's store; null where a part of it is missing (D-07) [PRICE-011]. */
export const toProductPrice = (product: Unread): RentPrice | null =>
    wholeRentPrice({
        weekly: cents(product.c_racProductRenewalRate),
        terms: number(product.c_racProductTerms),
        totalCostToOwn: cents(product.c_racProductTotalCostToOwn),
        cashPrice: cents(product.c_racProductCashPrice),
        condition: conditionOf(product.c_racProductCondition, product.c_racProductInventoryType),
        was: wasPriceOf(product.c_racPricebooks)
    }) ?? null

/** Weekly prices by quantity, smallest first, in cents [PRICE-005]. */
export const toTiers = (tiers: unknown): {quantity: number; weekly: number}[] =>
    list(tiers)
        .flatMap((tier) => {
            const {quantity, price} = record(tier)
            const [least, weekly] = [number(quantity), cents(price)]
            return least === undefined || weekly === undefined ? [] : [{quantity: least, weekly}]
        })
        .sort((one, other) => one.quantity - other.quantity)
