import type {Texts} from '../../core/locales'
import {type Cents, percentOf, split} from '../../core/money'
import type {World} from '../../world/world'
import {type Basket, type Coupon, type Line, weeklyRate} from './basket'
import {findShippingMethod} from './methods'

export type Promotion = {id: string; code: string; percentOff: number | null; names: Texts}

type Row = {
    id: string
    code: string
    percent_off: number | null
    name_en: string
    name_es: string
}

const columns = 'id, code, percent_off, name_en, name_es'

const asPromotion = ({id, code, ...row}: Row): Promotion => ({
    id,
    code,
    percentOff: row.percent_off,
    names: {en: row.name_en, es: row.name_es}
})

/** The promotion of a code that is valid today, in any letter case. */
export const promotionOfCode = ({statement, now}: World, code: string): Promotion | undefined => {
    const today = now().toISOString().slice(0, 10)
    const row = statement<Row>(
        `SELECT ${columns} FROM promotion
         WHERE upper(code) = upper(?) AND starts_on <= ? AND ends_on >= ?`
    ).get(code, today, today)
    return row && asPromotion(row)
}

export const findPromotion = ({statement}: World, id: string): Promotion | undefined => {
    const row = statement<Row>(`SELECT ${columns} FROM promotion WHERE id = ?`).get(id)
    return row && asPromotion(row)
}

export type Discount = {coupon: Coupon; promotion: Promotion; amount: Cents}

export type Totals = {
    /** The weekly total of all lines, before discounts on the whole basket. */
    subTotal: Cents
    discounts: Discount[]
    /** The price of a line after its share of the discounts. */
    afterDiscounts: Map<Line, Cents>
    productTotal: Cents
    shippingTotal: Cents
    orderTotal: Cents
}

export const lineCents = ({product, quantity}: Line): Cents =>
    weeklyRate(product, quantity) * quantity

/** All totals of a basket; amounts are weekly, and without tax. */
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

/** One coupon after the other, each applied to what the ones before leave. */
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
