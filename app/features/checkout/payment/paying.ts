import {useState} from 'react'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import {usePayAtStore, usePayFirst} from '@app/commerce/checkout/first-payment'
import type {CardToken} from '@app/commerce/payments/pay-once'
import {toFailure} from '@app/commerce/client'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {newId} from '@app/lib/browser/new-id'
import type {Cents} from '@app/domain/prices/money'
import {useNavigate} from '@app/routing/route/location'
import {type NotPaid, usePayment} from '@app/ui/payment/use-payment'
import {checkoutPath} from '../frame/checkout-address'
import type {StepProps} from '../frame/use-checkout'

/** Why nothing was paid by the last attempt on this page. */
export type Ending = NotPaid | 'store-failed'

/** Emits how an attempt to pay ended; the event says nothing about the card or the amount. */
const emitPaid = (step: 'paid' | 'at-store') =>
    emitShopEvent({event: 'step-reached', flow: 'payment', step})
const emitNotPaid = (step: 'card' | 'at-store', code: string) =>
    emitShopEvent({event: 'step-failed', flow: 'payment', step, code})

/** A typed card, and whether the shopper wants it saved once it has paid (D-43). */
type TypedCard = {card: CardToken; isCardSaved: boolean}

type ByCard = TypedCard & {due: readonly AccountPayment[]}

/** Sends the first payment under a key of its own. */
const useSendFirst = (basketId: string) => {
    const {mutateAsync: pay} = usePayFirst()
    return async (given: ByCard) => {
        try {
            return await pay({...given, basketId, key: newId(), now: Date.now()})
        } catch (error) {
            emitNotPaid('card', toFailure(error).code)
            throw error
        }
    }
}

/**
 * The first payment, by card or at the store. While a payment is being sent from this page, no other attempt can be
 * made (D-30).
 */
export const usePaying = ({checkout, base}: StepProps) => {
    const goTo = useNavigate()
    const basketId = checkout.record?.basketId ?? ''
    const send = useSendFirst(basketId)
    const {mutateAsync: payAtStore, isLoading: isLeaving} = usePayAtStore()
    const [ending, setEnding] = useState<Ending | null>(null)
    const goOn = () => goTo(checkoutPath('order', base))
    const paid = () => {
        emitPaid('paid')
        goOn()
    }
    const before = checkout.record?.payment
    const {isPaying, pay, ...payment} = usePayment({
        send,
        stored: before?.state === 'sent' ? before : null,
        onPaid: paid,
        onNotPaid: (why) => {
            if (why !== 'failed' && why !== 'never-taken') emitNotPaid('card', why)
            setEnding(why)
        }
    })
    return {
        ending,
        ...payment,
        isSending: isPaying,
        isLeaving,
        paid,
        pay: async (card: TypedCard, due: readonly AccountPayment[]) => {
            setEnding(null)
            await pay({...card, due})
        },
        /** `amount` is what is to be paid there, in cents; the confirmation shows it. */
        payAtStore: async (amount: Cents) => {
            try {
                await payAtStore({basketId, amount})
            } catch (error) {
                emitNotPaid('at-store', toFailure(error).code)
                setEnding('store-failed')
                return
            }
            emitPaid('at-store')
            goOn()
        }
    }
}
