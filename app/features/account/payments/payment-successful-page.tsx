import {useIntl} from 'react-intl'
import {type AgreementSummary, agreementSummary} from '@app/commerce/account/agreements'
import {type PastPayment, paymentHistory} from '@app/commerce/account/payments/payment-history'
import {type RentalCustomer, rentalCustomer} from '@app/commerce/account/rental-customer'
import {type Loadable, selected} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {type LoaderArgs, personal} from '@app/routing/route/page'
import {Notice} from '@app/ui/feedback/notice'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {CopyActions, NothingToKeep} from '../frame/copy-to-keep'
import {paidMessages as texts} from './pay-messages'
import {usePartName} from './payment-filter'
import {ReceiptFacts, type ReceiptFactsProps} from './receipt-facts'
import {dayAtStore, type StoreDay} from '../frame/store-day'
import {accountPage, type AccountContentProps} from '../frame/account-page'

const PATH = '/my-accounts/payment-successful'

type ReceiptProps = ReceiptFactsProps & Pick<StoreDay, 'store'> & {missing: readonly string[]}

const Receipt = ({payment, summary, store, missing}: ReceiptProps) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    const partName = usePartName(summary)
    const day = dayText(dayAtStore(store, new Date(payment.paidAt)))
    const nameOf = (id: string) => {
        const of = summary?.clubs.some((club) => club.id === id) ? 'club' : 'agreement'
        return partName({id, of, kind: 'due', amount: 0})
    }
    return (
        <>
            <Notice tone="good">
                {formatMessage(texts.text, {amount: money(payment.total), day})}
            </Notice>
            {missing.map((id) => (
                <Notice key={id} tone="error">
                    {formatMessage(texts.notPaid, {name: nameOf(id)})}{' '}
                    <Link to="/my-accounts/payment-agreement">{formatMessage(texts.payRest)}</Link>
                </Notice>
            ))}
            <div className="account-section">
                <ReceiptFacts payment={payment} summary={summary} />
            </div>
            <CopyActions print={texts.print} account={texts.account} />
        </>
    )
}

/** The page thanks only for a payment that was found. */
const titleOf = (found: Loadable<PastPayment | null>) => {
    if (found.state !== 'ready') return texts.pendingTitle
    return found.value === null ? texts.missingTitle : texts.title
}

export type PaymentSuccessfulPageProps = {
    history: Loadable<PastPayment[]>
    agreements: Loadable<AgreementSummary>
    customer: Loadable<RentalCustomer>
    at: Pick<LoaderArgs, 'search'>
}

type Found = PastPayment | null

/** The payment whose reference is in the address; null if there is none. */
const foundOf = ({history, at}: PaymentSuccessfulPageProps): Loadable<Found> =>
    selected(
        history,
        (payments) =>
            payments.find(({reference}) => reference === at.search.get('reference')) ?? null
    )

const FoundReceipt = ({
    page: {agreements, at},
    value,
    storeDay
}: AccountContentProps<PaymentSuccessfulPageProps, Found>) => (
    <Receipt
        payment={value}
        summary={agreements.state === 'ready' ? agreements.value : undefined}
        store={storeDay.store}
        missing={at.search.getAll('missing')}
    />
)

const NoReceipt = () => (
    <NothingToKeep text={texts.missing} to="/my-accounts/payment-history" link={texts.history} />
)

/**
 * The receipt of the payment whose reference is in the address, so it is still there after a reload [ROUTE-045]
 * [ACCT-039].
 */
export const page = accountPage({
    path: PATH,
    title: texts.pendingTitle,
    titleOf,
    loader: () => ({
        history: personal(({commerce, customerId}) => paymentHistory(commerce, customerId)),
        agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId)),
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId))
    }),
    dataOf: foundOf,
    Content: FoundReceipt,
    Empty: NoReceipt
})
