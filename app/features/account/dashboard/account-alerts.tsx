import {useIntl} from 'react-intl'
import type {AgreementSummary} from '@app/commerce/account/agreements'
import type {PaymentMethod} from '@app/commerce/account/payments/payment-methods'
import {type AccountAlert, raisedAlerts} from '@app/domain/agreements/account-alerts'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {Link} from '@app/routing/links/link'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Notice, type NoticeTone} from '@app/ui/feedback/notice'
import {autopayPagePath} from '../frame/account-addresses'
import {CallStore, type ReachedStore} from '@app/ui/store/reach-store'
import {alertLinkMessages, alertMessages} from '../frame/messages'

/** The alerts of an account. While the saved cards are not known, no alert about cards is raised. */
export const accountAlertsOf = (
    {agreements, clubs}: AgreementSummary,
    methods: Loadable<PaymentMethod[]>,
    today: CalendarDay
): AccountAlert[] => {
    const known = methods.state === 'ready' ? methods.value : []
    const methodEnds = known.flatMap(({lastGoodDay}) => lastGoodDay ?? [])
    const endlessMethods = known.length - methodEnds.length
    return raisedAlerts({agreements, clubs, methodEnds, endlessMethods}, today)
}

type AlertLink = keyof typeof alertLinkMessages
type AlertLook = {tone: NoticeTone; link: AlertLink; to: string}

const pay = {link: 'pay', to: '/my-accounts/payment-agreement'} as const
const methods = {link: 'methods', to: '/my-accounts/payment-method'} as const

const looks: Record<AccountAlert, AlertLook> = {
    AnyPaymentOverDue45Days: {tone: 'error', ...pay},
    AnyPaymentOverDue: {tone: 'error', ...pay},
    AllSavedPaymentsExpired: {tone: 'warning', ...methods},
    AnySavedPaymentExpiringWithIn60Days: {tone: 'warning', ...methods},
    AnyUpcomingPaymentWithIn1Week: {tone: 'info', ...pay},
    NotEnrolledInAnyAutoPay: {tone: 'info', link: 'autopay', to: autopayPagePath}
}

export type AccountAlertsProps = {
    alerts: readonly AccountAlert[]
    /** True if nothing can be paid online: then no alert links to the payment page [ACCT-021]. */
    isOnlyAtStore: boolean
    /** False if autopay cannot be turned on for any agreement: then no alert links to it. */
    isAutopayOffered: boolean
    /** True if all that is due was paid within the last hour: then no alert links to the payment page [ACCT-040]. */
    isAllPaid: boolean
    /** The store, for an alert that advises to call it; null if it is not known. */
    store: ReachedStore | null
}

const isOverdue = (alert: AccountAlert) =>
    alert === 'AnyPaymentOverDue' || alert === 'AnyPaymentOverDue45Days'

/** The alerts of an account, the most urgent first, each with a link to what can be done about it [ACCT-011] [ENTITY-042]. */
export const AccountAlerts = (props: AccountAlertsProps) => {
    const {alerts, isOnlyAtStore, isAutopayOffered, isAllPaid, store} = props
    const {formatMessage} = useIntl()
    if (alerts.length === 0) return null
    const hasLink: Record<AlertLink, boolean> = {
        pay: !isOnlyAtStore && !isAllPaid,
        methods: true,
        autopay: !isOnlyAtStore && isAutopayOffered
    }
    return (
        <ul className="account-alerts" aria-label={formatMessage(alertMessages.title)}>
            {alerts.map((alert) => {
                const {tone, link, to} = looks[alert]
                return (
                    <li key={alert}>
                        <Notice tone={tone}>
                            {formatMessage(alertMessages[alert])}{' '}
                            {hasLink[link] ? (
                                <Link to={to}>{formatMessage(alertLinkMessages[link])}</Link>
                            ) : null}{' '}
                            {isOverdue(alert) ? <CallStore store={store} /> : null}
                        </Notice>
                    </li>
                )
            })}
        </ul>
    )
}
