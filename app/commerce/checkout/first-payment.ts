import type {Cents} from '@app/domain/money'
import {dollarsFromCents} from '@app/domain/money'
import type {PaymentRequest} from '@contract/payments'
import {agreementSummary} from '../account/agreements'
import {toPastPayment} from '../account/payment-history'
import {CommerceError, type Commerce, toFailure} from '../client'
import {record, text} from '../json'
import type {LiveSession} from '../shopper/session'
import {tellTabs} from '../shopper/tab-channel'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {agreementChanges, isPaidFor} from './agreements'
import {changeRecord, forgetPayment} from './checkout-record'

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
    | {state: 'paid'; reference: string; total: Cents}
    | {state: 'refused'; why: PaymentRefusal}
    | {state: 'unknown'}

const refusals = new Map<string | undefined, PaymentRefusal>([
    ['payment-declined', 'declined'],
    ['payment-method-expired', 'expired'],
    ['payment-amount-changed', 'changed'],
    ['payment-not-allowed', 'not-allowed']
])

/** A refusal that says that no money has moved; undefined where nobody knows. */
export const refusalOf = (error: unknown): PaymentResult | undefined => {
    const {status} = toFailure(error)
    if (status < 400 || status >= 500 || status === 408 || status === 429) return undefined
    const kind = error instanceof CommerceError ? text(record(error.data).type) : undefined
    const name = kind?.split('/').pop()
    return {state: 'refused', why: refusals.get(name) ?? (status === 402 ? 'declined' : 'changed')}
}

type Payable = {id: string; total: Cents}

/** Keeps the card that a token stands for, so that it can be charged; answers its id. */
export const keepCard = async (
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

export type CardPayment = {basketId: string; card: CardToken; due: readonly Payable[]; key: string}

type Checkout = {customerId: string; basketId: string}

/** Keeps the receipt that an answer is, and tells the other tabs. */
const keepReceipt = ({usid}: LiveSession, checkout: Checkout, raw: unknown, cardType: string) => {
    const payment = toPastPayment(raw)
    const {reference = '', total = 0} = payment ?? {}
    const lastFour = payment?.lastFour ?? ''
    changeRecord(checkout, {payment: {state: 'paid', reference, lastFour, cardType}})
    tellTabs('paid', usid)
    return {state: 'paid', reference, total} as const
}

/**
 * Pays what is due with a card. The key is remembered before the call leaves, so that whatever becomes of it is looked up
 * and never sent a second time (D-30).
 */
export const usePayFirst = () =>
    useShopperMutation({
        changes: agreementChanges,
        run: async (session, {basketId, card, due, key}: CardPayment): Promise<PaymentResult> => {
            const {commerce, customerId} = session
            const methodId = await keepCard(commerce, customerId, card.token)
            const checkout = {customerId, basketId}
            changeRecord(checkout, {payment: {state: 'sent', key, methodId}})
            const body: PaymentRequest = {
                ...{customerId, idempotencyKey: key, paymentMethodId: methodId},
                payments: due.map(({id, total}) => ({
                    agreementId: id,
                    kind: 'DUE',
                    amount: dollarsFromCents(total)
                }))
            }
            const path = '/custom/submit-payment/v1/organizations/{org}/payment'
            try {
                const answer = await commerce.fetch({path, body, customerId})
                return keepReceipt(session, checkout, answer, card.cardType)
            } catch (error) {
                const refusal = refusalOf(error)
                if (refusal) forgetPayment(customerId)
                return refusal ?? {state: 'unknown'}
            }
        }
    })

/** The receipt that a key stands for; null where there is none, or the platform cannot be asked by keys. */
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

export type PaymentLookUp = {basketId: string; key: string; ids: readonly string[]}

/** Looks up a payment whose end nobody knows: by its key, else by what the agreements say (D-30). */
export const useLookUpPayment = () =>
    useShopperMutation({
        changes: agreementChanges,
        run: async (session, {basketId, key, ids}: PaymentLookUp): Promise<PaymentResult> => {
            const {commerce, customerId} = session
            const receipt = record(await receiptOf(commerce, customerId, key))
            const found = receipt.payment ?? receipt
            const {agreements} = await agreementSummary(commerce, customerId).fetch()
            const isPaid = agreements.some((one) => ids.includes(one.id) && isPaidFor(one))
            if (!toPastPayment(found) && !isPaid) return {state: 'unknown'}
            return keepReceipt(session, {customerId, basketId}, found, '')
        }
    })

/** Leaves the first payment to the store. */
export const usePayAtStore = () =>
    useShopperMutation({
        run: ({customerId}, {basketId}: {basketId: string}) => {
            changeRecord({customerId, basketId}, {payment: {state: 'at-store'}})
            return Promise.resolve()
        }
    })
