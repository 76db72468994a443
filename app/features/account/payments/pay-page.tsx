import {useIntl} from 'react-intl'
import type {AgreementSummary} from '@app/commerce/account/agreements'
import {useRecentlyPaid} from '@app/commerce/account/payments/recently-paid'
import type {LoaderArgs} from '@app/routing/route/page'
import {accountPage, type AccountContentProps} from '../frame/account-page'
import type {PayableLine} from './pay-choice'
import {payMessages as texts} from './pay-messages'
import {PaySteps} from './pay-steps'
import {payableOf, toPayAtStore} from './payable'
import {
    type KnownPayments,
    knownPayments,
    paymentQueries,
    type PaymentQueries
} from './payment-queries'

export type PayPageProps = PaymentQueries & {at: Pick<LoaderArgs, 'search'>}

/** Returns a function that lists what can be paid here, each with its name. */
const useLines = (page: PayPageProps): ((known: KnownPayments) => PayableLine[]) => {
    const {formatMessage} = useIntl()
    const nameOf = (id: string, {agreements, clubs}: AgreementSummary) => {
        const agreement = agreements.find((one) => one.id === id)
        if (agreement) {
            const {name, number} = agreement
            return formatMessage(texts.agreement, {name, number})
        }
        const number = clubs.find((one) => one.id === id)?.number ?? id
        return formatMessage(texts.club, {number})
    }
    return ({payments, summary}) =>
        payments
            .filter(({id}) => payableOf(id, page).state === 'payable')
            .map((payment) => ({payment, name: nameOf(payment.id, summary)}))
}

type ContentProps = AccountContentProps<PayPageProps, KnownPayments>

const PayContent = ({page, value, storeDay}: ContentProps) => {
    const linesOf = useLines(page)
    const {search} = page.at
    const {paidIds} = useRecentlyPaid()
    return (
        <PaySteps
            // What was paid within the last hour, in this tab or another, is not offered again [ACCT-040].
            lines={linesOf(value).filter(({payment}) => !paidIds.has(payment.id))}
            methods={value.methods}
            today={storeDay.today}
            store={storeDay.store}
            first={[...search.getAll('agreement'), ...search.getAll('club')]}
            isEarly={search.has('early')}
            atStore={toPayAtStore(
                value.payments.map(({id}) => id),
                page
            )}
        />
    )
}

/** Paying what is due, or owning a piece today [ROUTE-044] [ACCT-039] [API-048] [ENTITY-035] (G-42, D-30). */
export const page = accountPage({
    path: '/my-accounts/payment-agreement',
    title: texts.title,
    loader: paymentQueries,
    dataOf: (page: PayPageProps) => knownPayments(page),
    Content: PayContent
})
