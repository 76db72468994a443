import type {FeePart} from '@app/domain/payments/account-payments'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {type Cents, dollarsFromCents} from '@app/domain/prices/money'
import type {KnownRenter} from '@app/domain/payments/one-off-payment'
import type {LookedUp, PaymentEnd} from '@app/domain/payments/payment-end'
import type {OneOffPaymentRequest} from '@contract/payments'
import {toFees} from '../account/payments/payments-due'
import type {Commerce} from '../client'
import {unreadable} from '../answer'
import {isNotFound} from '../outcome/outcome'
import {cents, day, flag, moment, number, record, text} from '../json'
import {lookUpOnce, type PaymentKind, payOnce} from '../payments/pay-once'
import type {Query} from '../query'
import type {Shopper} from '../session/session'
import {useShopperCall} from '../session/use-shopper-call'
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
    /** The agreement's store; null if the platform does not say. */
    storeNumber: string | null
}

/** The path of an endpoint; personal values are sent in the body only, never in the address. */
const pathOf = (endpoint: 'amount' | 'payment' | 'status'): string =>
    `/custom/one-off-payment/v1/organizations/{org}/${endpoint}`

/**
 * An amount due with its lines. Without an amount, or without a word on whether it may be paid online, the response
 * counts as unreadable (D-48).
 */
export const toOneOffDue = (raw: unknown): OneOffDue => {
    const due = record(raw)
    const [agreementNumber, total] = [text(due.agreementNumber), cents(due.totalAmount)]
    const allowsOnlinePayment = flag(due.allowOnlinePayment)
    if (agreementNumber === undefined || total === undefined || allowsOnlinePayment === undefined) {
        throw unreadable('amount due')
    }
    return {
        agreementNumber,
        total,
        fees: toFees(due),
        rent: cents(due.rentalRevenue) ?? 0,
        dueDay: day(due.currentDueDate),
        daysLate: number(due.numberOfDaysLate) ?? 0,
        allowsOnlinePayment,
        storeNumber: text(due.storeNumber) ?? null
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

/** The receipt in a response; undefined without a reference, a time or a total. */
export const toOneOffReceipt = (raw: unknown): OneOffReceipt | undefined => {
    const receipt = record(raw)
    const [reference, paidAt, total] = [
        text(receipt.referenceNumber),
        moment(receipt.paymentDate),
        cents(receipt.totalAmount)
    ]
    if (reference === undefined || paidAt === undefined || total === undefined) return undefined
    return {
        reference,
        agreementNumber: text(receipt.agreementNumber) ?? '',
        paidAt,
        total,
        lastFour: text(receipt.lastFour) ?? null
    }
}

const receiptUnder = async (
    {commerce, customerId}: Pick<Shopper, 'commerce' | 'customerId'>,
    {key, agreementNumber, postalCode, phoneEnd}: OneOffAttempt
): Promise<OneOffReceipt | undefined> => {
    const body = {agreementNumber, postalCode, phoneEnd, idempotencyKey: key}
    return toOneOffReceipt(await commerce.fetch({path: pathOf('status'), body, customerId}))
}

/** The receipt of what this browser has paid, fetched again after a reload [ROUTE-040] (D-30); null if there is none. */
export const oneOffReceipt = (
    commerce: Commerce,
    customerId: string,
    attempt: OneOffAttempt
): Query<OneOffReceipt | null> => ({
    key: ['one-off-receipt', attempt.key],
    staleTime: 60_000,
    fetch: async () => {
        try {
            const receipt = await receiptUnder({commerce, customerId}, attempt)
            if (!receipt) throw unreadable('receipt')
            return receipt
        } catch (error) {
            if (isNotFound(error)) return null
            throw error
        }
    }
})

/** How a payment ended: made, refused and nothing taken, or not known yet (D-30). */
export type OneOffEnd = PaymentEnd<OneOffAttempt, OneOffReceipt>

export type OneOffOrder = {
    known: KnownRenter
    total: Cents
    /** The token of the card frame; it is not stored anywhere. */
    token: string
    key: string
    sentAt: number
}

/** A payment without an account: a browser has one under way at most, whoever's agreement it is for. */
const oneOffPayment = (
    shopper: Shopper,
    {agreementNumber, sentAt: now}: OneOffAttempt,
    send: PaymentKind<OneOffAttempt, OneOffReceipt>['send']
): PaymentKind<OneOffAttempt, OneOffReceipt> => ({
    lock: 'one-off-payment',
    standing: () => {
        const before = readOneOffAttempt(now)
        if (before === null || !before.isPaid) return before
        return before.agreementNumber === agreementNumber ? 'paid' : null
    },
    keep: saveOneOffAttempt,
    forget: (key) => {
        if (readOneOffAttempt(now)?.key === key) forgetOneOffAttempt()
    },
    settle: (sent) => saveOneOffAttempt({...sent, isPaid: true}),
    send,
    readReceipt: (sent) => receiptUnder(shopper, sent)
})

const pay = (
    shopper: Shopper,
    {known, total, token, key, sentAt}: OneOffOrder
): Promise<OneOffEnd> => {
    const {commerce, customerId} = shopper
    const {agreementNumber, postalCode, phoneEnd} = known
    const renter = {agreementNumber, postalCode, phoneEnd}
    const attempt = {...renter, key, sentAt, amount: total, isPaid: false}
    const send = async () => {
        const amount = dollarsFromCents(total)
        const body: OneOffPaymentRequest = {...renter, token, idempotencyKey: key, amount}
        return toOneOffReceipt(await commerce.fetch({path: pathOf('payment'), body, customerId}))
    }
    return payOnce(oneOffPayment(shopper, attempt, send), attempt)
}

/** Pays once, under its own key, which is stored until the result is known (D-30) (D-31). */
export const usePayOneOff = () => useShopperCall(pay)

const lookUp = (
    shopper: Shopper,
    {attempt, now}: {attempt: OneOffAttempt; now: number}
): Promise<LookedUp<OneOffReceipt>> => {
    const kind = oneOffPayment(shopper, attempt, () => Promise.resolve(undefined))
    return lookUpOnce(kind, attempt, now)
}

/** Looks up a payment whose result is not known; if it is found, it is stored as paid (D-30). */
export const useLookUpOneOff = () => useShopperCall(lookUp)
