import {type ReactNode, useEffect} from 'react'
import {isNeverTaken} from '@app/domain/account-payments'
import {useLatest} from '@app/lib/react-hooks'
import {Notice} from './notice'

const CHECKED_EVERY_MS = 5000

export type PaymentCheckProps<Payment> = {
    /** When the payment was sent, in milliseconds. */
    sentAt: number
    /** Looks the payment up; null if nothing was taken so far. */
    lookUp: () => Promise<Payment | null>
    onPaid: (payment: Payment) => void
    onNeverTaken: () => void
    children: ReactNode
}

/** Looks up a payment whose result is unknown until the result is known. Meanwhile nothing can be paid again (D-30). */
export const PaymentCheck = <Payment,>(props: PaymentCheckProps<Payment>) => {
    const check = useLatest(async () => {
        const {sentAt, lookUp, onPaid, onNeverTaken} = props
        try {
            const payment = await lookUp()
            if (payment) onPaid(payment)
            else if (isNeverTaken(sentAt, Date.now())) onNeverTaken()
        } catch {
            // The look-up failed too: try again.
        }
    })
    useEffect(() => {
        void check.current()
        const timer = setInterval(() => void check.current(), CHECKED_EVERY_MS)
        return () => clearInterval(timer)
    }, [check])
    return (
        <Notice tone="warning" live>
            {props.children}
        </Notice>
    )
}
