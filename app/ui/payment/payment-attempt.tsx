import type {ReactNode} from 'react'
import type {LookedUp, SentPayment} from '@app/domain/payments/payment-end'
import {PaymentCheck, type PaymentCheckProps} from './payment-check'
import type {PaymentState} from './use-payment'

export type PaymentAttemptProps<Sent, Receipt> = Pick<PaymentCheckProps<Receipt>, 'store'> & {
    payment: PaymentState<Sent>
    /** Looks an attempt up; rejects if there is no session. */
    lookUp: (attempt: Sent) => Promise<LookedUp<Receipt>>
    /** Called when the look-up has found that it is paid; with null where that is known without a receipt. */
    onPaid: (receipt: Receipt | null, attempt: Sent) => void
    /** What can be paid. */
    children: ReactNode
}

/**
 * Every payment of the shop: what can be paid, and in its place the check of an attempt as long as its end is not known.
 * Nothing can be paid a second time meanwhile (D-30).
 */
export const PaymentAttempt = <Sent extends SentPayment, Receipt>({
    payment: {pendingAttempt, wasSentHere, giveUp},
    lookUp,
    onPaid,
    store,
    children
}: PaymentAttemptProps<Sent, Receipt>) =>
    pendingAttempt ? (
        <PaymentCheck
            sent={pendingAttempt}
            lookUp={() => lookUp(pendingAttempt)}
            onPaid={(receipt) => onPaid(receipt, pendingAttempt)}
            onNeverTaken={giveUp}
            store={store}
            takesFocus={wasSentHere}
        />
    ) : (
        <>{children}</>
    )
