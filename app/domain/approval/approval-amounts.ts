import type {Cents} from '../money/cents'
import {fromWeekly} from '../pricing/from-weekly'
import type {PaymentFrequency} from '../pricing/payment-frequency'

const WHOLE_DOLLARS = 100

/**
 * A weekly approval amount at every frequency [APPR-021] [APPR-022] [APPR-023]: the weekly one as it
 * was given, the derived ones rounded to whole dollars (decision 13).
 */
export const approvalAmounts = (weekly: Cents): Record<PaymentFrequency, Cents> => ({
    weekly,
    biweekly: fromWeekly(weekly, 'biweekly', WHOLE_DOLLARS),
    semimonthly: fromWeekly(weekly, 'semimonthly', WHOLE_DOLLARS),
    monthly: fromWeekly(weekly, 'monthly', WHOLE_DOLLARS)
})
