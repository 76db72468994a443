import {useIntl} from 'react-intl'
import type {
    AgreementSummary,
    AutopayState,
    Club,
    RentalAgreement
} from '@app/commerce/account/agreements'
import type {AutopayTarget} from '@app/commerce/account/autopay'
import type {PaymentMethod} from '@app/commerce/account/payment-methods'
import type {AccountPayment} from '@app/commerce/account/payments-due'
import type {CustomerDetails, RentalCustomer} from '@app/commerce/account/rental-customer'
import {autopayObstacle} from '@app/domain/autopay'
import type {PaymentFrequency} from '@app/domain/pricing'
import type {Loadable} from '@app/routing/commerce-query'
import {payMessages} from './pay-messages'

/** The texts of autopay: raised with every change of what is agreed to (D-32). */
export const AUTOPAY_VERSION = '2026-11-22'

/** An agreement or club with all that autopay knows of it. */
export type AutopayLine = AutopayTarget &
    AutopayState & {
        name: string
        frequency: PaymentFrequency
        next: AccountPayment['nextAutopay']
        obstacle: ReturnType<typeof autopayObstacle>
    }

/** What the pages of autopay ask for. */
export type AutopayFacts = {
    agreements: Loadable<AgreementSummary>
    due: Loadable<AccountPayment[]>
    methods: Loadable<PaymentMethod[]>
    customer: Loadable<RentalCustomer>
    details: Loadable<CustomerDetails>
}

export type KnownAutopay = {
    summary: AgreementSummary
    payments: AccountPayment[]
    methods: PaymentMethod[]
    customer: RentalCustomer
    details: CustomerDetails
}

/** Everything together, or what failed first. */
export const knownAutopay = (facts: AutopayFacts): Loadable<KnownAutopay> => {
    const {agreements, due, methods, customer, details} = facts
    for (const one of [agreements, due, methods, customer, details]) {
        if (one.state === 'failed') return one
    }
    if (agreements.state !== 'ready' || due.state !== 'ready' || methods.state !== 'ready') {
        return {state: 'loading'}
    }
    if (customer.state !== 'ready' || details.state !== 'ready') return {state: 'loading'}
    return {
        state: 'ready',
        value: {
            summary: agreements.value,
            payments: due.value,
            methods: methods.value,
            customer: customer.value,
            details: details.value
        }
    }
}

/** What autopay could pay for: whatever is signed and not paid out, agreements before clubs, each by its name. */
export const useAutopayLines = (): ((known: KnownAutopay) => AutopayLine[]) => {
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
                allowsOnlinePayment: payment?.allowsOnlinePayment ?? false
            })
            return {
                ...{...target, name, obstacle},
                ...{hasAutopay, autopayMethodId, autopayConsent},
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
