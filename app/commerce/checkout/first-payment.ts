import {isNeverTaken} from '@app/domain/account-payments'
import type {CalendarDay} from '@app/domain/calendar'
import type {Cents} from '@app/domain/money'
import {dollarsFromCents} from '@app/domain/money'
import type {PaymentRequest} from '@contract/payments'
import {paymentHistory, type PastPayment, toPastPayment} from '../account/payment-history'
import {CommerceError, type Commerce} from '../client'
import {record} from '../json'
import {isNotFound, isTokenRefused, outcomeOf} from '../outcome'
import type {LiveSession} from '../shopper/session'
import {postToTabs} from '../shopper/tab-channel'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {agreementChanges, agreementsAmong, isPaidFor} from './agreements'
import {changeRecord, checkoutRecordOf, forgetPayment, inTurn} from './checkout-record'
import type {FirstPayment} from './stored-record'

/** A card as the card frame reports it: a token, and the details that may be shown. */
export type CardToken = {
    token: string
    cardType: string
    lastFour: string
    expirationDate: string
}

export type PaymentRefusal = 'declined' | 'expired' | 'changed' | 'not-allowed'

/** How a payment ended: made, refused by the bank, or not known yet. */
export type PaymentResult =
    {state: 'paid'} | {state: 'refused'; why: PaymentRefusal} | {state: 'unknown'}

const refusals = new Map<string | undefined, PaymentRefusal>([
    ['payment-declined', 'declined'],
    ['payment-method-expired', 'expired'],
    ['payment-amount-changed', 'changed'],
    ['payment-not-allowed', 'not-allowed']
])

/** Refusals that do not say whether money was taken: a payment with this key exists already. */
const isAboutTheKey = (problem: string | undefined): boolean =>
    problem?.startsWith('idempotency-') ?? false

/** A refusal that says that no money was taken; undefined if that is not known (D-30). */
export const refusalOf = (
    error: unknown
): Extract<PaymentResult, {state: 'refused'}> | undefined => {
    const outcome = outcomeOf(error)
    if (outcome.end !== 'refused' || isAboutTheKey(outcome.type)) return undefined
    const otherwise = outcome.status === 402 ? 'declined' : 'changed'
    return {state: 'refused', why: refusals.get(outcome.type) ?? otherwise}
}

/** The payment for one agreement, and the due day that its amount is for. */
type Payable = {id: string; total: Cents; dueDay?: CalendarDay | undefined}

export type CardPayment = {
    basketId: string
    /** The card that was typed; it is saved only if the shopper asks for it, and only once it has paid (D-43). */
    card: CardToken
    isCardSaved: boolean
    due: readonly Payable[]
    /** The key of this attempt. */
    key: string
    /** Now, in milliseconds. */
    now: number
}

type Checkout = {customerId: string; basketId: string}

/** Stores the receipt of a payment, and posts it to the other tabs. */
const saveReceipt = (
    {usid}: LiveSession,
    checkout: Checkout,
    {payment, cardType}: {payment: PastPayment | undefined; cardType: string}
): PaymentResult => {
    const {reference = '', lastFour, total: amount} = payment ?? {}
    changeRecord(checkout, {
        payment: {
            state: 'paid',
            reference,
            lastFour: lastFour ?? '',
            cardType,
            ...(amount !== undefined && {amount})
        }
    })
    postToTabs('paid', usid)
    return {state: 'paid'}
}

/** Reserves the checkout's only attempt for this key; false if a payment is pending or made, in this tab or another one. */
const claim = (checkout: Checkout, {key, now}: CardPayment): Promise<boolean> =>
    inTurn(() => {
        const before = checkoutRecordOf(checkout.customerId)?.payment
        if (before) return Promise.resolve(false)
        changeRecord(checkout, {payment: {state: 'sent', key, sentAt: now}})
        return Promise.resolve(true)
    })

const send = async (
    {commerce, customerId}: LiveSession,
    {key, card, isCardSaved, due}: CardPayment
): Promise<PastPayment> => {
    const body: PaymentRequest = {
        customerId,
        idempotencyKey: key,
        token: card.token,
        saveCard: isCardSaved ? 'Y' : 'N',
        payments: due.map(({id, total, dueDay}) => ({
            agreementId: id,
            kind: 'DUE',
            amount: dollarsFromCents(total),
            ...(dueDay !== undefined && {dueDate: dueDay})
        }))
    }
    const path = '/custom/submit-payment/v1/organizations/{org}/payment'
    const payment = toPastPayment(await commerce.fetch({path, body, customerId}))
    if (!payment) throw new CommerceError({status: 502, code: 'garbled'})
    return payment
}

