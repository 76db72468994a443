import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {dollars} from '../../../core/values/money'
import type {Locale} from '../../../core/query-values'
import type {Basket, Shipment} from '../model/basket'
import {findShippingMethod, type ShippingMethod} from '../model/shipping-methods'
import {lineCents, sum, type Totals} from '../totals/basket-totals'
import {presentAddress} from './present-address'

export const presentShippingMethod = (
    {id, cents, names, says}: ShippingMethod,
    locale: Locale
): ShopperBasketsTypes.ShippingMethod => ({
    id,
    name: names[locale],
    description: says[locale],
    price: dollars(cents)
})

export const presentShipment = (
    basket: Basket,
    shipment: Shipment,
    {totals, locale}: {totals: Totals; locale: Locale}
): ShopperBasketsTypes.Shipment => {
    const lines = basket.lines.filter(({shipmentId}) => shipmentId === shipment.id)
    const productTotal = sum(lines.map((line) => totals.afterDiscounts.get(line) ?? 0))
    const method = findShippingMethod(shipment.methodId)
    const shippingTotal = method?.cents ?? 0
    return {
        ...shipment.custom,
        shipmentId: shipment.id,
        gift: shipment.gift,
        ...(shipment.giftMessage !== undefined && {giftMessage: shipment.giftMessage}),
        shippingStatus: 'not_shipped',
        ...(method && {shippingMethod: presentShippingMethod(method, locale)}),
        ...(shipment.address && {shippingAddress: presentAddress(shipment.address)}),
        productSubTotal: dollars(sum(lines.map(lineCents))),
        productTotal: dollars(productTotal),
        shippingTotal: dollars(shippingTotal),
        shipmentTotal: dollars(productTotal + shippingTotal),
        adjustedMerchandizeTotalTax: 0,
        adjustedShippingTotalTax: 0,
        merchandizeTotalTax: 0,
        shippingTotalTax: 0,
        taxTotal: 0
    }
}

/** What the delivery of a shipment costs, as an item of its own. */
export const presentShippingItem = (
    {id, methodId}: Shipment,
    locale: Locale
): ShopperBasketsTypes.ShippingItem => {
    const method = findShippingMethod(methodId)
    const price = dollars(method?.cents ?? 0)
    return {
        itemId: `shipping-${id}`,
        shipmentId: id,
        itemText: method?.names[locale] ?? '',
        basePrice: price,
        price,
        priceAfterItemDiscount: price,
        adjustedTax: 0,
        tax: 0,
        taxBasis: price,
        taxClassId: 'standard',
        taxRate: 0
    }
}
