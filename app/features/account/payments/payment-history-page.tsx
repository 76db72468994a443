import {useState} from 'react'
import {useIntl} from 'react-intl'
import {type AgreementSummary, agreementSummary} from '@app/commerce/account/agreements'
import {type PastPayment, paymentHistory} from '@app/commerce/account/payments/payment-history'
import {type RentalCustomer, rentalCustomer} from '@app/commerce/account/rental-customer'
import type {Store} from '@app/commerce/stores/store'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {type LoaderArgs, personal} from '@app/routing/route/page'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {receiptPath} from '../frame/account-addresses'
import {filteredPayments, PaymentCopies, type PaymentFilter, PaymentFilters} from './payment-filter'
import {filterMessages, pastMessages as texts} from './payment-messages'
import {ReceiptFacts} from './receipt-facts'
import {dayAtStore} from '../frame/store-day'
import {accountPage, type AccountContentProps} from '../frame/account-page'

const PATH = '/my-accounts/payment-history'

type LineProps = {payment: PastPayment; summary: AgreementSummary | undefined; store: Store | null}

const PaymentLine = ({payment, summary, store}: LineProps) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    const day = dayText(dayAtStore(store, new Date(payment.paidAt)))
    return (
        <li className="account-line">
            <h2>
                <Link to={receiptPath(payment.reference, [])}>
                    {formatMessage(texts.paidOn, {amount: money(payment.total), day})}
                </Link>
            </h2>
            <ReceiptFacts payment={payment} summary={summary} />
        </li>
    )
}

type KnownProps = {
    payments: readonly PastPayment[]
    summary: AgreementSummary | undefined
    store: Store | null
    /** The id of the agreement or club in the address: the filter starts with it. */
    first: string
}

/** The filtered payments, their number and sum, and a copy to keep. */
const KnownPayments = ({payments, summary, store, first}: KnownProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const [filter, setFilter] = useState<PaymentFilter>({id: first, year: ''})
    const shown = filteredPayments(payments, filter, store)
    const total = shown.reduce((sum, one) => sum + one.total, 0)
    return (
        <>
            <PaymentFilters
                payments={payments}
                summary={summary}
                store={store}
                filter={filter}
                onChange={setFilter}
            />
            <p role="status">
                {shown.length === 0
                    ? formatMessage(texts.noneFound)
                    : formatMessage(filterMessages.shown, {
                          count: shown.length,
                          total: money(total)
                      })}
            </p>
            {shown.length === 0 ? null : (
                <>
                    <PaymentCopies payments={shown} summary={summary} store={store} />
                    <ul className="account-lines" aria-label={formatMessage(texts.list)}>
                        {shown.map((payment) => (
                            <PaymentLine
                                key={payment.reference}
                                payment={payment}
                                summary={summary}
                                store={store}
                            />
                        ))}
                    </ul>
                </>
            )}
        </>
    )
}

export type PaymentHistoryPageProps = {
    history: Loadable<PastPayment[]>
    agreements: Loadable<AgreementSummary>
    customer: Loadable<RentalCustomer>
    at: Pick<LoaderArgs, 'search'>
}

const KnownHistory = ({
    page: {agreements, at},
    value,
    storeDay
}: AccountContentProps<PaymentHistoryPageProps, PastPayment[]>) => (
    <KnownPayments
        payments={value}
        summary={agreements.state === 'ready' ? agreements.value : undefined}
        store={storeDay.store}
        first={at.search.get('agreement') ?? at.search.get('club') ?? ''}
    />
)

const NoPayment = () => <p>{useIntl().formatMessage(texts.empty)}</p>

/**
 * All payments with their references, newest first; they can be filtered, printed and downloaded [ROUTE-046] (G-43,
 * D-30).
 */
export const page = accountPage({
    path: PATH,
    title: texts.title,
    loader: () => ({
        history: personal(({commerce, customerId}) => paymentHistory(commerce, customerId)),
        agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId)),
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId))
    }),
    dataOf: ({history}: PaymentHistoryPageProps) => history,
    Content: KnownHistory,
    Empty: NoPayment
})
