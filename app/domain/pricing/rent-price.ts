import type {CalendarDay} from '../calendar/calendar-day'
import type {Cents} from '../money/cents'
import type {Condition} from './condition'
import type {PaymentFrequency} from './payment-frequency'

/** Amounts that the price itself names for a frequency; they win over conversion (decision 13). */
export type GivenPayments = Partial<Record<Exclude<PaymentFrequency, 'weekly'>, Cents>>

/** What an item cost before, and since when that price was online. */
export type FormerPrice = {weekly: Cents; given?: GivenPayments; onlineFrom: CalendarDay}

/** A rent price together with all that the law wants beside it, so it cannot be shown without (D-07). */
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

/** A rent price from parts of which any may be missing: whole, or nothing (D-07). */
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
