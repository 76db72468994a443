import {isNeverTaken} from '@app/domain/payments/account-payments'
import type {LookedUp, PaymentEnd, SentPayment} from '@app/domain/payments/payment-end'
import {inTabLock} from '@app/lib/browser/tab-lock'
import {CommerceError} from '../client'
import {record} from '../json'
import {isNotFound, isTokenRefused, outcomeOf} from '../outcome/outcome'
import {paymentRefusalOf} from './payment-refusal'

/** A card as the card frame reports it: a token, and the details that may be shown. */
export type CardToken = {
    token: string
    cardType: string
    lastFour: string
    expirationDate: string
}

/**
 * One kind of payment: where this browser keeps an attempt, over reloads and for all tabs, and which calls pay and look
 * up. The rules are the same for all of them (D-30): `payOnce` and `lookUpOnce`.
 */
export type PaymentKind<Sent extends SentPayment, Receipt> = {
    /** The name of the lock under which an attempt is begun, in one tab at a time. */
    lock: string
    /** The attempt that this browser has not seen the end of; 'paid' if the same is paid; null if one may be begun. */
    standing: () => Sent | 'paid' | null
    /** Keeps the attempt. Called before anything is sent. */
    keep: (sent: Sent) => void
    /** Nothing was taken under this key: the next attempt gets its own. An attempt of another tab stays. */
    forget: (key: string) => void
    /** Keeps what was paid. */
    settle: (sent: Sent, receipt: Receipt) => void
    /** Pays. Resolves with undefined for a response without a receipt. */
    send: (sent: Sent) => Promise<Receipt | undefined>
    /** Asks for the receipt of a key; rejects with a 404 where nothing was taken under it. */
    readReceipt: (sent: Sent) => Promise<Receipt | undefined>
    /** Whether the platform says in another way that it is paid, as on another device; then that is kept. */
    isPaidOtherwise?: () => Promise<boolean>
}

const refusedId = (error: unknown): string | undefined => {
    const {agreementId, customerClubId} = record(
        error instanceof CommerceError ? error.data : undefined
    )
    const id = agreementId ?? customerClubId
    return typeof id === 'string' ? id : undefined
}

const unknownEnd = (error: unknown): {state: 'unknown'; tryAgainIn?: number} => {
    const outcome = outcomeOf(error)
    const tryAgainIn = outcome.end === 'unknown' ? outcome.tryAgainIn : undefined
    return {state: 'unknown', ...(tryAgainIn !== undefined && {tryAgainIn})}
}

/** Begins the attempt, unless the same is paid already, or another one is under way, in this tab or another. */
const startAttempt = <Sent extends SentPayment, Receipt>(
    kind: PaymentKind<Sent, Receipt>,
    sent: Sent
): Promise<Sent | 'paid' | null> =>
    inTabLock(kind.lock, () => {
        const before = kind.standing()
        if (before === null) kind.keep(sent)
        return Promise.resolve(before)
    })

/**
 * Sends a payment once: not if one is under way in any tab of this browser, and never a second time. Its key is kept
 * before it is sent; a refusal gives the next attempt another one; after an unknown end it stays, to be looked up
 * (D-30, D-49). Rejects only if the session's token was refused, before anything was paid: the session renews it and
 * the payment is sent for the first time.
 */
export const payOnce = async <Sent extends SentPayment, Receipt>(
    kind: PaymentKind<Sent, Receipt>,
    sent: Sent
): Promise<PaymentEnd<Sent, Receipt>> => {
    const before = await startAttempt(kind, sent)
    if (before === 'paid') return {state: 'refused', why: 'paid-before', id: undefined}
    if (before !== null) return {state: 'unknown', sent: before}
    try {
        const receipt = await kind.send(sent)
        if (receipt === undefined) return {state: 'unknown', sent}
        kind.settle(sent, receipt)
        return {state: 'paid', receipt}
    } catch (error) {
        const why = paymentRefusalOf(error)
        if (why !== undefined) kind.forget(sent.key)
        if (isTokenRefused(error)) throw error
        if (why !== undefined) return {state: 'refused', why, id: refusedId(error)}
        return {sent, ...unknownEnd(error)}
    }
}

const GARBLED = {status: 502, code: 'garbled'} as const

/** The receipt of an attempt; null if nothing was taken under its key so far. Rejects if that cannot be read. */
const receiptOf = async <Sent extends SentPayment, Receipt>(
    {readReceipt}: PaymentKind<Sent, Receipt>,
    sent: Sent
): Promise<Receipt | null> => {
    try {
        const receipt = await readReceipt(sent)
        // An unreadable receipt is not none: in time it would count as a payment that was never made.
        if (receipt === undefined) throw new CommerceError(GARBLED)
        return receipt
    } catch (error) {
        if (isNotFound(error)) return null
        throw error
    }
}

const foundReceipt = async <Sent extends SentPayment, Receipt>(
    kind: PaymentKind<Sent, Receipt>,
    sent: Sent | null
): Promise<Receipt | null> => {
    const receipt = sent && (await receiptOf(kind, sent))
    if (sent && receipt !== null) kind.settle(sent, receipt)
    return receipt
}

/**
 * Looks up an attempt whose end is not known, by its key. Only if the platform itself says that there is no such
 * payment, after the time that any bank needs, it was never made (D-30). Rejects only if the token was refused.
 */
export const lookUpOnce = async <Sent extends SentPayment, Receipt>(
    kind: PaymentKind<Sent, Receipt>,
    sent: Sent | null,
    now: number
): Promise<LookedUp<Receipt>> => {
    try {
        const receipt = await foundReceipt(kind, sent)
        if (receipt !== null) return {state: 'paid', receipt}
        if (await kind.isPaidOtherwise?.()) return {state: 'paid', receipt: null}
    } catch (error) {
        if (isTokenRefused(error)) throw error
        return unknownEnd(error)
    }
    if (sent && !isNeverTaken(sent.sentAt, now)) return {state: 'unknown'}
    if (sent) kind.forget(sent.key)
    return {state: 'never-taken'}
}
