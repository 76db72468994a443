import {addOnMessage} from '@app/domain/discount/add-on-message'
import {wholeRentPrice, type RentPrice} from '@app/domain/pricing/rent-price'
import {deliveryLabelFrom} from '@app/domain/stock/delivery-label'
import {inventoryTypeFrom} from '@app/domain/stock/inventory-type'
import {stockStatus} from '@app/domain/stock/stock-status'
import {cents, flag, list, number, record, text, texts, type Unread} from '../reading'
import {colourFrom} from './fields/colour-from'
import {conditionOf} from './fields/condition-of'
import {productPath} from './fields/product-path'
import {inventorySourceFrom, statusFrom} from './fields/stock-codes'
import type {Picture, Tile} from './product'

/** A picture where it has an address. */
export const toPicture = (raw: unknown): Picture | null => {
    const {link, alt} = record(raw)
    const address = text(link)
    return address === undefined ? null : {link: address, alt: text(alt) ?? ''}
}

const toTilePrice = (prices: Unread, condition: Tile['condition']): RentPrice | null => {
    const old = cents(prices.oldWeeklyPrice)
    const since = text(prices.oldPriceOnlineFrom)
    return (
        wholeRentPrice({
            weekly: cents(prices.weeklyPrice),
            terms: number(prices.terms),
            totalCostToOwn: cents(prices.totalCostToOwn),
            cashPrice: cents(prices.cashPrice),
            condition,
            given: given({
                biweekly: cents(prices.biWeeklyPrice),
                semimonthly: cents(prices.semiMonthlyPrice),
                monthly: cents(prices.monthlyPrice)
            }),
            was:
                old === undefined || since === undefined
                    ? undefined
                    : {weekly: old, onlineFrom: since}
        }) ?? null
    )
}

/** Only the amounts that are there. */
const given = (amounts: Record<'biweekly' | 'semimonthly' | 'monthly', number | undefined>) => ({
    ...(amounts.biweekly !== undefined && {biweekly: amounts.biweekly}),
    ...(amounts.semimonthly !== undefined && {semimonthly: amounts.semimonthly}),
    ...(amounts.monthly !== undefined && {monthly: amounts.monthly})
})

const toColours = (variants: unknown): Tile['colours'] =>
    list(variants).flatMap((variant) => {
        const {color, colorHex} = record(variant)
        const [name, hex] = [text(color), colourFrom(colorHex)]
        return name === undefined || hex === undefined ? [] : [{name, hex}]
    })

/** A hit of the product search as a list shows it [ENTITY-025]; nothing without id and name. */
export const toTile = (raw: unknown): Tile | undefined => {
    const hit = record(raw)
    const [id, name] = [text(hit.productId), text(hit.productName)]
    if (id === undefined || name === undefined) return undefined

    const inventory = record(list(hit.inventories)[0])
    const attributes = record(inventory.attributes)
    const condition = conditionOf(attributes.condition, attributes.inventoryType)
    const addOn = addOnMessage({addOnPrice: flag(attributes.addOnPriceEnabled) ?? false})
    return {
        id,
        name,
        brand: text(hit.brand) ?? null,
        path: productPath(hit.c_ProductUrl, id),
        image: toPicture(hit.image),
        alternateImage: toPicture(hit.alternateImage),
        price: toTilePrice(record(hit.priceInfo), condition),
        badges: texts(hit.c_applicableBadges),
        stock: stockStatus({
            rmsId: id,
            inventoryType: inventoryTypeFrom(text(attributes.inventoryType)),
            status: statusFrom(text(attributes.stockStatus)),
            stockLevel: number(attributes.stockLevel)
        }),
        source: inventorySourceFrom(text(inventory.source)) ?? null,
        delivery: deliveryLabelFrom(text(attributes.estimatedDelivery)) ?? null,
        condition,
        colours: toColours(hit.variants),
        ...(addOn && {addOn})
    }
}
