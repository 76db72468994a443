import type {ChosenPayment} from '@app/domain/account-payments'
import type {CalendarDay} from '@app/domain/calendar'
import {dollarsFromCents} from '@app/domain/money'
import type {
    DefaultPaymentMethodRequest,
    PaymentRequest,
    RemovePaymentMethodRequest
} from '@contract/payments'
import {CommerceError} from '../client'
import {record, text} from '../json'
import {saveCard, type PaymentRefusal, receiptOf, refusalOf} from '../checkout/first-payment'
import type {Shopper} from '../shopper/session'
import {useShopperCall} from '../shopper/use-shopper-call'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {forgetAttempt, saveAttempt, type PaymentAttempt} from './payment-attempt'
import {type PastPayment, toPastPayment} from './payment-history'

const changes = [['account']]

const saveCardOf = ({commerce, customerId}: Shopper, token: string): Promise<string> =>
    saveCard(commerce, customerId, token)

/** Saves the card that a token of the frame stands for; the token is stored nowhere [CONFIG-007] (G-43). */
export const useSaveCard = () => useShopperCall(saveCardOf, changes)

/** Forgets a saved card; refused with 409 for one that autopay takes from. */
export const useRemovePaymentMethod = () =>
    useShopperMutation({
        changes,
        run: ({commerce, customerId}: Shopper, paymentMethodId: string) => {
            const path = '/custom/saved-payment-methods/v1/organizations/{org}/removepaymentmethod'
            const body: RemovePaymentMethodRequest = {customerId, paymentMethodId}
            return commerce.fetch({path, body, customerId})
        }
    })

/** Makes a saved card the one to pay with unless another is chosen (G-43). */
export const useMakeDefaultMethod = () =>
    useShopperMutation({
        changes,
        run: ({commerce, customerId}: Shopper, paymentMethodId: string) => {
            const path = '/custom/saved-payment-methods/v1/organizations/{org}/defaultpaymentmethod'
            const body: DefaultPaymentMethodRequest = {customerId, paymentMethodId}
            return commerce.fetch({path, body, customerId})
        }
    })

/** How a payment ended: made, refused with nothing taken, or nobody knows yet (D-30). */
export type PaymentEnd =
    | {state: 'paid'; payment: PastPayment}
    | {
          state: 'refused'
          why: PaymentRefusal
          /** For which agreement or club of several, where that is given. */
          id: string | undefined
      }
    | {state: 'unknown'}

const refusedId = (error: unknown): string | undefined => {
    const {agreementId, customerClubId} = record(
        error instanceof CommerceError ? error.data : undefined
    )
    return text(agreementId) ?? text(customerClubId)
}

/** What is paid, with which saved card. */
export type AccountPaymentOrder = {
    attempt: PaymentAttempt
    methodId: string
    chosen: readonly (ChosenPayment & {of: 'agreement' | 'club'; dueDay: CalendarDay | undefined})[]
}

const bodyOf = (
    customerId: string,
    {attempt, methodId, chosen}: AccountPaymentOrder
): PaymentRequest => ({
    customerId,
    idempotencyKey: attempt.key,
    paymentMethodId: methodId,
    payments: chosen.map(({id, of, kind, amount, dueDay}) => ({
        ...(of === 'club' ? {customerClubId: id} : {agreementId: id}),
        kind: kind === 'due' ? 'DUE' : 'EARLY_PURCHASE',
        amount: dollarsFromCents(amount),
        // Once another tab has paid it, this is refused instead of paying the next one.
        ...(dueDay !== undefined && {dueDate: dueDay})
    }))
})

/**
 * Pays what was chosen. The key is stored before the call leaves and until its end is known, so that no payment is sent a
 * second time (D-30) [ACCT-039].
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
                forgetAttempt()
                return {state: 'paid', payment}
            } catch (error) {
                const refusal = refusalOf(error)
                if (refusal?.state !== 'refused') return {state: 'unknown'}
                forgetAttempt()
                return {...refusal, id: refusedId(error)}
            }
        }
    })

/** The receipt that a key stands for; null where nothing was taken under it so far (D-30). */
export const useLookUpPayment = () =>
    useShopperMutation({
        run: async ({commerce, customerId}: Shopper, key: string): Promise<PastPayment | null> =>
            toPastPayment(await receiptOf(commerce, customerId, key)) ?? null
    })
