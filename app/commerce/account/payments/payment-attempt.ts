import type {SentPayment} from '@app/domain/payments/payment-end'
import {storedText} from '@app/lib/text/stored-text'
import {number, recordInJson, text, texts} from '../../json'

/** A payment that was sent and whose result is not known, and the agreements and clubs that it is for. */
export type PaymentAttempt = SentPayment & {ids: string[]}

const stored = storedText('payment-attempt')

const toAttempt = (customerId: string, json: string | null): PaymentAttempt | null => {
    const fields = recordInJson(json ?? undefined)
    const [key, sentAt] = [text(fields.key), number(fields.sentAt)]
    if (fields.customerId !== customerId || key === undefined || sentAt === undefined) return null
    return {key, sentAt, ids: texts(fields.ids), amount: number(fields.amount)}
}

/**
 * A customer's attempt that has not ended, from any tab of this browser: after a reload and in other tabs it is looked up
 * and not sent again (D-30).
 */
export const usePaymentAttempt = (customerId: string): PaymentAttempt | null =>
    toAttempt(customerId, stored.useText())

/** A customer's attempt that has not ended, as this browser has stored it; null if there is none. */
export const storedAttempt = (customerId: string): PaymentAttempt | null =>
    toAttempt(customerId, stored.read())

export const saveAttempt = (customerId: string, attempt: PaymentAttempt): void =>
    stored.write(JSON.stringify({customerId, ...attempt}))

/** Called when the result is known: the next attempt gets its own key. An attempt that another tab has sent meanwhile stays. */
export const forgetAttempt = (key: string): void => {
    if (recordInJson(stored.read() ?? undefined).key === key) stored.write(null)
}
