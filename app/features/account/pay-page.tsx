import {useIntl} from 'react-intl'
import {type AgreementSummary, agreementSummary} from '@app/commerce/account/agreements'
import {type PaymentMethod, paymentMethods} from '@app/commerce/account/payment-methods'
import {type AccountPayment, paymentsDue} from '@app/commerce/account/payments-due'
import {
    type CustomerDetails,
    customerDetails,
    type RentalCustomer,
    rentalCustomer
} from '@app/commerce/account/rental-customer'
import type {Loadable} from '@app/routing/commerce-query'
import {useRecentlyPaid} from '@app/commerce/account/recently-paid'
import {Head} from '@app/routing/head'
import {definePage, type LoaderArgs, personal} from '@app/routing/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {AccountFrame} from '@app/ui/navigation/account-frame'
import {AccountInvitation} from './account-invitation'
import type {PayableLine} from './pay-choice'
import {payMessages as texts} from './pay-messages'
import {PaySteps} from './pay-steps'
import {payableOf} from './payable'
import {PaymentLinesSkeleton, paymentSkeleton} from './payment-skeleton'
import {storeNumberOf, useStoreDay} from './store-day'

const PATH = '/my-accounts/payment-agreement'

export type PayPageProps = {
    due: Loadable<AccountPayment[]>
    methods: Loadable<PaymentMethod[]>
    customer: Loadable<RentalCustomer>
    details: Loadable<CustomerDetails>
    agreements: Loadable<AgreementSummary>
    at: Pick<LoaderArgs, 'search'>
}

type Known = {payments: AccountPayment[]; methods: PaymentMethod[]; summary: AgreementSummary}

/** Everything that a payment stands on, or what failed first. */
const knownOf = ({due, methods, customer, details, agreements}: PayPageProps): Loadable<Known> => {
    for (const one of [due, methods, customer, details, agreements]) {
        if (one.state === 'failed') return one
    }
    if (
        due.state !== 'ready' ||
        methods.state !== 'ready' ||
        customer.state !== 'ready' ||
        details.state !== 'ready' ||
        agreements.state !== 'ready'
    ) {
        return {state: 'loading'}
    }
    const payments = due.value.filter(
        ({id}) => payableOf(id, {customer, details, due}).state === 'payable'
    )
    return {state: 'ready', value: {payments, methods: methods.value, summary: agreements.value}}
}

/** What is payable here, each by its name. */
const useLines = (): ((known: Known) => PayableLine[]) => {
    const {formatMessage} = useIntl()
    return ({payments, summary}) =>
        payments.map((payment) => {
            const agreement = summary.agreements.find(({id}) => id === payment.id)
            if (agreement) {
                const {name, number} = agreement
                return {payment, name: formatMessage(texts.agreement, {name, number})}
            }
            const number = summary.clubs.find(({id}) => id === payment.id)?.number ?? payment.id
            return {payment, name: formatMessage(texts.club, {number})}
        })
}

/** Paying what is due, or owning it today [ROUTE-044] [ACCT-039] [API-048] [ENTITY-035] (G-42, D-30). */
export const PayPage = (page: PayPageProps) => {
    const {formatMessage} = useIntl()
    const linesOf = useLines()
    const {search} = page.at
    const storeDay = useStoreDay(storeNumberOf(page.customer))
    const {paidIds} = useRecentlyPaid()
    const known = knownOf(page)
    return (
        <AccountFrame path={PATH}>
            <Head title={formatMessage(texts.title)} index={false} />
            <h1>{formatMessage(texts.title)}</h1>
            <AsyncContent
                from={known.state === 'ready' && !storeDay ? {state: 'loading'} : known}
                skeleton={<PaymentLinesSkeleton />}
                empty={null}
            >
                {(value) =>
                    storeDay ? (
                        <PaySteps
                            // Paid within the hour, here or in another tab: not offered again [ACCT-040].
                            lines={linesOf(value).filter(({payment}) => !paidIds.has(payment.id))}
                            methods={value.methods}
                            today={storeDay.today}
                            first={search.get('agreement') ?? search.get('club')}
                        />
                    ) : null
                }
            </AsyncContent>
        </AccountFrame>
    )
}

export const page = definePage({
    loader: () => ({
        due: personal(({commerce, customerId}) => paymentsDue(commerce, customerId)),
        methods: personal(({commerce, customerId}) => paymentMethods(commerce, customerId)),
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId)),
        details: personal(({commerce, customerId}) => customerDetails(commerce, customerId)),
        agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId))
    }),
    skeleton: paymentSkeleton(PATH, texts.title),
    invitation: AccountInvitation
})(PayPage)
