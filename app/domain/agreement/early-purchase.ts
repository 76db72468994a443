import type {Cents} from '../money/cents'
import {roundHalfUp} from '../money/round-half-up'
import type {RentPrice} from '../pricing/rent-price'

/** price + saving is exactly remaining. */
export type EarlyPurchase = {remaining: Cents; saving: Cents; price: Cents}

/**
 * What buying an item early costs and saves after a number of weekly payments.
 * The saving is a percent of the remaining cost, half up to the cent; nothing when there is no
 * saving to offer, or no cost left.
 */
export const earlyPurchase = (
    {weekly, totalCostToOwn}: Pick<RentPrice, 'weekly' | 'totalCostToOwn'>,
    savePercent: number,
    paymentsMade = 0
): EarlyPurchase | undefined => {
    const remaining = totalCostToOwn - weekly * paymentsMade
    const isOffered = savePercent > 0 && savePercent <= 100
    if (!isOffered || remaining <= 0) return undefined

    // Percents come with two decimals at most, so a hundredth of a percent is a whole number.
    const saving = roundHalfUp(remaining * Math.round(savePercent * 100), 10_000)
    return {remaining, saving, price: remaining - saving}
}
