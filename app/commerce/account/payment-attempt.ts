import {ifAllowed} from '@app/lib/browser'
import {number, recordInJson, text, texts} from '../json'

/** A payment that was sent and whose result is not known: its key, what it is for, and when it was sent, in milliseconds. */
export type PaymentAttempt = {key: string; ids: string[]; sentAt: number}

const ATTEMPT = 'payment-attempt'

/**
 * A customer's attempt that has not ended. It is stored across reloads, so that it is looked up and not sent again
 * (D-30).
 */
export const readAttempt = (customerId: string): PaymentAttempt | null =>
    ifAllowed(() => {
        const stored = recordInJson(window.sessionStorage.getItem(ATTEMPT) ?? undefined)
        const [key, sentAt] = [text(stored.key), number(stored.sentAt)]
        if (stored.customerId !== customerId || key === undefined || sentAt === undefined)
            return null
        return {key, sentAt, ids: texts(stored.ids)}
    }) ?? null

export const saveAttempt = (customerId: string, attempt: PaymentAttempt): void => {
    ifAllowed(() =>
        window.sessionStorage.setItem(ATTEMPT, JSON.stringify({customerId, ...attempt}))
    )
}

/** Called when the result is known: the next attempt gets its own key. */
export const forgetAttempt = (): void => {
    ifAllowed(() => window.sessionStorage.removeItem(ATTEMPT))
}
