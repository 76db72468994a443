import {useEffect} from 'react'
import {isAttemptStored, type KnownRenter} from '@app/domain/payments/one-off-payment'
import type {SentPayment} from '@app/domain/payments/payment-end'
import {storedText} from '@app/lib/text/stored-text'
import {flag, number, recordInJson, text} from '../json'

/** A payment without an account that was sent: for whom, and whether it is paid. */
export type OneOffAttempt = KnownRenter & SentPayment & {isPaid: boolean}

const stored = storedText('one-off-payment')

const toAttempt = (json: string | null): OneOffAttempt | null => {
    const fields = recordInJson(json ?? undefined)
    const [key, sentAt] = [text(fields.key), number(fields.sentAt)]
    if (key === undefined || sentAt === undefined) return null
    return {
        key,
        sentAt,
        amount: number(fields.amount),
        isPaid: flag(fields.isPaid) ?? false,
        agreementNumber: text(fields.agreementNumber) ?? '',
        postalCode: text(fields.postalCode) ?? '',
        phoneEnd: text(fields.phoneEnd) ?? ''
    }
}

/** What this browser sent within the hour, from any tab; what is older is removed (D-30). */
export const readOneOffAttempt = (now: number): OneOffAttempt | null => {
    const attempt = toAttempt(stored.read())
    if (attempt === null || isAttemptStored(attempt.sentAt, now)) return attempt
    forgetOneOffAttempt()
    return null
}

/** Called before the payment is sent, so that after a reload, and in other tabs, it is looked up and not sent again. */
export const saveOneOffAttempt = (attempt: OneOffAttempt): void =>
    stored.write(JSON.stringify(attempt))

/** Called when nothing was taken, or when the receipt is no longer needed. */
export const forgetOneOffAttempt = (): void => stored.write(null)

/**
 * What this browser has sent within the hour; renders again when this tab or another one sends or ends something. Null
 * on the server.
 */
export const useOneOffAttempt = (): OneOffAttempt | null => {
    const json = stored.useText()
    useEffect(() => {
        readOneOffAttempt(Date.now())
    }, [json])
    return toAttempt(json)
}
