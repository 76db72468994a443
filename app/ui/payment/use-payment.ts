import {useState} from 'react'
import {useLatest} from '@app/lib/browser/react-hooks'
import type {PaymentEnd, PaymentRefusal, SentPayment} from '@app/domain/payments/payment-end'

/** Why nothing was paid. 'failed': there was no session to pay with, so nothing was sent. */
export type NotPaid = PaymentRefusal | 'failed' | 'never-taken'

export type PaymentSteps<Order, Sent, Receipt> = {
    /** Sends it, once in all tabs; rejects only if nothing was sent. */
    send: (order: Order) => Promise<PaymentEnd<Sent, Receipt>>
    /** The attempt that this browser has stored, from this tab or another one. */
    stored: Sent | null
    onPaid: (receipt: Receipt, order: Order) => void
    /** `id`: the agreement or club that it is about, if it is about only one of several. */
    onNotPaid: (why: NotPaid, id?: string) => Promise<void> | void
}

/** What a page shows of a payment beside its own form: the attempt to look up, if there is one. */
export type PaymentState<Sent> = {
    /** Null while it is being sent from here, so that the button stays and shows that it is busy. */
    pendingAttempt: (Sent & {tryAgainIn?: number}) | null
    /** Whether an attempt of this page has an unknown end. */
    wasSentHere: boolean
    /** The look-up has ended: nothing was taken. */
    giveUp: () => void
}

/**
 * One payment of a page: it is sent once, however often the button is pressed, and while its end is not known there is
 * an attempt to look up and nothing to press (D-30): `PaymentAttempt` shows that.
 */
export const usePayment = <Order, Sent extends SentPayment, Receipt>(
    steps: PaymentSteps<Order, Sent, Receipt>
): PaymentState<Sent> & {isPaying: boolean; pay: (order: Order) => Promise<void>} => {
    const [isPaying, setPaying] = useState(false)
    // Here too, because storage may be forbidden.
    const [unknown, setUnknown] = useState<(Sent & {tryAgainIn?: number}) | null>(null)

    // Free again only when the page shows the end: a press before that would be on the button of a page that is gone.
    const isBusy = useLatest(isPaying || unknown !== null)

    const send = async (order: Order): Promise<void> => {
        const end = await steps.send(order).catch(() => null)
        if (end === null) return steps.onNotPaid('failed')
        if (end.state === 'paid') return steps.onPaid(end.receipt, order)
        if (end.state === 'refused') return steps.onNotPaid(end.why, end.id)
        const {sent, tryAgainIn} = end
        setUnknown({...sent, ...(tryAgainIn !== undefined && {tryAgainIn})})
    }
    return {
        isPaying,
        pendingAttempt: isPaying ? null : (unknown ?? steps.stored),
        wasSentHere: unknown !== null,
        /** A second press does nothing before the page shows how the first one ended. */
        pay: async (order: Order): Promise<void> => {
            if (isBusy.current) return
            isBusy.current = true
            setPaying(true)
            try {
                await send(order)
            } finally {
                setPaying(false)
            }
        },
        giveUp: (): void => {
            setUnknown(null)
            void steps.onNotPaid('never-taken')
        }
    }
}
