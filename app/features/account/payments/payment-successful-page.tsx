import {useIntl} from 'react-intl'
import {type AgreementSummary, agreementSummary} from '@app/commerce/account/agreements'
import {type PastPayment, paymentHistory} from '@app/commerce/account/payment-history'
import {type RentalCustomer, rentalCustomer} from '@app/commerce/account/rental-customer'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {Link} from '@app/routing/links/link'
import {definePage, type LoaderArgs, personal} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {Notice} from '@app/ui/feedback/notice'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {AccountInvitation} from '../frame/account-invitation'
import {CopyActions, NothingToKeep} from '../frame/copy-to-keep'
import {paidMessages as texts} from './pay-messages'
import {usePartName} from './payment-filter'
import {PaymentLinesSkeleton, paymentSkeleton} from './payment-skeleton'
import {ReceiptFacts, type ReceiptFactsProps} from './receipt-facts'
import {dayAtStore, storeNumberOf, type StoreDay, useStoreDay} from '../frame/store-day'

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

/**
 * The receipt of the payment whose reference is in the address, so it is still there after a reload [ROUTE-045]
 * [ACCT-039].
 */
export const PaymentSuccessfulPage = (page: PaymentSuccessfulPageProps) => {
    const {history, agreements, customer, at} = page
    const {formatMessage} = useIntl()
    const storeDay = useStoreDay(storeNumberOf(customer))
    const reference = at.search.get('reference')
    const found: Loadable<PastPayment | null> =
        history.state === 'ready'
            ? {
                  state: 'ready',
                  value: history.value.find((one) => one.reference === reference) ?? null
              }
            : history
    const title = formatMessage(titleOf(found))
    return (
        <AccountLayout path={PATH}>
            <Head title={title} index={false} />
            <h1>{title}</h1>
            <AsyncContent
                from={found.state === 'ready' && !storeDay ? {state: 'loading'} : found}
                skeleton={<PaymentLinesSkeleton />}
                empty={
                    <NothingToKeep
                        text={texts.missing}
                        to="/my-accounts/payment-history"
                        link={texts.history}
                    />
                }
            >
                {(payment) => (
                    <Receipt
                        payment={payment}
                        summary={agreements.state === 'ready' ? agreements.value : undefined}
                        store={storeDay?.store ?? null}
                        missing={at.search.getAll('missing')}
                    />
                )}
            </AsyncContent>
        </AccountLayout>
    )
}

export const page = definePage({
    loader: () => ({
        history: personal(({commerce, customerId}) => paymentHistory(commerce, customerId)),
        agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId)),
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId))
    }),
    skeleton: paymentSkeleton(PATH, texts.pendingTitle),
    invitation: AccountInvitation
})(PaymentSuccessfulPage)
