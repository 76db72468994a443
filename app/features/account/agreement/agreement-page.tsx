import {useIntl} from 'react-intl'
import {type Appointment, accountAppointments} from '@app/commerce/account/visits/appointments'
import {
    type AgreementDetails,
    agreementDetails,
    type AgreementSummary,
    agreementSummary,
    type RentalAgreement
} from '@app/commerce/account/agreements'
import {type PastPayment, paymentHistory} from '@app/commerce/account/payments/payment-history'
import {type AccountPayment, paymentsDue} from '@app/commerce/account/payments/payments-due'
import {useRecentlyPaid} from '@app/commerce/account/payments/recently-paid'
import {customerDetails, rentalCustomer} from '@app/commerce/account/rental-customer'
import {daysLate, dueStatus} from '@app/domain/agreements/agreements'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {definePage, type LoaderArgs, personal} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {ButtonLink} from '@app/ui/button/button'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {AccountInvitation} from '../frame/account-invitation'
import {AccountSection} from '../frame/account-section'
import {
    AgreedTerms,
    BillParts,
    BillSkeleton,
    EarlyPurchase,
    PaidProgress
} from '../payments/agreement-bill'
import {AgreementDueWords} from './agreement-due-words'
import {AgreementHead} from './agreement-head'
import {
    agreementMessages as messages,
    billMessages,
    earlyMessages,
    historyMessages,
    progressMessages,
    serviceMessages,
    termsMessages,
    trackingMessages
} from '../frame/agreement-messages'
import {AgreementPageSkeleton, AgreementSkeleton} from './agreement-page.skeleton'
import {AgreementPayments, Tracking} from './agreement-parts'
import {Services} from './agreement-services'
import {AgreementDocuments} from './agreement-documents'
import {dueMessages} from '../frame/messages'
import {NextStep} from './next-step'
import {PayAction} from '../payments/pay-action'
import {autopayOffer, payableOf, type PaymentFacts} from '../payments/payable'
import {type StoreDay, useStoreDay} from '../frame/store-day'

export type AgreementPageProps = PaymentFacts & {
    at: Pick<LoaderArgs, 'params' | 'search'>
    agreements: Loadable<AgreementSummary>
    marks: Loadable<AgreementDetails>
    appointments: Loadable<Appointment[]>
    history: Loadable<PastPayment[]>
}

type AgreementProps = AgreementPageProps & {agreement: RentalAgreement; storeDay: StoreDay}

const paymentOf = ({due, agreement}: AgreementProps): AccountPayment | undefined =>
    due.state === 'ready' ? due.value.find(({id}) => id === agreement.id) : undefined

/** What is due on the agreement, and the next step. */
const Bill = (props: AgreementProps) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    const {paidIds} = useRecentlyPaid()
    const {id, name, standing, amountDue, dueDay} = props.agreement
    const payment = paymentOf(props)
    const {today} = props.storeDay
    const isOwed = standing === 'in-force' && dueDay !== undefined
    const otherwise = standing === 'unsigned' ? billMessages.sign : billMessages.nothing
    return (
        <AccountSection title={formatMessage(billMessages.title)}>
            <p className="due-line__text">
                {isOwed
                    ? formatMessage(dueMessages[dueStatus(dueDay, today)], {
                          amount: money(amountDue),
                          day: dayText(dueDay),
                          days: daysLate(dueDay, today)
                      })
                    : formatMessage(otherwise)}
            </p>
            {isOwed && payment ? <BillParts payment={payment} /> : null}
            {isOwed && props.due.state === 'loading' ? <BillSkeleton /> : null}
            <AgreementDueWords
                agreement={props.agreement}
                due={props.due}
                storeDay={props.storeDay}
            />
            <div className="account-actions">
                <NextStep agreement={props.agreement} />
                {standing === 'in-force' ? (
                    <PayAction
                        of="agreement"
                        id={id}
                        name={name}
                        payable={payableOf(id, props)}
                        isPaid={paidIds.has(id)}
                        store={props.storeDay.store}
                    />
                ) : null}
            </div>
        </AccountSection>
    )
}

/** Buying the piece early, if the platform offers that and the agreement is in force. */
const Early = (props: AgreementProps) => {
    const {formatMessage} = useIntl()
    const {agreement, storeDay} = props
    const {paidIds} = useRecentlyPaid()
    const payment = paymentOf(props)
    if (agreement.standing !== 'in-force') return null
    if (props.due.state === 'loading') {
        return (
            <AccountSection title={formatMessage(earlyMessages.title)}>
                <Skeleton height="7rem" />
            </AccountSection>
        )
    }
    if (!payment?.earlyPurchase) return null
    return (
        <AccountSection title={formatMessage(earlyMessages.title)}>
            <EarlyPurchase
                agreement={agreement}
                payment={{...payment, earlyPurchase: payment.earlyPurchase}}
                payable={payableOf(agreement.id, props)}
                isPaid={paidIds.has(agreement.id)}
                storeDay={storeDay}
            />
        </AccountSection>
    )
}

