import type {BasketCustomAttributes} from '@contract/baskets'
import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {dollars} from '../../../core/values/money'
import type {Locale} from '../../../core/query-values'
import type {World} from '../../../world/world'
import type {Basket} from '../model/basket'
import {maskedSecrets} from '../model/secrets'
import {totalsOf} from '../totals/basket-totals'
import {presentAddress} from './present-address'
import {presentContents} from './present-contents'

export type PresentedBasket = ShopperBasketsTypes.Basket & BasketCustomAttributes

/** A basket on the wire, everything added up. */
export const presentBasket = (world: World, basket: Basket, locale: Locale): PresentedBasket => {
    const totals = totalsOf(world, basket)
    const {storeId, billingAddress} = basket
    return {
        ...basket.custom,
        ...maskedSecrets(world, basket),
        ...(storeId && {c_storeId: storeId}),
        basketId: basket.id,
        currency: 'USD',
        channelType: 'storefront',
        agentBasket: false,
        ...(basket.isTemporary && {temporaryBasket: true}),
        creationDate: new Date(basket.createdAt).toISOString(),
        lastModified: new Date(basket.modifiedAt).toISOString(),
        customerInfo: presentCustomer(basket),
        ...(billingAddress && {billingAddress: presentAddress(billingAddress)}),
        ...presentContents(basket, totals, locale),
        productSubTotal: dollars(totals.subTotal),
        productTotal: dollars(totals.productTotal),
        shippingTotal: dollars(totals.shippingTotal),
        orderTotal: dollars(totals.orderTotal),
        ...noTax
    }
}

const presentCustomer = ({customerId, customerName, email}: Basket) => ({
    customerId,
    // The contract demands it of every basket; the platform sends none until it knows one.
    email: email ?? '',
    ...(customerName && {customerName})
})

/** Tax depends on the agreement that the store draws up, so a basket has none. */
const noTax = {
    taxation: 'net',
    taxTotal: 0,
    merchandizeTotalTax: 0,
    adjustedMerchandizeTotalTax: 0,
    shippingTotalTax: 0,
    adjustedShippingTotalTax: 0
} as const
