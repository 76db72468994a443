import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import type {BasketCustomAttributes} from '@contract/baskets'
import {defined} from '../../core/json'
import {dollars} from '../../core/money'
import {type Locale, languageOf, textIn} from '../../core/locales'
import type {World} from '../../world/world'
import {maskedSecrets} from './attributes'
import type {Address, Basket, Coupon, GiftCertificate, Payment, Shipment} from './basket'
import {withGoneMarked} from './lines'
import {findShippingMethod, type ShippingMethod} from './methods'
import {presentLine} from './present-line'
import {type Discount, lineCents, sum, type Totals, totalsOf} from './totals'

export const presentAddress = ({custom, ...fields}: Address): ShopperBasketsTypes.OrderAddress => ({
    ...fields,
    ...custom
})

export const presentShippingMethod = (
    {id, cents, names, descriptions}: ShippingMethod,
    locale: Locale
): ShopperBasketsTypes.ShippingMethod => ({
    id,
    name: textIn(locale, names),
    description: textIn(locale, descriptions),
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

/** The cost of a shipment's delivery, as an item. */
export const presentShippingItem = (
    {id, methodId}: Shipment,
    locale: Locale
): ShopperBasketsTypes.ShippingItem => {
    const method = findShippingMethod(methodId)
    const price = dollars(method?.cents ?? 0)
    return {
        itemId: `shipping-${id}`,
        shipmentId: id,
        itemText: method?.names[languageOf(locale)] ?? '',
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

export const presentDiscount = (
    {coupon, promotion, amount}: Discount,
    {moment, locale}: {moment: string; locale: Locale}
): ShopperBasketsTypes.PriceAdjustment => ({
    priceAdjustmentId: `adjustment-${coupon.id}`,
    promotionId: promotion.id,
    couponCode: coupon.code,
    itemText: textIn(locale, promotion.names),
    price: -dollars(amount),
    appliedDiscount: {type: 'percentage', percentage: promotion.percentOff ?? 0, amount: 1},
    custom: false,
    manual: false,
    creationDate: moment,
    lastModified: moment
})

export const presentCoupon = ({id, code}: Coupon): ShopperBasketsTypes.CouponItem => ({
    couponItemId: id,
    code,
    statusCode: 'applied',
    valid: true
})

export const presentPayment = ({
    id,
    methodId,
    amount,
    card,
    custom
}: Payment): ShopperBasketsTypes.OrderPaymentInstrument => ({
    ...custom,
    paymentInstrumentId: id,
    paymentMethodId: methodId,
    ...(amount !== undefined && {amount: dollars(amount)}),
    ...(card && {
        paymentCard: defined({
            ...card,
            creditCardExpired: false,
            numberLastDigits: card.maskedNumber?.slice(-4)
        })
    })
})

type Contents = Pick<
    ShopperBasketsTypes.Basket,
    | 'productItems'
    | 'couponItems'
    | 'orderPriceAdjustments'
    | 'paymentInstruments'
    | 'giftCertificateItems'
    | 'shipments'
    | 'shippingItems'
>

/** The lists of a basket. The platform leaves out the empty ones [ENTITY-009]. */
export const presentContents = (basket: Basket, totals: Totals, locale: Locale): Contents => {
    const moment = new Date(basket.modifiedAt).toISOString()
    const {lines, coupons, payments, giftCertificates, shipments} = basket
    return {
        ...(lines.length && {productItems: lines.map((line) => presentLine(line, totals))}),
        ...(coupons.length && {couponItems: coupons.map(presentCoupon)}),
        ...(totals.discounts.length && {
            orderPriceAdjustments: totals.discounts.map((one) =>
                presentDiscount(one, {moment, locale})
            )
        }),
        ...(payments.length && {paymentInstruments: payments.map(presentPayment)}),
        ...(giftCertificates.length && {
            giftCertificateItems: giftCertificates.map(presentGiftCertificate)
        }),
        shipments: shipments.map((one) => presentShipment(basket, one, {totals, locale})),
        shippingItems: shipments
            .filter(({methodId}) => methodId !== undefined)
            .map((one) => presentShippingItem(one, locale))
    }
}

const presentGiftCertificate = ({
    id,
    amount,
    custom,
    ...rest
}: GiftCertificate): ShopperBasketsTypes.GiftCertificateItem => ({
    ...custom,
    ...defined(rest),
    giftCertificateItemId: id,
    amount: dollars(amount)
})

export type PresentedBasket = ShopperBasketsTypes.Basket & BasketCustomAttributes

/** A basket as responses have it, with all totals. */
export const presentBasket = (world: World, held: Basket, locale: Locale): PresentedBasket => {
    const basket = withGoneMarked(world, held)
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
    // The contract requires it of every basket; the platform leaves it out until it is known.
    email: email ?? '',
    ...(customerName && {customerName})
})

/** Tax depends on the agreement that the store draws up later, so a basket has none. */
const noTax = {
    taxation: 'net',
    taxTotal: 0,
    merchandizeTotalTax: 0,
    adjustedMerchandizeTotalTax: 0,
    shippingTotalTax: 0,
    adjustedShippingTotalTax: 0
} as const
