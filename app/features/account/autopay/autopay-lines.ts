import {useIntl} from 'react-intl'
import type {AutopayState, Club, RentalAgreement} from '@app/commerce/account/agreements'
import type {AutopayTarget} from '@app/commerce/account/payments/autopay'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import {autopayObstacle, isLastPaymentNext} from '@app/domain/payments/autopay'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {payMessages} from '../payments/pay-messages'
import type {KnownPayments} from '../payments/payment-queries'

/** An agreement or club with all that the pages of autopay need, but its name. */
type AutopayFacts = AutopayTarget &
    AutopayState & {
        /** The product's name and the number, which the name of an agreement is made of. */
        called: {name?: string; number: string}
        frequency: PaymentFrequency
        next: AccountPayment['nextAutopay']
        obstacle: ReturnType<typeof autopayObstacle>
    }

export type AutopayLine = AutopayFacts & {name: string}

/** What autopay can pay for: all that is signed and not paid off, agreements before clubs. */
export const autopayFacts = ({
    summary,
    payments,
    customer,
    details
}: KnownPayments): AutopayFacts[] => {
    const factsOf = (target: AutopayTarget, rented: RentalAgreement | Club) => {
        const payment = payments.find(({id}) => id === target.id)
        const {hasAutopay, autopayMethodId, autopayConsent, standing, number} = rented
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
            called: 'name' in rented ? {name: rented.name, number} : {number},
            obstacle,
            hasAutopay,
            autopayMethodId,
            autopayConsent,
            frequency: payment?.frequency ?? 'monthly',
            next: payment?.nextAutopay ?? null
        }
    }
    return [
        ...summary.agreements.map((one) => factsOf({id: one.id, of: 'agreement'}, one)),
        ...summary.clubs.map((one) => factsOf({id: one.id, of: 'club'}, one))
    ].filter(({obstacle}) => obstacle !== 'not-signed' && obstacle !== 'paid-out')
}

/** Returns a function that gives each its name. */
export const useAutopayLines = (): ((facts: readonly AutopayFacts[]) => AutopayLine[]) => {
    const {formatMessage} = useIntl()
    return (facts) =>
        facts.map((one) => ({
            ...one,
            name: formatMessage(
                one.of === 'club' ? payMessages.club : payMessages.agreement,
                one.called
            )
        }))
}