const Agreement = (props: AgreementProps) => {
    const {formatMessage} = useIntl()
    const {agreement, storeDay, marks, appointments, history} = props
    const {store, today} = storeDay
    const {id, standing} = agreement
    const known = appointments.state === 'ready' ? appointments.value : []
    const paymentsLeft = marks.state === 'ready' ? marks.value.paymentsLeft : null
    return (
        <>
            <AgreementHead agreement={agreement} details={marks} storeDay={storeDay} />
            <Bill {...props} />
            <AccountSection title={formatMessage(progressMessages.title)}>
                <PaidProgress
                    agreement={agreement}
                    paymentsLeft={paymentsLeft}
                    isLeftComing={marks.state === 'loading'}
                />
            </AccountSection>
            <Early {...props} />
            <AccountSection title={formatMessage(trackingMessages.title)}>
                <Tracking
                    agreement={agreement}
                    details={marks}
                    appointment={known.find(({agreementId}) => agreementId === id)}
                    today={today}
                />
            </AccountSection>
            <AccountSection title={formatMessage(historyMessages.title)}>
                <AgreementPayments agreementId={id} history={history} store={store} />
            </AccountSection>
            <AgreementDocuments
                agreementId={id}
                hasFailed={props.at.search.get('document') === 'failed'}
            />
            <AccountSection title={formatMessage(termsMessages.title)}>
                <AgreedTerms agreement={agreement} />
            </AccountSection>
            {standing === 'paid-out' ? null : (
                <AccountSection title={formatMessage(serviceMessages.title)}>
                    <Services
                        agreement={agreement}
                        clubs={
                            props.agreements.state === 'ready' ? props.agreements.value.clubs : []
                        }
                        payment={paymentOf(props)}
                        store={store}
                        isAutopayOffered={autopayOffer(id, props) !== 'no'}
                    />
                </AccountSection>
            )}
        </>
    )
}

/** Shown if the agreement does not exist or belongs to somebody else; both look the same. */
const NoAgreement = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <h1>{formatMessage(messages.missing)}</h1>
            <p>{formatMessage(messages.missingText)}</p>
            <p>
                <ButtonLink look="secondary" to="/my-accounts">
                    {formatMessage(messages.back)}
                </ButtonLink>
            </p>
        </>
    )
}

/** The agreement that the address names; null if this account has no such agreement. */
const agreementOf = ({agreements, at}: AgreementPageProps): Loadable<RentalAgreement | null> => {
    if (agreements.state !== 'ready') return agreements
    const found = agreements.value.agreements.find(({id}) => id === at.params.agreementId)
    return {state: 'ready', value: found ?? null}
}

/** The page of an agreement: what it is, what is due, how much is paid, its payments, delivery, terms and services. */
export const AgreementPage = (page: AgreementPageProps) => {
    const {formatMessage} = useIntl()
    const agreement = agreementOf(page)
    const found = agreement.state === 'ready' ? agreement.value : null
    const storeDay = useStoreDay(
        agreement.state === 'loading' ? undefined : (found?.storeNumber ?? null)
    )
    return (
        <AccountLayout path="/my-accounts">
            <Head title={found?.name ?? formatMessage(messages.title)} index={false} />
            {agreement.state === 'failed' ? <h1>{formatMessage(messages.title)}</h1> : null}
            <AsyncContent
                from={agreement.state === 'ready' && !storeDay ? {state: 'loading'} : agreement}
                skeleton={<AgreementSkeleton />}
                empty={<NoAgreement />}
            >
                {(known) =>
                    storeDay ? <Agreement {...page} agreement={known} storeDay={storeDay} /> : null
                }
            </AsyncContent>
        </AccountLayout>
    )
}

export const page = definePage({
    loader: ({params: {agreementId = ''}}) => ({
        agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId)),
        marks: personal(({commerce, customerId}) =>
            agreementDetails(commerce, {customerId, agreementId})
        ),
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId)),
        details: personal(({commerce, customerId}) => customerDetails(commerce, customerId)),
        due: personal(({commerce, customerId}) => paymentsDue(commerce, customerId)),
        appointments: personal(({commerce, customerId}) =>
            accountAppointments(commerce, customerId)
        ),
        history: personal(({commerce, customerId}) => paymentHistory(commerce, customerId))
    }),
    skeleton: AgreementPageSkeleton,
    invitation: AccountInvitation
})(AgreementPage)
