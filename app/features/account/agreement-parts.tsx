import {useIntl} from 'react-intl'
import type {Appointment} from '@app/commerce/account/appointments'
import type {AgreementDetails, RentalAgreement} from '@app/commerce/account/agreements'
import type {PastPayment} from '@app/commerce/account/payment-history'
import type {AccountPayment} from '@app/commerce/account/payments-due'
import type {Store} from '@app/commerce/stores/store'
import type {CalendarDay} from '@app/domain/calendar'
import type {Loadable} from '@app/routing/commerce-query'
import {Link} from '@app/routing/link'
import {AsyncContent} from '@app/ui/async/async-content'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {Facts} from '@app/ui/typography/facts'
import {historyPath} from './account-addresses'
import {LinesSkeleton} from './account-skeleton'
import {historyMessages, serviceMessages, trackingMessages} from './agreement-messages'
import {exchangeUntil, useDeliveryText} from './agreement-state'
import {agreementsMessages} from './messages'
import {AutopayLink} from './pay-action'
import {dayAtStore} from './store-day'

export type TrackingProps = {
    agreement: RentalAgreement
    details: Loadable<AgreementDetails>
    appointment: Appointment | undefined
    today: CalendarDay
}

/** An agreement's marks and days: signed, scheduled, delivered, autopay, exchange [ACCT-023] [ACCT-041] [ACCT-043]. */
export const Tracking = ({agreement, details, appointment, today}: TrackingProps) => {
    const {formatMessage} = useIntl()
    const [dayText, deliveryText] = [useDayText(), useDeliveryText()]
    const exchange = exchangeUntil(agreement, today)
    const yesOrNo = (is: boolean) => formatMessage(is ? trackingMessages.yes : trackingMessages.no)

    const marksOf = (marks: AgreementDetails) => [
        {label: trackingMessages.signed, value: yesOrNo(marks.isSigned)},
        {label: trackingMessages.scheduled, value: yesOrNo(marks.isDeliveryScheduled)},
        {label: trackingMessages.delivered, value: yesOrNo(marks.isDeliveryCompleted)},
        {
            label: agreementsMessages.autopay,
            value: formatMessage(
                marks.isAutopayEnabled ? trackingMessages.on : trackingMessages.off
            )
        }
    ]
    const days = [
        {
            label: agreementsMessages.opened,
            value: agreement.openDay && dayText(agreement.openDay)
        },
        {label: agreementsMessages.delivery, value: deliveryText(agreement, appointment)},
        {label: agreementsMessages.exchange, value: exchange && dayText(exchange)}
    ]
    return (
        <AsyncContent from={details} skeleton={<LinesSkeleton />} empty={null}>
            {(marks) => (
                <Facts
                    rows={[...marksOf(marks), ...days].flatMap(({label, value}) =>
                        value ? [{label: formatMessage(label), value}] : []
                    )}
                />
            )}
        </AsyncContent>
    )
}

type PaymentRow = {reference: string; paidAt: string; amount: number; isEarly: boolean}

/** What a payment was for this agreement; one payment may have been for several. */
const rowsOf = (payments: readonly PastPayment[], agreementId: string): PaymentRow[] =>
    payments.flatMap(({reference, paidAt, parts}) =>
        parts
            .filter(({id}) => id === agreementId)
            .map(({amount, kind}) => ({
                reference,
                paidAt,
                amount,
                isEarly: kind === 'early-purchase'
            }))
    )

const PaymentTable = ({rows, store}: {rows: readonly PaymentRow[]; store: Store | null}) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    return (
        <table className="account-table">
            <caption className="visually-hidden">{formatMessage(historyMessages.caption)}</caption>
            <thead>
                <tr>
                    <th scope="col">{formatMessage(historyMessages.date)}</th>
                    <th scope="col">{formatMessage(historyMessages.reference)}</th>
                    <th scope="col">{formatMessage(historyMessages.amount)}</th>
                </tr>
            </thead>
            <tbody>
                {rows.map(({reference, paidAt, amount, isEarly}) => (
                    <tr key={reference}>
                        <td>
                            {dayText(dayAtStore(store, new Date(paidAt)))}
                            {isEarly ? ` · ${formatMessage(historyMessages.early)}` : null}
                        </td>
                        <td>{reference}</td>
                        <td>{money(amount)}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    )
}

export type AgreementPaymentsProps = {
    agreementId: string
    history: Loadable<PastPayment[]>
    store: Store | null
}

/** Every payment of an agreement, and the way to its receipts. */
export const AgreementPayments = ({agreementId, history, store}: AgreementPaymentsProps) => {
    const {formatMessage} = useIntl()
    const rows: Loadable<PaymentRow[]> =
        history.state === 'ready'
            ? {state: 'ready', value: rowsOf(history.value, agreementId)}
            : history
    return (
        <AsyncContent
            from={rows}
            skeleton={<LinesSkeleton />}
            empty={<p className="account-note">{formatMessage(historyMessages.empty)}</p>}
        >
            {(shown) => (
                <>
                    <PaymentTable rows={shown} store={store} />
                    <p>
                        <Link to={historyPath(agreementId)}>
                            {formatMessage(historyMessages.all)}
                        </Link>
                    </p>
                </>
            )}
        </AsyncContent>
    )
}

export type ServicesProps = {
    agreement: RentalAgreement
    payment: AccountPayment | undefined
    store: Store | null
}

/** What comes with an agreement, what it costs and how it is ended as easily as it was begun (D-32). */
export const Services = ({agreement, payment, store}: ServicesProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {id, name, standing, hasAutopay, services} = agreement
    const coverage = payment?.fees
        .filter(({kind}) => kind === 'coverage')
        .reduce((sum, {amount}) => sum + amount, 0)
    const lines = [
        ...services.map(({kind, rate}) => ({
            name: formatMessage(serviceMessages[kind]),
            cost: formatMessage(serviceMessages.cost, {amount: money(rate)})
        })),
        ...(services.length === 0 && coverage
            ? [
                  {
                      name: formatMessage(serviceMessages.coverage),
                      cost: formatMessage(serviceMessages.costDue, {amount: money(coverage)})
                  }
              ]
            : [])
    ]
    return (
        <ul className="account-lines">
            <li className="account-line">
                <h3>{formatMessage(serviceMessages.autopay)}</h3>
                <p>
                    {formatMessage(
                        hasAutopay ? serviceMessages.autopayOn : serviceMessages.autopayOff
                    )}
                </p>
                {standing === 'unsigned' ? null : (
                    <AutopayLink {...{of: 'agreement', id, name, hasAutopay}} />
                )}
            </li>
            {lines.map(({name, cost}) => (
                <li key={name} className="account-line">
                    <h3>{name}</h3>
                    <p>{cost}</p>
                    {store?.phone ? (
                        <a href={`tel:${store.phone}`}>
                            {formatMessage(serviceMessages.call, {phone: store.phone})}
                        </a>
                    ) : null}
                </li>
            ))}
        </ul>
    )
}
