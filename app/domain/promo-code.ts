import {basketTotals, type BasketTotals, type PricedLine} from './basket'
import type {Cents} from './money'
import {fromWeekly, type PaymentFrequency, type RentPrice} from './pricing'

/** A line, and what the platform says that all its pieces cost a week once the basket's promo code is taken off. */
export type LineWithCode = PricedLine & {weeklyWithCode?: Cents | undefined}

/** So many pieces at these weekly payments, which add up to the given one: each has an agreement of its own in whole cents. */
const piecePayments = (weekly: Cents, quantity: number): {weekly: Cents; quantity: number}[] => {
    const least = Math.floor(weekly / quantity)
    const dearer = weekly - least * quantity
    return [
        {weekly: least, quantity: quantity - dearer},
        {weekly: least + 1, quantity: dearer}
    ]
}

/**
 * What all pieces of a line cost with the promo code: an agreement is drawn up at the lower weekly payment and keeps its
 * number of weeks, so that the total cost to own is lower too (G-56, D-07). Nothing if the code takes nothing off, where
 * the platform does not say what is left, or where the total is not the weekly payment times the weeks without the code
 * either.
 */
export const priceWithCode = (
    {quantity, price, weeklyWithCode}: LineWithCode,
    frequency: PaymentFrequency
): RentPrice | undefined => {
    const {weekly, terms, totalCostToOwn, cashPrice, condition} = price
    if (weeklyWithCode === undefined || weeklyWithCode < quantity) return undefined
    if (weeklyWithCode >= weekly * quantity || totalCostToOwn !== weekly * terms) return undefined
    const payment = piecePayments(weeklyWithCode, quantity).reduce(
        (sum, pieces) => sum + pieces.quantity * fromWeekly(pieces.weekly, frequency),
        0
    )
    return {
        weekly: weeklyWithCode,
        ...(frequency !== 'weekly' && {given: {[frequency]: payment}}),
        terms,
        totalCostToOwn: weeklyWithCode * terms,
        ...(cashPrice !== undefined && {cashPrice: cashPrice * quantity}),
        condition
    }
}

/** What a line counts for: with the code where it takes something off, unchanged where it does not, else nothing. */
const totalsOfLine = (
    line: LineWithCode,
    frequency: PaymentFrequency
): BasketTotals | undefined => {
    const {quantity, price, weeklyWithCode} = line
    if (weeklyWithCode === price.weekly * quantity) return basketTotals([line], frequency)
    const reduced = priceWithCode(line, frequency)
    return reduced && basketTotals([{quantity: 1, price: reduced}], frequency)
}

/**
 * What a basket comes to with its promo code: the payment at a frequency, and the new total cost to own (G-56, D-07).
 * Nothing if that is not known of each line, or where the code takes nothing off.
 */
export const totalsWithCode = (
    lines: readonly LineWithCode[],
    frequency: PaymentFrequency
): BasketTotals | undefined => {
    const before = basketTotals(lines, frequency)
    const totals = {payment: 0, totalCostToOwn: 0}
    for (const line of lines) {
        const ofLine = totalsOfLine(line, frequency)
        if (ofLine === undefined) return undefined
        totals.payment += ofLine.payment
        totals.totalCostToOwn += ofLine.totalCostToOwn
    }
    return totals.totalCostToOwn < before.totalCostToOwn ? totals : undefined
}

/** What a basket comes to at a frequency: with its promo code where that is known of each line, else without (G-56). */
export const totalsToPay = (
    lines: readonly LineWithCode[],
    frequency: PaymentFrequency
): BasketTotals => totalsWithCode(lines, frequency) ?? basketTotals(lines, frequency)
