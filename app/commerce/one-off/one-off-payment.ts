import type {FeePart} from '@app/domain/account-payments'
import type {CalendarDay} from '@app/domain/calendar'
import {type Cents, dollarsFromCents} from '@app/domain/money'
import type {KnownRenter} from '@app/domain/one-off-payment'
import type {OneOffPaymentRequest} from '@contract/payments'
import {toFees} from '../account/payments-due'
import {type PaymentRefusal, refusalOf} from '../checkout/first-payment'
import {CommerceError, type Commerce} from '../client'
import {isNotFound, isTokenRefused} from '../outcome'
import {unreadable} from '../answer'
import {cents, flag, number, record, text} from '../json'
import type {Query} from '../query'
import type {Shopper} from '../shopper/session'
import {useShopperCall} from '../shopper/use-shopper-call'
import {
    forgetOneOffAttempt,
    saveOneOffAttempt,
    type OneOffAttempt,
    readOneOffAttempt
} from './one-off-attempt'

/** What is due on an agreement, for a payer without an account; nothing about the renter. Money in cents. */
export type OneOffDue = {
    agreementNumber: string
    rent: Cents
    fees: readonly FeePart[]
    total: Cents
    dueDay: CalendarDay | undefined
    daysLate: number
    allowsOnlinePayment: boolean
}

/** The path of an endpoint; personal values are sent in the body only, never in the address. */
const pathOf = (endpoint: 'amount' | 'payment' | 'status'): string =>
    `/custom/one-off-payment/v1/organizations/{org}/${endpoint}`

/** An amount due with its lines; without an amount the response counts as unreadable. */
export const toOneOffDue = (raw: unknown): OneOffDue => {
    const due = record(raw)
    const [agreementNumber, total] = [text(due.agreementNumber), cents(due.totalAmount)]
    if (agreementNumber === undefined || total === undefined) {
        throw new CommerceError({status: 502, code: 'garbled'})
    }
    return {
        agreementNumber,
        total,
        fees: toFees(due),
        rent: cents(due.rentalRevenue) ?? 0,
        dueDay: text(due.currentDueDate),
        daysLate: number(due.numberOfDaysLate) ?? 0,
        allowsOnlinePayment: flag(due.allowOnlinePayment) ?? false
    }
}

const findDue = async (
    {commerce, customerId}: Shopper,
    {agreementNumber, postalCode, phoneEnd}: KnownRenter
): Promise<OneOffDue | null> => {
    try {
        const body = {agreementNumber, postalCode, phoneEnd}
        return toOneOffDue(await commerce.fetch({path: pathOf('amount'), body, customerId}))
    } catch (error) {
        if (isNotFound(error)) return null
        throw error
    }
}

/** Fetches what is due; null if agreement number, zip and phone do not belong together. */
export const useFindOneOffDue = () => useShopperCall(findDue)

/** A payment without an account, as its receipt describes it. */
export type OneOffReceipt = {
    agreementNumber: string
    reference: string
    /** ISO 8601. */
    paidAt: string
    total: Cents
    lastFour: string | null
}

/** The receipt in a response; null without a reference or a total. */
export const toOneOffReceipt = (raw: unknown): OneOffReceipt | null => {
    const receipt = record(raw)
    const [reference, total] = [text(receipt.referenceNumber), cents(receipt.totalAmount)]
    if (reference === undefined || total === undefined) return null
    return {
        reference,
        agreementNumber: text(receipt.agreementNumber) ?? '',
        paidAt: text(receipt.paymentDate) ?? '',
        total,
        lastFour: text(receipt.lastFour) ?? null
    }
}

/** The receipt for a key; null if nothing was taken under it so far. */
const receiptUnder = async (
    own: Commerce,
    customerId: string,
    {key, agreementNumber, postalCode, phoneEnd}: OneOffAttempt
): Promise<OneOffReceipt | null> => {
    const body = {agreementNumber, postalCode, phoneEnd, idempotencyKey: key}
    try {
        const receipt = toOneOffReceipt(await own.fetch({path: pathOf('status'), body, customerId}))
        if (!receipt) throw unreadable('receipt')
        return receipt
    } catch (error) {
        if (isNotFound(error)) return null
        throw error
    }
}

/** The receipt of what this browser has paid, fetched again after a reload [ROUTE-040] (D-30). */
export const oneOffReceipt = (
    own: Commerce,
    customerId: string,
    attempt: OneOffAttempt
): Query<OneOffReceipt | null> => ({
    key: ['one-off-receipt', attempt.key],
    staleTime: 60_000,
    fetch: () => receiptUnder(own, customerId, attempt)
})

/** How a payment ended: made, refused and nothing taken, or not known yet (D-30). */
export type OneOffEnd =
    {state: 'paid'} | {state: 'refused'; why: PaymentRefusal} | {state: 'unknown'}

export type OneOffOrder = {
    known: KnownRenter
    total: Cents
    /** The token of the card frame; it is not stored anywhere. */
    token: string
    key: string
    sentAt: number
}

const endOf = (error: unknown, attempt: OneOffAttempt): OneOffEnd => {
    const refusal = refusalOf(error)
    if (refusal?.state !== 'refused') return {state: 'unknown'}
    if (readOneOffAttempt(attempt.sentAt)?.key === attempt.key) forgetOneOffAttempt()
    // The session's token was refused: the session renews it, and the call is then made for the first time.
    if (isTokenRefused(error)) throw error
    return refusal
}

const pay = async (
    {commerce, customerId}: Shopper,
    {known, total, token, key, sentAt}: OneOffOrder
): Promise<OneOffEnd> => {
    const {agreementNumber, postalCode, phoneEnd} = known
    const before = readOneOffAttempt(sentAt)
    // Another tab has sent it: it is looked up, and not sent a second time.
    if (before?.agreementNumber === agreementNumber) {
        return {state: before.isPaid ? 'paid' : 'unknown'}
    }
    const attempt = {agreementNumber, postalCode, phoneEnd, key, sentAt, isPaid: false}
    saveOneOffAttempt(attempt)
    const body: OneOffPaymentRequest = {
        agreementNumber,
        postalCode,
        phoneEnd,
        token,
        idempotencyKey: key,
        amount: dollarsFromCents(total)
    }
    try {
        const answer = await commerce.fetch({path: pathOf('payment'), body, customerId})
        if (!toOneOffReceipt(answer)) return {state: 'unknown'}
        saveOneOffAttempt({...attempt, isPaid: true})
        return {state: 'paid'}
    } catch (error) {
        return endOf(error, attempt)
    }
}

/** Pays once, under its own key, which is stored until the result is known (D-30) (D-31). */
export const usePayOneOff = () => useShopperCall(pay)

const lookUp = async (
    {commerce, customerId}: Shopper,
    attempt: OneOffAttempt
): Promise<OneOffReceipt | null> => {
    const receipt = await receiptUnder(commerce, customerId, attempt)
    if (receipt) saveOneOffAttempt({...attempt, isPaid: true})
    return receipt
}

/** Looks up a payment whose result is not known; if it is found, it is stored as paid (D-30). */
export const useLookUpOneOff = () => useShopperCall(lookUp)
