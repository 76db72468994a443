import {currentPrice, pricebookPrice} from '@app/domain/prices/current-price'
import {type FormerPrice, type RentPrice, wholeRentPrice} from '@app/domain/prices/pricing'
import {cents, flag, list, number, record, text, type UnknownRecord} from '../json'
import {conditionOf} from './product-fields'

/** The price books, top one first: a sale overrides the zone's price, and comes after it in the response. */
const fromTheTop = (pricebooks: unknown): UnknownRecord[] => list(pricebooks).map(record).reverse()

/** The former price from the topmost price book that has one. */
const wasPriceOf = (pricebooks: unknown): FormerPrice | undefined => {
    for (const {priceInfo} of fromTheTop(pricebooks)) {
        const was = record(record(priceInfo).wasPrice)
        const [weekly, onlineFrom] = [cents(was.amount), text(was.onlineFrom)]
        if (weekly !== undefined && onlineFrom !== undefined) return {weekly, onlineFrom}
    }
    return undefined
}

/** Whether a price book has a lower rate for the item as an add-on [PRICE-010]. */
export const hasAddOnPrice = (pricebooks: unknown): boolean =>
    list(pricebooks).some(
        (pricebook) => cents(record(record(pricebook).priceInfo).addOnRate) !== undefined
    )

/** The rate of the topmost price book, with the number of its payments [PRICE-011]. */
const bookPriceOf = (pricebooks: unknown) => {
    const prices = fromTheTop(pricebooks).flatMap(({pricebookID, price, priceInfo}) => {
        const [pricebookId, weekly] = [text(pricebookID), cents(price)]
        if (pricebookId === undefined || weekly === undefined) return []
        return [{pricebookId, weekly, terms: number(record(priceInfo).terms)}]
    })
    return pricebookPrice(
        prices,
        prices.map(({pricebookId}) => pricebookId)
    )
}

const centsIn = (items: unknown, field: string): number[] =>
    list(items).flatMap((item) => cents(record(item)[field]) ?? [])

/**
 * The current weekly price: of a master its cheapest variant, else the product's own, unless a promotion is lower
 * [PRICE-004].
 */
const weeklyNow = (product: UnknownRecord, bookRate: number | undefined): number | undefined => {
    const rate = cents(product.c_racProductRenewalRate) ?? bookRate
    const isMaster = flag(record(product.type).master) ?? false
    return currentPrice(
        [
            ...(rate === undefined ? [] : [rate]),
            ...(isMaster ? centsIn(product.variants, 'price') : [])
        ],
        centsIn(product.productPromotions, 'promotionalPrice')
    )
}

/** The rent price of a product at the shopper's store; null if any part of it is missing (D-07) [PRICE-004, PRICE-011]. */
export const toProductPrice = (product: UnknownRecord): RentPrice | null => {
    const ownRate = cents(product.c_racProductRenewalRate)
    const book = bookPriceOf(product.c_racPricebooks)
    const weekly = weeklyNow(product, book?.weekly)
    const ownTerms = number(product.c_racProductTerms)
    const terms = ownRate === undefined ? (book?.terms ?? ownTerms) : ownTerms
    const isOwnRate = weekly === ownRate
    const price = wholeRentPrice({
        weekly,
        terms,
        // The response's total belongs to the response's rate; for any other rate the total is the sum of all payments.
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
