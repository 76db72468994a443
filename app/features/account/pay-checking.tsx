import {useIntl} from 'react-intl'
import type {PaymentAttempt} from '@app/commerce/account/payment-attempt'
import type {PastPayment} from '@app/commerce/account/payment-history'
import {useLookUpPayment} from '@app/commerce/account/payments'
import {PaymentCheck} from '@app/ui/feedback/payment-check'
import {payMessages as texts} from './pay-messages'

export type PayCheckingProps = {
    attempt: PaymentAttempt
    onPaid: (payment: PastPayment) => void
    onNeverTaken: () => void
}

/** Checks a payment of the account whose result is unknown. */
export const PayChecking = ({attempt: {key, sentAt}, ...ends}: PayCheckingProps) => {
    const {formatMessage} = useIntl()
    const {mutateAsync: lookUp} = useLookUpPayment()
    return (
        <PaymentCheck sentAt={sentAt} lookUp={() => lookUp(key)} {...ends}>
            {formatMessage(texts.checking)}
        </PaymentCheck>
    )
}
