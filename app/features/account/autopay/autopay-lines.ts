import {useIntl} from 'react-intl'
import type {AutopayState, Club, RentalAgreement} from '@app/commerce/account/agreements'
import type {AutopayTarget} from '@app/commerce/account/payments/autopay'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import {autopayObstacle, isLastPaymentNext} from '@app/domain/payments/autopay'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {payMessages} from '../payments/pay-messages'
import type {KnownPayments} from '../payments/payment-queries'

/** An agreement or club with all that the pages of autopay need. */
export type AutopayLine = AutopayTarget &
    AutopayState & {
        name: string
        frequency: PaymentFrequency
        next: AccountPayment['nextAutopay']
        obstacle: ReturnType<typeof autopayObstacle>
    }

/**
 * Returns a function that lists what autopay can pay for: all that is signed and not paid off, agreements before clubs,
 * each with its name.
 */
export const useAutopayLines = (): ((known: KnownPayments) => AutopayLine[]) => {
    const {formatMessage} = useIntl()
    return ({summary, payments, customer, details}) => {
        const lineOf = (target: AutopayTarget, rented: RentalAgreement | Club, name: string) => {
            const payment = payments.find(({id}) => id === target.id)
            const {hasAutopay, autopayMethodId, autopayConsent, standing} = rented
            const obstacle = autopayObstacle({
                standing,
                isPaymentAllowed: details.permissions.some(
                    ({id, isAllowed}) => id === target.id && isAllowed
                ),
                isRemotePaymentAllowed: customer.isRemotePaymentAllowed,
                allowsOnlinePayment: payment?.allowsOnlinePayment ?? false,
                isLastNext: payment !== undefined && isLastPaymentNext(payment)
            })
            return {
                ...target,
                name,
                obstacle,
                hasAutopay,
                autopayMethodId,
                autopayConsent,
                frequency: payment?.frequency ?? 'monthly',
                next: payment?.nextAutopay ?? null
            }
        }
        const ofAgreements = summary.agreements.map((one) => {
            const {id, name, number} = one
            return lineOf(
                {id, of: 'agreement'},
                one,
                formatMessage(payMessages.agreement, {name, number})
            )
        })
        const ofClubs = summary.clubs.map((one) => {
            const {id, number} = one
            return lineOf({id, of: 'club'}, one, formatMessage(payMessages.club, {number}))
        })
        return [...ofAgreements, ...ofClubs].filter(
            ({obstacle}) => obstacle !== 'not-signed' && obstacle !== 'paid-out'
        )
    }
}
