import type {Cents} from '../money/cents'
import {roundHalfUp} from '../money/round-half-up'
import type {PaymentFrequency} from './payment-frequency'

type Ratio = readonly [numerator: number, denominator: number]

const RATIOS: Record<PaymentFrequency, Ratio> = {
    weekly: [1, 1],
    biweekly: [2, 1],
    semimonthly: [15, 7],
    monthly: [30, 7]
}

/**
 * A weekly amount for another frequency, half up to the given unit: 1 for whole cents, 100 for
 * whole dollars [PRICE-001] [PRICE-002] [PRICE-003].
 */
export const fromWeekly = (weekly: Cents, frequency: PaymentFrequency, unit = 1): Cents => {
    const [numerator, denominator] = RATIOS[frequency]
    return roundHalfUp(weekly * numerator, denominator * unit) * unit
}
