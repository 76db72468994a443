import {isNeverTaken} from '@app/domain/account-payments'
import type {CalendarDay} from '@app/domain/calendar'
import type {Cents} from '@app/domain/money'
import {dollarsFromCents} from '@app/domain/money'
import type {PaymentRequest} from '@contract/payments'
import {paymentHistory, type PastPayment, toPastPayment} from '../account/payment-history'
import {CommerceError, type Commerce, refusalType, toFailure} from '../client'
import {record, text} from '../json'
import type {LiveSession} from '../shopper/session'
import {postToTabs} from '../shopper/tab-channel'
import {useShopperCall} from '../shopper/use-shopper-call'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {agreementChanges, agreementsAmong, isPaidFor} from './agreements'
import {changeRecord, checkoutRecordOf, forgetPayment, inTurn} from './checkout-record'
import type {FirstPayment} from './stored-record'

/** A card as the frame tells of it: a token, and what may be shown. */
export type CardToken = {
    token: string
    cardType: string
    lastFour: string
    expirationDate: string
}

export type PaymentRefusal = 'declined' | 'expired' | 'changed' | 'not-allowed'

/** How a payment ended: made, refused by the bank, or nobody knows yet. */
export type PaymentResult =
    {state: 'paid'} | {state: 'refused'; why: PaymentRefusal} | {state: 'unknown'}

const refusals = new Map<string | undefined, PaymentRefusal>([
    ['payment-declined', 'declined'],
    ['payment-method-expired', 'expired'],
    ['payment-amount-changed', 'changed'],
    ['payment-not-allowed', 'not-allowed']
])

/** Answers that say nothing of the money, though they are refusals: the key stands for a payment already. */
const isAboutTheKey = (problem: string | undefined): boolean =>
    problem?.startsWith('idempotency-') ?? false

/** A refusal that says that no money has moved; undefined if nobody knows (D-30). */
export const refusalOf = (
    error: unknown
): Extract<PaymentResult, {state: 'refused'}> | undefined => {
    const {status} = toFailure(error)
    if (status < 400 || status >= 500 || status === 408 || status === 429) return undefined
    const problem = refusalType(error)
    if (isAboutTheKey(problem)) return undefined
    const otherwise = status === 402 ? 'declined' : 'changed'
    return {state: 'refused', why: refusals.get(problem) ?? otherwise}
}

/** Saves the card that a token stands for, so that it can be charged; answers its id. */
export const saveCard = async (
    own: Commerce,
    customerId: string,
    token: string
): Promise<string> => {
    const path = '/custom/saved-payment-methods/v1/organizations/{org}/addpaymentmethod'
    const {paymentMethodId} = record(await own.fetch({path, body: {customerId, token}, customerId}))
    const id = text(paymentMethodId)
    if (id === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    return id
}

const saveCardOf = ({commerce, customerId}: LiveSession, token: string): Promise<string> =>
    saveCard(commerce, customerId, token)

/** Saves a card for the first payment; its token stays in no cache (D-26). */
export const useSaveCard = () => useShopperCall(saveCardOf)

/** What is paid for one agreement, and the due day that its amount is for. */
type Payable = {id: string; total: Cents; dueDay?: CalendarDay | undefined}

export type CardPayment = {
    basketId: string
    methodId: string
    cardType: string
    due: readonly Payable[]
    /** The attempt's own. */
    key: string
    /** The moment of it, milliseconds. */
    now: number
}

type Checkout = {customerId: string; basketId: string}

/** Saves the receipt of a payment, and posts it to the other tabs. */
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

/** Takes the checkout's one attempt for this key; false if one is under way or settled, in this tab or another. */
const claim = (checkout: Checkout, {key, methodId, now}: CardPayment): Promise<boolean> =>
    inTurn(() => {
        const before = checkoutRecordOf(checkout.customerId)?.payment
        if (before) return Promise.resolve(false)
        changeRecord(checkout, {payment: {state: 'sent', key, methodId, sentAt: now}})
        return Promise.resolve(true)
    })

const send = async (
    {commerce, customerId}: LiveSession,
    {key, methodId, due}: CardPayment
): Promise<PastPayment> => {
    const body: PaymentRequest = {
        customerId,
        idempotencyKey: key,
        paymentMethodId: methodId,
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
 * Pays what is due with a card. The key is remembered before the call leaves, so that whatever becomes of it is looked up
 * and never sent a second time, by no tab (D-30).
 */
export const payFirst = async (
    session: LiveSession,
    given: CardPayment
): Promise<PaymentResult> => {
    const checkout = {customerId: session.customerId, basketId: given.basketId}
    if (!(await claim(checkout, given))) return {state: 'unknown'}
    try {
        const payment = await send(session, given)
        return saveReceipt(session, checkout, {payment, cardType: given.cardType})
    } catch (error) {
        const refusal = refusalOf(error)
        if (refusal) forgetPayment(session.customerId, given.key)
        // The token was refused, and nothing was asked for: it may be sent with another one.
        if (toFailure(error).status === 401) throw error
        return refusal ?? {state: 'unknown'}
    }
}

export const usePayFirst = () => useShopperMutation({changes: agreementChanges, run: payFirst})

/** The receipt that a key stands for; null if there is none, or the platform cannot be asked by keys. */
export const receiptOf = async (
    own: Commerce,
    customerId: string,
    key: string
): Promise<unknown> => {
    const path = '/custom/submit-payment/v1/organizations/{org}/status'
    try {
        return await own.fetch({path, body: {customerId, idempotencyKey: key}, customerId})
    } catch (error) {
        if (toFailure(error).code === 'not-found') return null
        throw error
    }
}

/** The payment by which agreements were paid first, wherever that was; undefined if none is found. */
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
    /** The moment of it, milliseconds. */
    now: number
}

/** Whether the agreements say that they were paid; then the receipt is stored if it is found. */
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

/** What the key of the attempt says, if there was one. */
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
 * Looks up a payment whose end nobody knows: by its key, else by what the agreements say (D-30). One that is not found for
 * so long that no bank answers any more was never made, and may be sent again.
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

/** Leaves the first payment to the store, unless one by card is under way or made. */
export const payAtStore = (
    {customerId}: LiveSession,
    {basketId}: {basketId: string}
): Promise<void> =>
    inTurn(() => {
        const before = checkoutRecordOf(customerId)?.payment
        if (!before) changeRecord({customerId, basketId}, {payment: {state: 'at-store'}})
        return Promise.resolve()
    })

export const usePayAtStore = () => useShopperMutation({run: payAtStore})
