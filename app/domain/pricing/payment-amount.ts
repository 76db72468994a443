import type {Cents} from '../money/cents'
import {fromWeekly} from './from-weekly'
import type {PaymentFrequency} from './payment-frequency'
import type {RentPrice} from './rent-price'

/** One payment at a frequency: the price's own amount for it, else converted from weekly (decision 13). */
export const paymentAmount = (
    {weekly, given}: Pick<RentPrice, 'weekly' | 'given'>,
    frequency: PaymentFrequency
): Cents => {
    if (frequency === 'weekly') return weekly
    return given?.[frequency] ?? fromWeekly(weekly, frequency)
}
