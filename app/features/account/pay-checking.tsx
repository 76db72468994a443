import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import type {PaymentAttempt} from '@app/commerce/account/payment-attempt'
import type {PastPayment} from '@app/commerce/account/payment-history'
import {useLookUpPayment} from '@app/commerce/account/payments'
import {isNeverTaken} from '@app/domain/account-payments'
import {useLatest} from '@app/lib/react-hooks'
import {Notice} from '@app/ui/feedback/notice'
import {payMessages as texts} from './pay-messages'

const CHECKED_EVERY_MS = 5000

export type PayCheckingProps = {
    attempt: PaymentAttempt
    onPaid: (payment: PastPayment) => void
    onNeverTaken: () => void
}

/** Looks up a payment whose result is unknown until the result is known. Meanwhile nothing can be paid again (D-30). */
export const PayChecking = ({attempt, onPaid, onNeverTaken}: PayCheckingProps) => {
    const {formatMessage} = useIntl()
    const {mutateAsync: lookUp} = useLookUpPayment()
    const {key, sentAt} = attempt
    const check = useLatest(async () => {
        try {
            const payment = await lookUp(key)
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
            {formatMessage(texts.checking)}
        </Notice>
    )
}
