import {notFound, problem} from '../../../core/problem'
import type {World} from '../../../world/world'
import {promotionOfCode} from '../totals/promotion'
import type {Basket} from './basket'

/** A basket with a coupon; refused with 400 when the code stands for nothing today, or is there already. */
export const withCoupon = (world: World, basket: Basket, code: string): Basket => {
    const promotion = promotionOfCode(world, code)
    if (!promotion) {
        return refuse('invalid-coupon-code', `The coupon code '${code}' is invalid.`, code)
    }
    if (basket.coupons.some(({promotionId}) => promotionId === promotion.id)) {
        return refuse('coupon-already-in-basket', `The coupon '${code}' is in the basket.`, code)
    }
    const coupon = {id: world.newId(), code: promotion.code, promotionId: promotion.id}
    return {...basket, coupons: [...basket.coupons, coupon]}
}

const refuse = (type: string, detail: string, couponCode: string) =>
    problem(400, type, detail, {couponCode})

export const withoutCoupon = (basket: Basket, id: string): Basket => {
    const left = basket.coupons.filter((coupon) => coupon.id !== id)
    if (left.length === basket.coupons.length) return notFound('coupon item', id)
    return {...basket, coupons: left}
}
