import type {Cents} from '../money/cents'
import {roundHalfUp} from '../money/round-half-up'
import type {PaymentPlan} from '../pricing/payment-plan'

/** price + saving is exactly remaining. */
export type EarlyPurchase = {remaining: Cents; saving: Cents; price: Cents}

/**
 * What buying an item early costs and saves after a number of a plan's payments.
 * The saving is a percent of the remaining cost, half up to the cent; nothing when there is no
 * saving to offer, or no cost left.
 */
export const earlyPurchase = (
    {payment, total}: Pick<PaymentPlan, 'payment' | 'total'>,
    savePercent: number,
    paymentsMade = 0
): EarlyPurchase | undefined => {
    const remaining = total - payment * paymentsMade
    const isOffered = savePercent > 0 && savePercent <= 100
    if (!isOffered || remaining <= 0) return undefined

    // Percents come with two decimals at most, so a hundredth of a percent is a whole number.
    const saving = roundHalfUp(remaining * Math.round(savePercent * 100), 10_000)
    return {remaining, saving, price: remaining - saving}
}
