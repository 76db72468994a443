import type {CalendarDay} from '../calendar/calendar'
import {type Cents, roundHalfUp} from './money'
import type {Condition} from './stock'

/** How often a shopper may pay, in the order in which they are offered [PLP-017]. */
export const paymentFrequencies = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const

export type PaymentFrequency = (typeof paymentFrequencies)[number]

/** [PLP-007] */
export const defaultPaymentFrequency: PaymentFrequency = 'weekly'

/** The frequency for the text of a cookie or a setting; weekly for any other text. */
export const paymentFrequencyFrom = (text: string | undefined): PaymentFrequency =>
    paymentFrequencies.find((frequency) => frequency === text) ?? defaultPaymentFrequency

type Ratio = readonly [numerator: number, denominator: number]

const RATIOS: Record<PaymentFrequency, Ratio> = {
    weekly: [1, 1],
    biweekly: [2, 1],
    semimonthly: [15, 7],
    monthly: [30, 7]
}

/**
 * A weekly amount converted to another frequency, rounded half up to the given unit: 1 for whole cents, 100 for whole
 * dollars [PRICE-001] [PRICE-002] [PRICE-003].
 */
export const fromWeekly = (weekly: Cents, frequency: PaymentFrequency, unit = 1): Cents => {
    const [numerator, denominator] = RATIOS[frequency]
    return roundHalfUp(weekly * numerator, denominator * unit) * unit
}

/** Amounts that the price itself has for a frequency; used in place of conversion (decision 13). */
export type GivenPayments = Partial<Record<Exclude<PaymentFrequency, 'weekly'>, Cents>>

/** The former price of an item, and since when it was online. */
export type FormerPrice = {weekly: Cents; given?: GivenPayments; onlineFrom: CalendarDay}

/** A rent price with everything that the law requires beside it, so that it cannot be shown without (D-07). */
export type RentPrice = {
    weekly: Cents
    given?: GivenPayments
    /** Number of weekly payments until the item is owned. */
    terms: number
    totalCostToOwn: Cents
    cashPrice?: Cents
    condition: Condition
    was?: FormerPrice
}

type Unchecked = {[Part in keyof RentPrice]?: RentPrice[Part] | undefined}

const isPositive = (amount: number | undefined): amount is number =>
    Number.isSafeInteger(amount) && Number(amount) > 0

/** A rent price from parts that may be missing: a complete price, or undefined (D-07). */
export const wholeRentPrice = (parts: Unchecked): RentPrice | undefined => {
    const {weekly, terms, totalCostToOwn, condition, cashPrice, given = {}, was} = parts
    if (!isPositive(weekly) || !isPositive(terms) || !isPositive(totalCostToOwn)) return undefined
    if (condition === undefined) return undefined

    const named = Object.entries(given).filter(([, amount]) => isPositive(amount))
    return {
        weekly,
        terms,
        totalCostToOwn,
        condition,
        ...(isPositive(cashPrice) && {cashPrice}),
        ...(named.length > 0 && {given: Object.fromEntries(named)}),
        ...(was && isPositive(was.weekly) && {was})
    }
}

/** One payment at a frequency: the price's own amount for it, else converted from the weekly one (decision 13). */
export const paymentAmount = (
    {weekly, given}: Pick<RentPrice, 'weekly' | 'given'>,
    frequency: PaymentFrequency
): Cents => {
    if (frequency === 'weekly') return weekly
    return given?.[frequency] ?? fromWeekly(weekly, frequency)
}

/** count x payment + finalPayment is exactly total; finalPayment is 0 if nothing is left for it. */
export type PaymentPlan = {payment: Cents; count: number; finalPayment: Cents; total: Cents}

/** The payments until an item is owned: equal ones and a final one, to the cent (D-07). */
export const paymentPlan = (price: RentPrice, frequency: PaymentFrequency): PaymentPlan => {
    const payment = paymentAmount(price, frequency)
    const total = price.totalCostToOwn
    const count = Math.floor(total / payment)
    return {payment, count, finalPayment: total - count * payment, total}
}
