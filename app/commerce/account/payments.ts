import type {ChosenPayment} from '@app/domain/account-payments'
import type {CalendarDay} from '@app/domain/calendar'
import {dollarsFromCents} from '@app/domain/money'
import type {
    AddPaymentMethodRequest,
    DefaultPaymentMethodRequest,
    PaidFrom,
    PaymentRequest,
    RemovePaymentMethodRequest
} from '@contract/payments'
import {CommerceError} from '../client'
import {record, text} from '../json'
import {isTokenRefused} from '../outcome'
import {type CardToken, type PaymentRefusal, receiptOf, refusalOf} from '../checkout/first-payment'
import type {Shopper} from '../shopper/session'
import {useShopperCall} from '../shopper/use-shopper-call'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {forgetAttempt, saveAttempt, type PaymentAttempt} from './payment-attempt'
import {type PastPayment, toPastPayment} from './payment-history'

const changes = [['account']]

const saveCardOf = async ({commerce, customerId}: Shopper, token: string): Promise<string> => {
    const path = '/custom/saved-payment-methods/v1/organizations/{org}/addpaymentmethod'
    const body: AddPaymentMethodRequest = {customerId, token}
    const {paymentMethodId} = record(await commerce.fetch({path, body, customerId}))
    const id = text(paymentMethodId)
    if (id === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    return id
}

/** Saves the card that a token of the card frame stands for; the token itself is never stored [CONFIG-007] (G-43). */
export const useSaveCard = () => useShopperCall(saveCardOf, changes)

/** Removes a saved card; refused with 409 for one that autopay uses. */
export const useRemovePaymentMethod = () =>
    useShopperMutation({
        changes,
        run: ({commerce, customerId}: Shopper, paymentMethodId: string) => {
            const path = '/custom/saved-payment-methods/v1/organizations/{org}/removepaymentmethod'
            const body: RemovePaymentMethodRequest = {customerId, paymentMethodId}
            return commerce.fetch({path, body, customerId})
        }
    })

/** Makes a saved card the default payment method (G-43). */
export const useMakeDefaultMethod = () =>
    useShopperMutation({
        changes,
        run: ({commerce, customerId}: Shopper, paymentMethodId: string) => {
            const path = '/custom/saved-payment-methods/v1/organizations/{org}/defaultpaymentmethod'
            const body: DefaultPaymentMethodRequest = {customerId, paymentMethodId}
            return commerce.fetch({path, body, customerId})
        }
    })

/** How a payment ended: made, refused and nothing taken, or not known yet (D-30). */
export type PaymentEnd =
    | {state: 'paid'; payment: PastPayment}
    | {
          state: 'refused'
          why: PaymentRefusal
          /** The agreement or club it is about, if only one of several. */
          id: string | undefined
      }
    | {state: 'unknown'}

const refusedId = (error: unknown): string | undefined => {
    const {agreementId, customerClubId} = record(
        error instanceof CommerceError ? error.data : undefined
    )
    return text(agreementId) ?? text(customerClubId)
}

/** A saved card; or one that was typed, and whether to save it once it has paid (D-43). */
export type PayingCard = {methodId: string} | {card: CardToken; isCardSaved: boolean}

const paidFrom = (from: PayingCard): PaidFrom =>
    'card' in from
        ? {token: from.card.token, saveCard: from.isCardSaved ? 'Y' : 'N'}
        : {paymentMethodId: from.methodId}

/** What is paid, and with which card. */
export type AccountPaymentOrder = {
    attempt: PaymentAttempt
    from: PayingCard
    chosen: readonly (ChosenPayment & {of: 'agreement' | 'club'; dueDay: CalendarDay | undefined})[]
}

const bodyOf = (
    customerId: string,
    {attempt, from, chosen}: AccountPaymentOrder
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

/**
 * Pays the chosen amounts. The key is stored before the call is sent and until its result is known, so that no payment
 * is sent twice (D-30) [ACCT-039].
 */
export const usePay = () =>
    useShopperMutation({
        changes,
        run: async (
            {commerce, customerId}: Shopper,
            order: AccountPaymentOrder
        ): Promise<PaymentEnd> => {
            saveAttempt(customerId, order.attempt)
            const path = '/custom/submit-payment/v1/organizations/{org}/payment'
            try {
                const body = bodyOf(customerId, order)
                const payment = toPastPayment(await commerce.fetch({path, body, customerId}))
                if (!payment) return {state: 'unknown'}
                forgetAttempt(order.attempt.key)
                return {state: 'paid', payment}
            } catch (error) {
                const refusal = refusalOf(error)
                if (!refusal) return {state: 'unknown'}
                forgetAttempt(order.attempt.key)
                // The token was refused, and nothing was asked for: it is sent once more with another one.
                if (isTokenRefused(error)) throw error
                return {...refusal, id: refusedId(error)}
            }
        }
    })

/** The receipt for a key; null if nothing was taken under it so far (D-30). */
export const useLookUpPayment = () =>
    useShopperMutation({
        run: async ({commerce, customerId}: Shopper, key: string): Promise<PastPayment | null> =>
            toPastPayment(await receiptOf(commerce, customerId, key)) ?? null
    })
