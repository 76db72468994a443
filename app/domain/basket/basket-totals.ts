import type {Cents} from '../money/cents'
import {paymentAmount} from '../pricing/payment-amount'
import type {PaymentFrequency} from '../pricing/payment-frequency'
import type {RentPrice} from '../pricing/rent-price'

/** What the totals need of a basket line. */
export type PricedLine = {quantity: number; price: RentPrice}

/** Payment per period, and what owning everything costs in the end (G-11). */
export type BasketTotals = {payment: Cents; totalCostToOwn: Cents}

/** How many pieces are in a basket [SHELL-009] [CART-015]. */
export const itemCount = (lines: readonly {quantity: number}[]): number =>
    lines.reduce((count, {quantity}) => count + quantity, 0)

/** A basket's subtotal at a frequency: the payments of its pieces as each is shown, added up (G-15). */
export const basketTotals = (
    lines: readonly PricedLine[],
    frequency: PaymentFrequency
): BasketTotals => ({
    payment: lines.reduce(
        (sum, {quantity, price}) => sum + quantity * paymentAmount(price, frequency),
        0
    ),
    totalCostToOwn: lines.reduce(
        (sum, {quantity, price}) => sum + quantity * price.totalCostToOwn,
        0
    )
})
