import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Cents} from '@app/domain/prices/money'
import {dollarsFromCents} from '@app/domain/prices/money'
import type {LookedUp, PaymentEnd, SentPayment} from '@app/domain/payments/payment-end'
import type {PaymentRequest} from '@contract/payments'
import {paymentHistory, type PastPayment, toPastPayment} from '../account/payments/payment-history'
import {record} from '../json'
import {type CardToken, lookUpOnce, type PaymentKind, payOnce} from '../payments/pay-once'
import type {LiveSession} from '../session/session'
import {postToTabs} from '../session/tab-channel'
import {useShopperMutation} from '../session/use-shopper-mutation'
import {agreementChanges, agreementsAmong, isPaidFor} from './agreements/agreements'
import {
    changeRecord,
    CHECKOUT_LOCK,
    checkoutRecordOf,
    forgetPayment,
    inTurn
} from './checkout-record'

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
): void => {
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
}

const pathOf = (endpoint: 'payment' | 'status'): string =>
    `/custom/submit-payment/v1/organizations/{org}/${endpoint}`

type Paying = Pick<CardPayment, 'card' | 'isCardSaved' | 'due'>

const send = async (
    {commerce, customerId}: LiveSession,
    {card, isCardSaved, due}: Paying,
    {key}: SentPayment
): Promise<PastPayment | undefined> => {
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
    return toPastPayment(await commerce.fetch({path: pathOf('payment'), body, customerId}))
}

/** The payment that first paid for these agreements, wherever it was made; undefined if none is found. */
const paymentFor = async (
    {commerce, customerId}: LiveSession,
    ids: readonly string[]
): Promise<PastPayment | undefined> => {
    const payments = await paymentHistory(commerce, customerId).fetch()
    return payments.filter(({parts}) => parts.some(({id}) => ids.includes(id))).pop()
}

/** Whether the agreements are marked as paid; then the receipt is stored, if it can be found. */
const isPaidAnyway = async (
    session: LiveSession,
    checkout: Checkout,
    ids: readonly string[]
): Promise<boolean> => {
    const agreements = await agreementsAmong(session.commerce, session.customerId, ids)
    if (agreements.length === 0 || !agreements.every(isPaidFor)) return false
    const payment = await paymentFor(session, ids).catch(() => undefined)
    saveReceipt(session, checkout, {payment, cardType: ''})
    return true
}

type FirstPaymentKind = PaymentKind<SentPayment, PastPayment>

/** The first payment of a checkout: its record keeps the attempt, and that it is settled. */
const firstPayment = (
    session: LiveSession,
    checkout: Checkout,
    given: Paying | null
): FirstPaymentKind => ({
    lock: CHECKOUT_LOCK,
    standing: () => {
        const before = checkoutRecordOf(checkout.customerId)?.payment
        if (!before) return null
        return before.state === 'sent' ? before : 'paid'
    },
    keep: ({key, sentAt, amount}) =>
        changeRecord(checkout, {payment: {state: 'sent', key, sentAt, amount}}),
    forget: (key) => forgetPayment(checkout.customerId, key),
    settle: (_sent, payment) =>
        saveReceipt(session, checkout, {payment, cardType: given?.card.cardType ?? ''}),
    send: (sent) => (given ? send(session, given, sent) : Promise.resolve(undefined)),
    readReceipt: async ({key}) => {
        const {commerce, customerId} = session
        const body = {customerId, idempotencyKey: key}
        const answer = await commerce.fetch({path: pathOf('status'), body, customerId})
        return toPastPayment(record(answer).payment ?? answer)
    }
})

/** Pays the amount due with a card, once (D-30). */
export const payFirst = (
    session: LiveSession,
    {basketId, key, now: sentAt, ...given}: CardPayment
): Promise<PaymentEnd<SentPayment, PastPayment>> => {
    const checkout = {customerId: session.customerId, basketId}
    const amount = given.due.reduce((sum, {total}) => sum + total, 0)
    return payOnce(firstPayment(session, checkout, given), {key, sentAt, amount})
}

export const usePayFirst = () => useShopperMutation({changes: agreementChanges, run: payFirst})

export type PaymentLookUp = {
    basketId: string
    ids: readonly string[]
    /** Now, in milliseconds. */
    now: number
}

/** Looks up a payment whose result is unknown: by its key, else by whether the agreements are paid (D-30). */
export const lookUpPayment = async (
    session: LiveSession,
    {basketId, ids, now}: PaymentLookUp
): Promise<LookedUp<PastPayment>> => {
    const checkout = {customerId: session.customerId, basketId}
    const before = checkoutRecordOf(session.customerId)?.payment
    if (before?.state === 'paid') return {state: 'paid', receipt: null}
    const kind = firstPayment(session, checkout, null)
    const isPaidOtherwise = () => isPaidAnyway(session, checkout, ids)
    return lookUpOnce({...kind, isPaidOtherwise}, before?.state === 'sent' ? before : null, now)
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
