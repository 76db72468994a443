import {currentPrice} from '@app/domain/pricing/choice/current-price'
import {pricebookPrice} from '@app/domain/pricing/choice/pricebook-price'
import {wholeRentPrice, type FormerPrice, type RentPrice} from '@app/domain/pricing/rent-price'
import {cents, flag, list, number, record, text, type Unread} from '../reading'
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

/** The rate of the price book on top: a sale's lies over the zone's, and comes after it [PRICE-011]. */
const bookRateOf = (pricebooks: unknown): number | undefined => {
    const prices = list(pricebooks).flatMap((pricebook) => {
        const {pricebookID, price} = record(pricebook)
        const [pricebookId, weekly] = [text(pricebookID), cents(price)]
        return pricebookId === undefined || weekly === undefined ? [] : [{pricebookId, weekly}]
    })
    return pricebookPrice(prices, prices.map(({pricebookId}) => pricebookId).reverse())?.weekly
}

const centsIn = (items: unknown, field: string): number[] =>
    list(items).flatMap((item) => cents(record(item)[field]) ?? [])

/** What a week costs now: a master's least variant, or the product itself, unless a promotion asks less [PRICE-004]. */
const weeklyNow = (product: Unread): number | undefined => {
    const rate = cents(product.c_racProductRenewalRate) ?? bookRateOf(product.c_racPricebooks)
    const isMaster = flag(record(product.type).master) ?? false
    return currentPrice(
        [
            ...(rate === undefined ? [] : [rate]),
            ...(isMaster ? centsIn(product.variants, 'price') : [])
        ],
        centsIn(product.productPromotions, 'promotionalPrice')
    )
}

/** The rent price of a product at the shopper's store; null where a part of it is missing (D-07) [PRICE-004, PRICE-011]. */
export const toProductPrice = (product: Unread): RentPrice | null => {
    const weekly = weeklyNow(product)
    const terms = number(product.c_racProductTerms)
    const isOwnRate = weekly === cents(product.c_racProductRenewalRate)
    const price = wholeRentPrice({
        weekly,
        terms,
        // The total that came belongs to the rate that came; of any other it is all payments added up.
        totalCostToOwn: isOwnRate
            ? cents(product.c_racProductTotalCostToOwn)
            : (weekly ?? 0) * (terms ?? 0),
        cashPrice: cents(product.c_racProductCashPrice),
        condition: conditionOf(product.c_racProductCondition, product.c_racProductInventoryType),
        was: wasPriceOf(product.c_racPricebooks)
    })
    return price ?? null
}

/** Weekly prices by quantity, smallest first, in cents [PRICE-005]. */
export const toTiers = (tiers: unknown): {quantity: number; weekly: number}[] =>
    list(tiers)
        .flatMap((tier) => {
            const {quantity, price} = record(tier)
            const [least, weekly] = [number(quantity), cents(price)]
            return least === undefined || weekly === undefined ? [] : [{quantity: least, weekly}]
        })
        .sort((one, other) => one.quantity - other.quantity)
