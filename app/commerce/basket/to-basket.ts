import {pictureAddress} from '@app/lib/address/picture-address'
import * as z from 'zod/mini'
import {inventoryTypeCode, type StockStatus, stockStatus} from '@app/domain/prices/stock'
import {regularBasket} from '@app/domain/basket/basket'
import {wholeRentPrice} from '@app/domain/prices/pricing'
import {deliveryLabelFrom} from '@app/domain/prices/stock'
import {conditionOf, pathFromUrl} from '../products/product-fields'
import {cents, flag, list, number, record, recordInJson, text, type UnknownRecord} from '../json'
import type {Commerce} from '../client'
import {anyText, countedItems, listIfAny, readAnswer, readItems} from '../answer'
import type {Basket, Line, NewLine, Promo} from './basket'

const toVariations = (raw: unknown): Line['variations'] =>
    list(raw).flatMap((pair) => {
        const [name, value] = [text(record(pair).name), text(record(pair).value)]
        return name === undefined || value === undefined ? [] : [{name, value}]
    })

/** How many are in stock; null if unknown, and for special orders, which stock does not limit (G-14). */
const stockLevelOf = (item: UnknownRecord, product: UnknownRecord): number | null => {
    const isSpecialOrder = flag(item.c_racSpecialOrder) || flag(product.isSpecialOrderCheckout)
    return isSpecialOrder ? null : (number(product.stockLevel) ?? null)
}

/**
 * The stock status of a line. The platform also marks a line as out of stock if it has more pieces than are in stock;
 * while at least one is, the shopper is shown how many there are instead (G-14).
 */
const statusOf = (item: UnknownRecord, product: UnknownRecord): StockStatus => {
    if (flag(item.c_racSpecialOrder) || flag(product.isSpecialOrderCheckout)) return 'special-order'
    const stockLevel = number(product.stockLevel)
    const isMarked = flag(product.outOfStock) === true || flag(product.isOutOfStock) === true
    return stockStatus({stockLevel, markedOutOfStock: isMarked && !((stockLevel ?? 0) > 0)})
}

const bundleOf = (item: UnknownRecord): Pick<Line, 'bundle'> => {
    const bundle = text(item.c_racBundledProduct)
    return bundle === undefined ? {} : {bundle}
}

/** The weekly payment of a line after the discount on the whole basket. */
const withCodeOf = (item: UnknownRecord): Pick<Line, 'weeklyWithCode'> => {
    const weeklyWithCode = cents(item.priceAfterOrderDiscount)
    return weeklyWithCode === undefined ? {} : {weeklyWithCode}
}

const toLine = (raw: unknown): Line[] => {
    const item = record(raw)
    const [id, productId] = [text(item.itemId), text(item.productId)]
    if (id === undefined || productId === undefined) return []
    const product = recordInJson(item.c_additionalProductData)
    const name =
        text(item.c_racProductName) ?? text(item.productName) ?? text(product.name) ?? productId
    const image = pictureAddress(text(product.imageUrl))
    return [
        {
            id,
            productId,
            name,
            path: pathFromUrl(product.productUrl) ?? null,
            image: image === undefined ? null : {link: image},
            variations: toVariations(product.variationValues),
            price:
                wholeRentPrice({
                    weekly: cents(item.c_racProductRenewalRate),
                    terms: number(item.c_racProductTerms),
                    totalCostToOwn: cents(item.c_racProductTotalCostToOwn),
                    cashPrice: cents(item.c_racProductCashPrice),
                    condition: conditionOf(
                        item.c_racProductCondition,
                        item.c_racProductInventoryType
                    )
                }) ?? null,
            quantity: number(item.quantity) ?? 1,
            minimum: number(item.minOrderQuantity) ?? 1,
            step: number(item.stepQuantity) ?? 1,
            stockLevel: stockLevelOf(item, product),
            delivery: deliveryLabelFrom(text(item.c_racProductEstimatedDelivery)) ?? null,
            status: statusOf(item, product),
            ...(flag(item.itemWthNoExistingApproval) && {lacksApproval: true}),
            ...bundleOf(item),
            ...withCodeOf(item)
        }
    ]
}

