import {useIntl} from 'react-intl'
import type {AgreementSummary} from '@app/commerce/account/agreements'
import {useRecentlyPaid} from '@app/commerce/account/recently-paid'
import {Head} from '@app/routing/view/head'
import {definePage, type LoaderArgs} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {AccountInvitation} from '../frame/account-invitation'
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
import {PaymentLinesSkeleton, paymentSkeleton} from './payment-skeleton'
import {storeNumberOf, useStoreDay} from '../frame/store-day'

const PATH = '/my-accounts/payment-agreement'

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

/** Paying what is due, or owning a piece today [ROUTE-044] [ACCT-039] [API-048] [ENTITY-035] (G-42, D-30). */
export const PayPage = (page: PayPageProps) => {
    const {formatMessage} = useIntl()
    const linesOf = useLines(page)
    const {search} = page.at
    const storeDay = useStoreDay(storeNumberOf(page.customer))
    const {paidIds} = useRecentlyPaid()
    const known = knownPayments(page)
    return (
        <AccountLayout path={PATH}>
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
                            // What was paid within the last hour, in this tab or another, is not offered again
                            // [ACCT-040].
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
                    ) : null
                }
            </AsyncContent>
        </AccountLayout>
    )
}

export const page = definePage({
    loader: paymentQueries,
    skeleton: paymentSkeleton(PATH, texts.title),
    invitation: AccountInvitation
})(PayPage)
