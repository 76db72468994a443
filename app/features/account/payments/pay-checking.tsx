import type {PaymentAttempt} from '@app/commerce/account/payment-attempt'
import type {PastPayment} from '@app/commerce/account/payment-history'
import {useLookUpAgreementPayment} from '@app/commerce/payments/agreement-payment'
import type {Store} from '@app/commerce/stores/store'
import {PaymentCheck} from '@app/ui/payment/payment-check'

export type PayCheckingProps = {
    attempt: PaymentAttempt
    store: Store | null
    takesFocus: boolean
    onPaid: (payment: PastPayment) => void
    onNeverTaken: () => void
}

/** Checks a payment of the account whose result is unknown. */
export const PayChecking = ({attempt, onPaid, ...rest}: PayCheckingProps) => {
    const {mutateAsync: lookUp} = useLookUpAgreementPayment()
    return (
        <PaymentCheck
            {...rest}
            sent={attempt}
            lookUp={() => lookUp({attempt, now: Date.now()})}
            onPaid={(payment) => {
                if (payment) onPaid(payment)
            }}
        />
    )
}