/** The lines of a basket, or of an order that was made from one. */
export const toLines = (productItems: unknown, log?: Pick<Commerce, 'warn'>): Line[] =>
    readItems(readAnswer(listIfAny, productItems) ?? [], toLine, log)

/** The one promo code of a basket (G-56), with its discount; amounts of a basket are weekly. */
const toPromo = (basket: UnknownRecord): Promo | null => {
    const {couponItemId, code: rawCode} = record(list(basket.couponItems)[0])
    const [id, code] = [text(couponItemId), text(rawCode)]
    if (id === undefined || code === undefined) return null
    const {price, itemText} = record(
        list(basket.orderPriceAdjustments).find(
            (adjustment) => record(adjustment).couponCode === code
        )
    )
    return {id, code, name: text(itemText) ?? null, weeklyOff: Math.max(0, -(cents(price) ?? 0))}
}

/** The platform's basket as the shop shows it [ENTITY-008]; null if the response is no basket. */
export const toBasket = (raw: unknown, log?: Pick<Commerce, 'warn'>): Basket | null => {
    const basket = record(raw)
    const id = text(basket.basketId)
    if (id === undefined) return null
    return {
        id,
        lines: toLines(basket.productItems, log),
        storeId: text(basket.c_storeId) ?? null,
        promo: toPromo(basket)
    }
}

/** The platform says how many baskets there are, and lists none where there is none. */
const BasketsAnswer = z.looseObject({total: z.number(), baskets: listIfAny})

/** A basket's lines may be missing: then it is empty. */
const BasketAnswer = z.looseObject({basketId: anyText, productItems: listIfAny})

/** All baskets of a shopper in a response. Throws 'garbled' if one of them cannot be read: it may be the regular one. */
export const basketsIn = (answer: unknown): z.output<typeof BasketAnswer>[] => {
    const {total, baskets: items} = readAnswer(BasketsAnswer, answer)
    return countedItems({total, items}).map((basket) => readAnswer(BasketAnswer, basket))
}

const regularOf = (answer: unknown): UnknownRecord | undefined => {
    const baskets = basketsIn(answer).map((basket) => ({
        basket,
        temporary: basket.temporaryBasket === true
    }))
    return regularBasket(baskets)?.basket
}

/** The shopper's regular basket in a response with all of their baskets; null if there is none [CART-001]. */
export const toRegularBasket = (answer: unknown): Basket | null => {
    const regular = regularOf(answer)
    return regular ? toBasket(regular) : null
}

/** A basket with what no page shows: the e-mail address, the currency and the session that the platform has for it. */
export type OwnedBasket = {
    basket: Basket | null
    email?: string
    currency?: string
    /** The session that filled it last, by the platform's id [SESSION-019]. */
    usid?: string
}

/** One basket of the platform with its e-mail address and currency, if the response has them. */
export const toOwnedBasket = (raw: unknown, log?: Pick<Commerce, 'warn'>): OwnedBasket => {
    const {customerInfo, currency: rawCurrency, c_customerSessionTrackingID} = record(raw)
    const [email, currency] = [text(record(customerInfo).email), text(rawCurrency)]
    const usid = text(c_customerSessionTrackingID)
    return {
        basket: toBasket(raw, log),
        ...(email !== undefined && {email}),
        ...(currency !== undefined && {currency}),
        ...(usid !== undefined && {usid})
    }
}

/** The same for the regular basket in a response with all baskets. */
export const toOwnedRegularBasket = (answer: unknown, log?: Pick<Commerce, 'warn'>): OwnedBasket =>
    toOwnedBasket(regularOf(answer), log)

/** A new line in the platform's format [API-024, INV-023]. */
export const asNewItem = ({
    productId,
    quantity,
    inventoryType,
    lacksApproval,
    bundle
}: NewLine) => ({
    productId,
    quantity,
    ...(inventoryType && {c_racProductInventoryType: inventoryTypeCode(inventoryType)}),
    ...(lacksApproval && {itemWthNoExistingApproval: true}),
    ...(bundle && {c_racBundledProduct: bundle})
})
