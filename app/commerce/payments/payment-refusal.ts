import type {PaymentRefusal} from '@app/domain/payments/payment-end'
import {outcomeOf} from '../outcome/outcome'

const refusals = new Map<string | undefined, PaymentRefusal>([
    ['payment-declined', 'declined'],
    ['payment-method-expired', 'expired'],
    ['payment-amount-changed', 'changed'],
    ['payment-not-allowed', 'not-allowed']
])

const byStatus = new Map<number, PaymentRefusal>([
    [402, 'declined'],
    [409, 'changed']
])

/** Refusals that do not say whether money was taken: a payment with this key exists already. */
const isAboutTheKey = (type: string | undefined): boolean =>
    type?.startsWith('idempotency-') ?? false

/** Why a payment was refused; undefined if it is not known whether money was taken (D-30, D-49). */
export const paymentRefusalOf = (error: unknown): PaymentRefusal | undefined => {
    const outcome = outcomeOf(error)
    if (outcome.end !== 'refused' || isAboutTheKey(outcome.type)) return undefined
    return refusals.get(outcome.type) ?? byStatus.get(outcome.status) ?? 'refused'
}
