import type {Cents} from '../prices/money'
import {paymentAmount, type PaymentFrequency, type RentPrice} from '../prices/pricing'
import {clampQuantity, isFulfillable, quantityLimits} from './quantity'
import type {StockStatus} from '../prices/stock'

/** The part of a basket line that totals need. */
export type PricedLine = {quantity: number; price: RentPrice}

/** The payment per period, and the total cost to own everything (G-11). */
export type BasketTotals = {payment: Cents; totalCostToOwn: Cents}

/** A basket's totals at a frequency: the sum of its pieces' payments, each rounded as it is shown (G-15). */
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

/**
 * The basket that products are added to: the first that is not temporary [CART-001] [CART-002]; undefined if one has to
 * be created.
 */
export const regularBasket = <Basket extends {temporary: boolean}>(
    baskets: readonly Basket[]
): Basket | undefined => baskets.find(({temporary}) => !temporary)

export type WantedProduct = {productId: string; quantity: number}

/** Whether a guest's basket is merged at sign-in: only if it holds something [CART-021] (G-34). */
export const shouldMerge = (guestLines: readonly {quantity: number}[]): boolean =>
    guestLines.length > 0

/** Whether prefill data may be written to a new temporary basket: every line has an approval already [APPR-016]. */
export const mayPrefill = (lines: readonly {lacksApproval: boolean}[]): boolean =>
    lines.every(({lacksApproval}) => !lacksApproval)

/** What is known of a line's product; no status if it is no longer sold online. */
export type SoldLine = {status?: StockStatus | undefined}

/** The lines that are no longer available; they are shown to the shopper and then removed [CART-023] [CART-024]. */
export const unavailableLines = <Line extends SoldLine>(lines: readonly Line[]): Line[] =>
    lines.filter(({status}) => status === undefined || status === 'out-of-stock')

/** Whether all pieces of every line are available, so that the cart can go to the checkout [INV-017, CART-023]. */
export const isFulfillableCart = (
    lines: readonly (SoldLine & {quantity: number; stockLevel: number | null})[]
): boolean =>
    unavailableLines(lines).length === 0 &&
    lines.every(({quantity, stockLevel}) => isFulfillable(quantity, stockLevel ?? undefined))

/** A line of which the shop must know how many pieces may be ordered at once. */
type StockedLine = SoldLine & {
    quantity: number
    minimum: number
    step: number
    stockLevel: number | null
}

/** The lines of which not all pieces can be had, with how many of each may stay; none of what is gone [CART-023] [INV-017]. */
export const shortLines = <Line extends StockedLine>(
    lines: readonly Line[]
): {line: Line; left: number}[] =>
    lines.flatMap((line) => {
        const {quantity, minimum, step, stockLevel} = line
        if (unavailableLines([line]).length > 0) return [{line, left: 0}]
        if (stockLevel === null || isFulfillable(quantity, stockLevel)) return []
        const limits = quantityLimits({minOrderQuantity: minimum, stepQuantity: step, stockLevel})
        return [{line, left: clampQuantity(quantity, limits)}]
    })

/** A bundle's items as one value [CART-027]. @public */
export const bundleValue = (items: readonly string[]): string => items.join('|')
