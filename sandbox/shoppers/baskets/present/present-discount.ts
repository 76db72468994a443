import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {dollars} from '../../../core/values/money'
import type {Coupon} from '../model/basket'
import type {Discount} from '../totals/basket-totals'

export const presentDiscount = (
    {coupon, promotion, amount}: Discount,
    moment: string
): ShopperBasketsTypes.PriceAdjustment => ({
    priceAdjustmentId: `adjustment-${coupon.id}`,
    promotionId: promotion.id,
    couponCode: coupon.code,
    itemText: promotion.name,
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
