import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {defined} from '../../../core/values/defined'
import {dollars} from '../../../core/values/money'
import type {Locale} from '../../../core/query-values'
import type {Basket, GiftCertificate} from '../model/basket'
import type {Totals} from '../totals/basket-totals'
import {presentCoupon, presentDiscount} from './present-discount'
import {presentLine} from './present-line'
import {presentPayment} from './present-payment'
import {presentShipment, presentShippingItem} from './present-shipment'

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
            orderPriceAdjustments: totals.discounts.map((one) => presentDiscount(one, moment))
        }),
        ...(payments.length && {paymentInstruments: payments.map(presentPayment)}),
        ...(giftCertificates.length && {
            giftCertificateItems: giftCertificates.map(presentGiftCertificate)
        }),
        shipments: shipments.map((one) => presentShipment(basket, one, {totals, locale})),
        shippingItems: shipments.map((one) => presentShippingItem(one, locale))
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
