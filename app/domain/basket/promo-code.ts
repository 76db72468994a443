import {basketTotals, type BasketTotals, type PricedLine} from './basket'
import type {Cents} from '../prices/money'
import {fromWeekly, type PaymentFrequency, type RentPrice} from '../prices/pricing'

/** A line, and the weekly payment of all its pieces after the basket's promo code, as the platform calculates it. */
export type LineWithCode = PricedLine & {weeklyWithCode?: Cents | undefined}

/**
 * The pieces of a line by their weekly payments, which add up to the given one: each piece has an agreement of its own,
 * in whole cents.
 */
const piecePayments = (weekly: Cents, quantity: number): {weekly: Cents; quantity: number}[] => {
    const least = Math.floor(weekly / quantity)
    const dearer = weekly - least * quantity
    return [
        {weekly: least, quantity: quantity - dearer},
        {weekly: least + 1, quantity: dearer}
    ]
}

/**
 * What all pieces of a line cost with the promo code: an agreement is drawn up at the lower weekly payment and keeps
 * its number of weeks, so the total cost to own is lower too (G-56, D-07). Undefined if the code changes nothing, if
 * the platform does not give the new payment, or if the total is not weekly payment times weeks even without the code.
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

/** The totals of a line: with the code if it changes the line, unchanged if it does not, else undefined. */
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
 * The totals of a basket with its promo code: the payment at a frequency, and the new total cost to own (G-56, D-07).
 * Undefined if they are not known for each line, or if the code changes nothing.
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

/** The totals of a basket at a frequency: with its promo code if they are known for each line, else without (G-56). */
export const totalsToPay = (
    lines: readonly LineWithCode[],
    frequency: PaymentFrequency
): BasketTotals => totalsWithCode(lines, frequency) ?? basketTotals(lines, frequency)
