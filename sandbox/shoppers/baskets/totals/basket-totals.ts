import {percentOf, split, type Cents} from '../../../core/values/money'
import type {World} from '../../../world/world'
import {weeklyRate} from '../lines/sold-product'
import type {Basket, Coupon, Line} from '../model/basket'
import {findShippingMethod} from '../model/shipping-methods'
import {findPromotion, type Promotion} from './promotion'

export type Discount = {coupon: Coupon; promotion: Promotion; amount: Cents}

export type Totals = {
    /** Weekly rates of all lines, before discounts on the whole basket. */
    subTotal: Cents
    discounts: Discount[]
    /** What a line costs after its part of the discounts. */
    afterDiscounts: Map<Line, Cents>
    productTotal: Cents
    shippingTotal: Cents
    orderTotal: Cents
}

export const lineCents = ({product, quantity}: Line): Cents =>
    weeklyRate(product, quantity) * quantity

/** Everything that a basket adds up to; all amounts are per week, and no tax is added here. */
export const totalsOf = (world: World, basket: Basket): Totals => {
    const amounts = basket.lines.map(lineCents)
    const subTotal = sum(amounts)
    const discounts = discountsOn(world, basket, subTotal)
    const discount = sum(discounts.map(({amount}) => amount))
    const parts = split(discount, amounts)
    const shippingTotal = sum(
        basket.shipments.map(({methodId}) => findShippingMethod(methodId)?.cents ?? 0)
    )
    return {
        subTotal,
        discounts,
        afterDiscounts: new Map(
            basket.lines.map((line, index) => [line, lineCents(line) - (parts[index] ?? 0)])
        ),
        productTotal: subTotal - discount,
        shippingTotal,
        orderTotal: subTotal - discount + shippingTotal
    }
}

/** One coupon after the other, each from what the ones before have left. */
const discountsOn = (world: World, {coupons}: Basket, subTotal: Cents): Discount[] => {
    let left = subTotal
    return coupons.flatMap((coupon) => {
        const promotion = findPromotion(world, coupon.promotionId)
        if (!promotion?.percentOff) return []
        const amount = percentOf(left, promotion.percentOff)
        left -= amount
        return amount > 0 ? [{coupon, promotion, amount}] : []
    })
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