/**
 * Pays the amount due with a card. The key is stored before the call is sent, so that an unknown result is looked up
 * and the payment never sent a second time, by any tab (D-30).
 */
export const payFirst = async (
    session: LiveSession,
    given: CardPayment
): Promise<PaymentResult> => {
    const checkout = {customerId: session.customerId, basketId: given.basketId}
    if (!(await claim(checkout, given))) return {state: 'unknown'}
    try {
        const payment = await send(session, given)
        return saveReceipt(session, checkout, {payment, cardType: given.card.cardType})
    } catch (error) {
        const refusal = refusalOf(error)
        if (refusal) forgetPayment(session.customerId, given.key)
        // The token was refused before anything was paid: the call may be sent again with another one.
        if (isTokenRefused(error)) throw error
        return refusal ?? {state: 'unknown'}
    }
}

export const usePayFirst = () => useShopperMutation({changes: agreementChanges, run: payFirst})

/** The receipt for a key; null if there is none, or if the platform cannot look up keys. */
export const receiptOf = async (
    own: Commerce,
    customerId: string,
    key: string
): Promise<unknown> => {
    const path = '/custom/submit-payment/v1/organizations/{org}/status'
    try {
        return await own.fetch({path, body: {customerId, idempotencyKey: key}, customerId})
    } catch (error) {
        if (isNotFound(error)) return null
        throw error
    }
}

/** The payment that first paid for these agreements, wherever it was made; undefined if none is found. */
const paymentFor = async (
    {commerce, customerId}: LiveSession,
    ids: readonly string[]
): Promise<PastPayment | undefined> => {
    const payments = await paymentHistory(commerce, customerId).fetch()
    return payments.filter(({parts}) => parts.some(({id}) => ids.includes(id))).pop()
}

export type PaymentLookUp = {
    basketId: string
    ids: readonly string[]
    /** Now, in milliseconds. */
    now: number
}

/** Whether the agreements are marked as paid; then the receipt is stored, if it can be found. */
const paidAnyway = async (
    session: LiveSession,
    checkout: Checkout,
    ids: readonly string[]
): Promise<PaymentResult | undefined> => {
    const agreements = await agreementsAmong(session.commerce, session.customerId, ids)
    if (agreements.length === 0 || !agreements.every(isPaidFor)) return undefined
    const payment = await paymentFor(session, ids).catch(() => undefined)
    return saveReceipt(session, checkout, {payment, cardType: ''})
}

type LookedUp = PaymentResult | {state: 'never-taken'}

/** The result for the attempt's key, if there was an attempt. */
const receiptIn = async (
    session: LiveSession,
    checkout: Checkout,
    payment: FirstPayment | undefined
): Promise<PaymentResult | undefined> => {
    if (payment?.state !== 'sent') return undefined
    const receipt = record(await receiptOf(session.commerce, checkout.customerId, payment.key))
    const found = toPastPayment(receipt.payment ?? receipt)
    return found && saveReceipt(session, checkout, {payment: found, cardType: ''})
}

/**
 * Looks up a payment whose result is unknown: by its key, else by whether the agreements are paid (D-30). If it is not
 * found after the time that any bank needs, it was never made and may be sent again.
 */
export const lookUpPayment = async (
    session: LiveSession,
    {basketId, ids, now}: PaymentLookUp
): Promise<LookedUp> => {
    const checkout = {customerId: session.customerId, basketId}
    const before = checkoutRecordOf(session.customerId)?.payment
    if (before?.state === 'paid') return {state: 'paid'}
    const paid =
        (await receiptIn(session, checkout, before)) ?? (await paidAnyway(session, checkout, ids))
    if (paid) return paid
    if (before?.state !== 'sent') return {state: 'never-taken'}
    if (!isNeverTaken(before.sentAt, now)) return {state: 'unknown'}
    forgetPayment(session.customerId, before.key)
    return {state: 'never-taken'}
}

export const useLookUpPayment = () =>
    useShopperMutation({changes: agreementChanges, run: lookUpPayment})

/** Chooses to pay the first payment, of this amount, at the store, unless a card payment is pending or made. */
export const payAtStore = (
    {customerId}: LiveSession,
    {basketId, amount}: {basketId: string; amount: Cents}
): Promise<void> =>
    inTurn(() => {
        const before = checkoutRecordOf(customerId)?.payment
        if (!before) changeRecord({customerId, basketId}, {payment: {state: 'at-store', amount}})
        return Promise.resolve()
    })

export const usePayAtStore = () => useShopperMutation({run: payAtStore})
