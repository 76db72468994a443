import {type AgreementSummary, agreementSummary} from '@app/commerce/account/agreements'
import {type PaymentMethod, paymentMethods} from '@app/commerce/account/payments/payment-methods'
import {type AccountPayment, paymentsDue} from '@app/commerce/account/payments/payments-due'
import {
    type CustomerDetails,
    customerDetails,
    type RentalCustomer,
    rentalCustomer
} from '@app/commerce/account/rental-customer'
import type {Loadable} from '@app/routing/route/commerce-query'
import {personal} from '@app/routing/route/page'
import type {PaymentFacts} from './payable'

/** The queries that a payment needs: what is rented, what is due, the saved cards, and whether it can be paid online. */
export const paymentQueries = () => ({
    agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId)),
    due: personal(({commerce, customerId}) => paymentsDue(commerce, customerId)),
    methods: personal(({commerce, customerId}) => paymentMethods(commerce, customerId)),
    customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId)),
    details: personal(({commerce, customerId}) => customerDetails(commerce, customerId))
})

/** What the pages of payments and autopay get as props. */
export type PaymentQueries = PaymentFacts & {
    agreements: Loadable<AgreementSummary>
    methods: Loadable<PaymentMethod[]>
}

export type KnownPayments = {
    summary: AgreementSummary
    payments: AccountPayment[]
    methods: PaymentMethod[]
    customer: RentalCustomer
    details: CustomerDetails
}

/** All results together; loading or failed if one of them is, the first such result counts. */
export const knownPayments = (queries: PaymentQueries): Loadable<KnownPayments> => {
    const {agreements, due, methods, customer, details} = queries
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
