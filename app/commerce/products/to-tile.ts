import {pictureAddress} from '@app/lib/address/picture-address'
import {addOnMessage} from '@app/domain/prices/discount'
import {
    type FormerPrice,
    type GivenPayments,
    type RentPrice,
    wholeRentPrice
} from '@app/domain/prices/pricing'
import {deliveryLabelFrom, inventoryTypeFrom, stockStatus} from '@app/domain/prices/stock'
import {cents, flag, list, number, record, text, texts, type UnknownRecord} from '../json'
import {conditionOf, inventorySourceFrom, productPath, statusFrom} from './product-fields'
import {colourFrom} from './colour'
import type {Picture, Tile} from './product'

/** A picture; null without an address. */
export const toPicture = (raw: unknown): Picture | null => {
    const {link, alt} = record(raw)
    const address = pictureAddress(text(link))
    return address === undefined ? null : {link: address, alt: text(alt) ?? ''}
}

type Given = Record<'biweekly' | 'semimonthly' | 'monthly', unknown>

/** Only the amounts that the response has. */
const given = (amounts: Given): GivenPayments => {
    const [biweekly, semimonthly, monthly] = [
        cents(amounts.biweekly),
        cents(amounts.semimonthly),
        cents(amounts.monthly)
    ]
    return {
        ...(biweekly !== undefined && {biweekly}),
        ...(semimonthly !== undefined && {semimonthly}),
        ...(monthly !== undefined && {monthly})
    }
}

/**
 * The former price, also at each given frequency: an amount is only compared with a former amount of the same frequency
 * (decision 13).
 */
const formerPriceOf = (prices: UnknownRecord): FormerPrice | undefined => {
    const [weekly, onlineFrom] = [cents(prices.oldWeeklyPrice), text(prices.oldPriceOnlineFrom)]
    if (weekly === undefined || onlineFrom === undefined) return undefined
    const former = given({
        biweekly: prices.oldBiWeeklyPrice,
        semimonthly: prices.oldSemiMonthlyPrice,
        monthly: prices.oldMonthlyPrice
    })
    return {weekly, onlineFrom, ...(Object.keys(former).length > 0 && {given: former})}
}

const toTilePrice = (prices: UnknownRecord, condition: Tile['condition']): RentPrice | null => {
    return (
        wholeRentPrice({
            weekly: cents(prices.weeklyPrice),
            terms: number(prices.terms),
            totalCostToOwn: cents(prices.totalCostToOwn),
            cashPrice: cents(prices.cashPrice),
            condition,
            given: given({
                biweekly: prices.biWeeklyPrice,
                semimonthly: prices.semiMonthlyPrice,
                monthly: prices.monthlyPrice
            }),
            was: formerPriceOf(prices)
        }) ?? null
    )
}

const toColours = (variants: unknown): Tile['colours'] =>
    list(variants).flatMap((variant) => {
        const {color, colorHex} = record(variant)
        const [name, hex] = [text(color), colourFrom(colorHex)]
        return name === undefined || hex === undefined ? [] : [{name, hex}]
    })

/** A hit of the product search as a list shows it [ENTITY-025]; undefined without an id or a name. */
export const toTile = (raw: unknown): Tile | undefined => {
    const hit = record(raw)
    const image = toPicture(hit.image)
    const [id, name] = [text(hit.productId), text(hit.productName)]
    if (id === undefined || name === undefined) return undefined

    const inventory = record(list(hit.inventories)[0])
    const attributes = record(inventory.attributes)
    const condition = conditionOf(attributes.condition, attributes.inventoryType)
    const addOn = addOnMessage({addOnPrice: flag(attributes.addOnPriceEnabled) ?? false})
    const alternateImage = toPicture(hit.alternateImage)
    return {
        id,
        name,
        brand: text(hit.brand) ?? null,
        path: productPath(hit.c_ProductUrl, id),
        image: image && {link: image.link},
        alternateImage: alternateImage && {link: alternateImage.link},
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
