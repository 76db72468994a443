import {useIntl} from 'react-intl'
import {type AgreementSummary, agreementSummary} from '@app/commerce/account/agreements'
import {type PastPayment, paymentHistory} from '@app/commerce/account/payment-history'
import {type RentalCustomer, rentalCustomer} from '@app/commerce/account/rental-customer'
import type {Store} from '@app/commerce/stores/store'
import type {Loadable} from '@app/routing/commerce-query'
import {Head} from '@app/routing/head'
import {Link} from '@app/routing/link'
import {definePage, type LoaderArgs, personal} from '@app/routing/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {AccountFrame} from '@app/ui/navigation/account-frame'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {AccountInvitation} from './account-invitation'
import {pastMessages as texts} from './payment-messages'
import {PaymentLinesSkeleton, paymentSkeleton} from './payment-skeleton'
import {ReceiptFacts} from './receipt-facts'
import {dayAtStore, storeNumberOf, useStoreDay} from './store-day'

const PATH = '/my-accounts/payment-history'

type LineProps = {payment: PastPayment; summary: AgreementSummary | undefined; store: Store | null}

const PaymentLine = ({payment, summary, store}: LineProps) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    const day = dayText(dayAtStore(store, new Date(payment.paidAt)))
    return (
        <li className="account-line">
            <h2>{formatMessage(texts.paidOn, {amount: money(payment.total), day})}</h2>
            <ReceiptFacts payment={payment} summary={summary} />
        </li>
    )
}

/** The payments of an agreement; all of them where none is asked for. */
const paymentsOf = (
    history: Loadable<PastPayment[]>,
    agreementId: string | null
): Loadable<PastPayment[]> =>
    history.state === 'ready' && agreementId !== null
        ? {
              state: 'ready',
              value: history.value.filter(({parts}) => parts.some(({id}) => id === agreementId))
          }
        : history

export type PaymentHistoryPageProps = {
    history: Loadable<PastPayment[]>
    agreements: Loadable<AgreementSummary>
    customer: Loadable<RentalCustomer>
    at: Pick<LoaderArgs, 'search'>
}

/** Every payment with its reference, newest first; of one agreement where the address names it [ROUTE-046] (G-43, D-30). */
export const PaymentHistoryPage = (page: PaymentHistoryPageProps) => {
    const {formatMessage} = useIntl()
    const agreementId = page.at.search.get('agreement')
    const storeDay = useStoreDay(storeNumberOf(page.customer))
    const history = paymentsOf(page.history, agreementId)
    const summary = page.agreements.state === 'ready' ? page.agreements.value : undefined
    const isWaiting = history.state === 'ready' && !storeDay
    return (
        <AccountFrame path={PATH}>
            <Head title={formatMessage(texts.title)} index={false} />
            <h1>{formatMessage(texts.title)}</h1>
            {agreementId === null ? null : (
                <p>
                    {formatMessage(texts.ofAgreement)}{' '}
                    <Link to={PATH}>{formatMessage(texts.all)}</Link>
                </p>
            )}
            <AsyncContent
                from={isWaiting ? {state: 'loading'} : history}
                skeleton={<PaymentLinesSkeleton />}
                empty={<p>{formatMessage(texts.empty)}</p>}
            >
                {(payments) => (
                    <ul className="account-lines" aria-label={formatMessage(texts.list)}>
                        {payments.map((payment) => (
                            <PaymentLine
                                key={payment.reference}
                                payment={payment}
                                summary={summary}
                                store={storeDay?.store ?? null}
                            />
                        ))}
                    </ul>
                )}
            </AsyncContent>
        </AccountFrame>
    )
}

export const page = definePage({
    loader: () => ({
        history: personal(({commerce, customerId}) => paymentHistory(commerce, customerId)),
        agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId)),
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId))
    }),
    skeleton: paymentSkeleton(PATH, texts.title),
    invitation: AccountInvitation
})(PaymentHistoryPage)
