import {useIntl} from 'react-intl'
import {type Appointment, accountAppointments} from '@app/commerce/account/visits/appointments'
import type {AgreementSummary, RentalAgreement} from '@app/commerce/account/agreements'
import {isInterstitialEnabled} from '@app/commerce/account/interstitial-rules'
import {useRecentlyPaid} from '@app/commerce/account/payments/recently-paid'
import {useIdentity} from '@app/commerce/session/identity'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {definePage, optional, personal} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {AccountLoading} from '@app/ui/navigation/account-skeleton'
import {AccountAlerts, accountAlertsOf} from './account-alerts'
import {DashboardInvitation} from '../frame/account-invitation'
import {AccountSection} from '../frame/account-section'
import {Appointments, Balances, Clubs} from './account-sections'
import {AgreementsSkeleton, DashboardSkeleton, DueSkeleton} from '../frame/account-skeleton'
import {AgreementAhead, AgreementList, NoAgreements} from '../agreement/agreement-list'
import {DueLine} from '../agreement/due-line'
import {Interstitial, type InterstitialProps, useInterstitialRules} from './interstitial'
import {agreementsMessages, messages} from '../frame/messages'
import {autopayOffer, isAllPaid, isOnlyPaidAtStore, toPayAtStore} from '../payments/payable'
import {paymentQueries, type PaymentQueries} from '../payments/payment-queries'
import {type StoreDay, useStoreDay} from '../frame/store-day'

export type DashboardPageProps = PaymentQueries & {
    appointments: Loadable<Appointment[]>
    hasInterstitials: Loadable<boolean>
}

/**
 * The number of the store whose calendar counts: the agreements' store, otherwise the customer's; undefined until it is
 * known.
 */
const storeNumberOf = ({agreements, customer}: DashboardPageProps): string | null | undefined => {
    if (agreements.state === 'loading') return undefined
    const ofAgreements = agreements.state === 'ready' ? agreements.value.agreements : []
    const storeNumber = ofAgreements[0]?.storeNumber
    if (storeNumber) return storeNumber
    if (customer.state === 'loading') return undefined
    return customer.state === 'ready' ? customer.value.storeNumber : null
}

type RentedProps = DashboardPageProps &
    Pick<InterstitialProps, 'rules'> & {summary: AgreementSummary; storeDay: StoreDay}

/** All that depends on the agreements and on the store's day. */
const Rented = ({summary, storeDay: {store, today}, rules, ...page}: RentedProps) => {
    const {formatMessage} = useIntl()
    const {paidIds} = useRecentlyPaid()
    const {customer, details, due, methods, appointments} = page
    const payment = {customer, details, due}
    const alerts = accountAlertsOf(summary, methods, today)
    const {agreements, clubs} = summary
    const ids = [...agreements, ...clubs].map(({id}) => id)
    const isOnlyAtStore = isOnlyPaidAtStore(ids, payment)
    const offers = agreements
        .filter(({standing}) => standing === 'in-force' || standing === 'prepaid')
        .map(({id}) => autopayOffer(id, payment))
    const isKnown = [methods, customer, details, due].every(({state}) => state !== 'loading')
    return (
        <>
            <DueLine
                summary={summary}
                methods={methods}
                today={today}
                atStore={isOnlyAtStore ? toPayAtStore(ids, payment) : undefined}
                paidIds={paidIds}
                store={store}
            />
            <AccountAlerts
                alerts={alerts}
                isOnlyAtStore={isOnlyAtStore}
                isAutopayOffered={offers.some((offer) => offer !== 'no')}
                isAllPaid={isAllPaid(ids, paidIds, payment)}
                store={store}
            />
            <AccountSection title={formatMessage(agreementsMessages.title)}>
                {agreements.length === 0 ? (
                    <NoAgreements />
                ) : (
                    <AgreementList
                        agreements={agreements}
                        today={today}
                        payment={payment}
                        paidIds={paidIds}
                        store={store}
                        appointments={
                            appointments.state === 'ready' ? appointments.value : undefined
                        }
                    />
                )}
            </AccountSection>
            <Clubs clubs={clubs} payment={payment} paidIds={paidIds} store={store} />
            {isKnown ? (
                <Interstitial
                    alerts={alerts.filter(
                        (alert) => alert !== 'NotEnrolledInAnyAutoPay' || offers.includes('yes')
                    )}
                    rules={rules}
                />
            ) : null}
        </>
    )
}

/** Shown until both the agreements and the day are known; it already starts the queries of each agreement's card. */
const RentedSkeleton = ({agreements}: {agreements: readonly RentalAgreement[]}) => (
    <>
        {agreements.map((agreement) => (
            <AgreementAhead key={agreement.id} agreement={agreement} />
        ))}
        <AccountLoading />
        <DueSkeleton />
        <AgreementsSkeleton />
    </>
)

/**
 * The renter's dashboard [ROUTE-041] [ROUTE-042]: what is due, alerts, agreements, clubs, balances and appointments. If
 * a call fails, only its own section shows an error. The sections below the agreements wait for them, because they
 * would be pushed out of sight.
 */
export const DashboardPage = (page: DashboardPageProps) => {
    const {formatMessage} = useIntl()
    const storeDay = useStoreDay(storeNumberOf(page))
    const identity = useIdentity()
    const {agreements, details, appointments} = page
    const rules = useInterstitialRules(page.hasInterstitials, agreements.state === 'ready')
    const name = identity.state === 'customer' ? identity.firstName : undefined
    const known = agreements.state === 'ready' ? agreements.value.agreements : []
    const rented: Loadable<AgreementSummary> =
        agreements.state === 'ready' && !storeDay ? {state: 'loading'} : agreements
    return (
        <AccountLayout path="/my-accounts">
            <Head title={formatMessage(messages.title)} canonical="/my-accounts" index={false} />
            <h1>
                {name ? formatMessage(messages.greeting, {name}) : formatMessage(messages.title)}
            </h1>
            <AsyncContent
                from={rented}
                skeleton={<RentedSkeleton agreements={known} />}
                empty={null}
            >
                {(summary) =>
                    storeDay ? (
                        <Rented {...page} summary={summary} storeDay={storeDay} rules={rules} />
                    ) : null
                }
            </AsyncContent>
            {rented.state === 'loading' ? null : (
                <>
                    <Balances details={details} agreements={known} />
                    <Appointments appointments={appointments} today={storeDay?.today ?? null} />
                </>
            )}
        </AccountLayout>
    )
}

export const page = definePage({
    loader: ({commerce: shop}) => ({
        hasInterstitials: optional(isInterstitialEnabled(shop)),
        ...paymentQueries(),
        appointments: personal(({commerce, customerId}) =>
            accountAppointments(commerce, customerId)
        )
    }),
    skeleton: DashboardSkeleton,
    invitation: DashboardInvitation
})(DashboardPage)
