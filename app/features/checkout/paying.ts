import {useCallback, useEffect, useState} from 'react'
import type {AccountPayment} from '@app/commerce/account/payments-due'
import {
    type CardToken,
    type PaymentRefusal,
    useLookUpPayment,
    usePayAtStore,
    usePayFirst
} from '@app/commerce/checkout/first-payment'
import {toFailure} from '@app/commerce/client'
import {emitShopEvent} from '@app/commerce/shopper/shop-event'
import type {Cents} from '@app/domain/money'
import {useNavigate} from '@app/routing/location'
import {checkoutPath} from './checkout-address'
import type {StepProps} from './use-checkout'

/** How the last attempt on this page ended, if the shopper must be told. */
export type Ending =
    {state: 'refused'; why: PaymentRefusal} | {state: 'failed' | 'store-failed' | 'never-taken'}

/** A typed card, and whether the shopper wants it saved once it has paid (D-43). */
type TypedCard = {card: CardToken; isCardSaved: boolean}

/** Emits how an attempt to pay ended; the event says nothing about the card or the amount. */
const emitPaid = (step: 'paid' | 'at-store') =>
    emitShopEvent({event: 'step-reached', flow: 'payment', step})
const emitNotPaid = (step: 'card' | 'at-store', code: string) =>
    emitShopEvent({event: 'step-failed', flow: 'payment', step, code})

/**
 * The first payment, by card or at the store. While a payment is being sent from this page, no other attempt can be
 * made (D-30).
 */
export const usePaying = ({checkout, base}: StepProps) => {
    const goTo = useNavigate()
    const {mutateAsync: pay} = usePayFirst()
    const {mutateAsync: payAtStore, isLoading: isLeaving} = usePayAtStore()
    const [ending, setEnding] = useState<Ending | null>(null)
    const [isSending, setSending] = useState(false)
    const [wasTried, setTried] = useState(false)
    const basketId = checkout.record?.basketId ?? ''
    const goOn = () => goTo(checkoutPath('order', base))

    const send = async (card: TypedCard, due: readonly AccountPayment[]) => {
        try {
            const key = crypto.randomUUID()
            const result = await pay({basketId, ...card, due, key, now: Date.now()})
            if (result.state === 'paid') {
                emitPaid('paid')
                goOn()
            }
            if (result.state === 'refused') {
                emitNotPaid('card', result.why)
                setEnding(result)
            }
        } catch (error) {
            emitNotPaid('card', toFailure(error).code)
            setEnding({state: 'failed'})
        }
    }
    return {
        ending,
        setEnding,
        isSending,
        wasTried,
        isLeaving,
        pay: async (card: TypedCard, due: readonly AccountPayment[]) => {
            setEnding(null)
            setSending(true)
            setTried(true)
            await send(card, due)
            setSending(false)
        },
        /** `amount` is what is to be paid there, in cents; the confirmation shows it. */
        payAtStore: async (amount: Cents) => {
            try {
                await payAtStore({basketId, amount})
            } catch (error) {
                emitNotPaid('at-store', toFailure(error).code)
                setEnding({state: 'store-failed'})
                return
            }
            emitPaid('at-store')
            goOn()
        }
    }
}

/** The time between two automatic look-ups of a payment, in milliseconds. */
const EVERY = 5000

/** Looks up a payment whose response was lost, automatically and when a button is pressed, until its result is known. */
export const useLookingUp = (
    {checkout, base}: StepProps,
    onNeverTaken: () => void
): {isLooking: boolean; wasLookedUp: boolean; look: () => Promise<void>} => {
    const goTo = useNavigate()
    const {mutateAsync: lookUp, isLoading: isLooking} = useLookUpPayment()
    const [looks, setLooks] = useState(0)
    const {record: stored} = checkout
    const basketId = stored?.basketId ?? ''
    const ids = stored?.agreementIds.join(' ') ?? ''

    const look = useCallback(async () => {
        const given = {basketId, ids: ids.split(' '), now: Date.now()}
        const result = await lookUp(given).catch(() => null)
        if (result?.state === 'paid') {
            emitPaid('paid')
            goTo(checkoutPath('order', base))
        } else if (result?.state === 'never-taken') onNeverTaken()
        else setLooks((before) => before + 1)
    }, [basketId, ids, base, goTo, lookUp, onNeverTaken])

    useEffect(() => {
        const timer = setTimeout(() => void look(), looks === 0 ? 0 : EVERY)
        return () => clearTimeout(timer)
    }, [look, looks])

    return {isLooking, wasLookedUp: looks > 0, look}
}
