import {type ChosenPayment, recentlyPaid} from '@app/domain/payments/account-payments'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {dollarsFromCents} from '@app/domain/prices/money'
import type {PaymentEnd} from '@app/domain/payments/payment-end'
import type {PaidFrom, PaymentRequest} from '@contract/payments'
import {readMarks} from '../account/payments/paid-marks'
import {
    type PaymentAttempt,
    forgetAttempt,
    storedAttempt,
    saveAttempt
} from '../account/payments/payment-attempt'
import {type PastPayment, toPastPayment} from '../account/payments/payment-history'
import type {Shopper} from '../session/session'
import {useShopperMutation} from '../session/use-shopper-mutation'
import {type CardToken, lookUpOnce, type PaymentKind, payOnce} from './pay-once'

const changes = [['account']]

/** A saved card; or one that was typed, and whether to save it once it has paid (D-43). */
export type PayingCard = {methodId: string} | {card: CardToken; isCardSaved: boolean}

const paidFrom = (from: PayingCard): PaidFrom =>
    'card' in from
        ? {token: from.card.token, saveCard: from.isCardSaved ? 'Y' : 'N'}
        : {paymentMethodId: from.methodId}

/** What is paid, and with which card. */
export type AgreementPaymentOrder = {
    attempt: PaymentAttempt
    from: PayingCard
    chosen: readonly (ChosenPayment & {of: 'agreement' | 'club'; dueDay: CalendarDay | undefined})[]
}

export type AgreementPaymentEnd = PaymentEnd<PaymentAttempt, PastPayment>

const bodyOf = (
    customerId: string,
    {attempt, from, chosen}: AgreementPaymentOrder
): PaymentRequest => ({
    customerId,
    idempotencyKey: attempt.key,
    ...paidFrom(from),
    payments: chosen.map(({id, of, kind, amount, dueDay}) => ({
        ...(of === 'club' ? {customerClubId: id} : {agreementId: id}),
        kind: kind === 'due' ? 'DUE' : 'EARLY_PURCHASE',
        amount: dollarsFromCents(amount),
        // If another tab has paid this already, the platform refuses it instead of taking the next payment.
        ...(dueDay !== undefined && {dueDate: dueDay})
    }))
})

const pathOf = (endpoint: 'payment' | 'status'): string =>
    `/custom/submit-payment/v1/organizations/{org}/${endpoint}`

type Sending = Pick<PaymentKind<PaymentAttempt, PastPayment>, 'send'> & {
    ids: readonly string[]
    now: number
}

/** A payment for agreements and clubs: a customer has one under way at most, in all tabs of a browser. */
const agreementPayment = (
    {commerce, customerId}: Shopper,
    {send, ids, now}: Sending
): PaymentKind<PaymentAttempt, PastPayment> => ({
    lock: 'agreement-payment',
    standing: () => {
        const isPaid = recentlyPaid(readMarks(customerId), now).some(({id}) => ids.includes(id))
        return storedAttempt(customerId) ?? (isPaid ? 'paid' : null)
    },
    keep: (sent) => saveAttempt(customerId, sent),
    forget: forgetAttempt,
    settle: ({key}) => forgetAttempt(key),
    send,
    readReceipt: async ({key}) => {
        const body = {customerId, idempotencyKey: key}
        return toPastPayment(await commerce.fetch({path: pathOf('status'), body, customerId}))
    }
})

const pay = (shopper: Shopper, order: AgreementPaymentOrder): Promise<AgreementPaymentEnd> => {
    const {commerce, customerId} = shopper
    const {attempt} = order
    const send = async () => {
        const body = bodyOf(customerId, order)
        return toPastPayment(await commerce.fetch({path: pathOf('payment'), body, customerId}))
    }
    const kind = agreementPayment(shopper, {send, ids: attempt.ids, now: attempt.sentAt})
    return payOnce(kind, attempt)
}

/** Pays the chosen amounts, once (D-30) [ACCT-039]. What is due is read again, however it ended. */
export const usePayAgreements = () => useShopperMutation({changes, run: pay})

export type AgreementPaymentLookUp = {
    attempt: PaymentAttempt
    /** Now, in milliseconds. */
    now: number
}

/** Looks up an attempt whose result is not known (D-30). */
export const useLookUpAgreementPayment = () =>
    useShopperMutation({
        run: (shopper: Shopper, {attempt, now}: AgreementPaymentLookUp) => {
            const send = () => Promise.resolve(undefined)
            const kind = agreementPayment(shopper, {send, ids: attempt.ids, now})
            return lookUpOnce(kind, attempt, now)
        }
    })
