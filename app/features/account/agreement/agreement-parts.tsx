import {useIntl} from 'react-intl'
import type {Appointment} from '@app/commerce/account/visits/appointments'
import type {AgreementDetails, RentalAgreement} from '@app/commerce/account/agreements'
import type {PastPayment} from '@app/commerce/account/payments/payment-history'
import type {Store} from '@app/commerce/stores/store'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {AsyncContent} from '@app/ui/async/async-content'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {Facts} from '@app/ui/typography/facts'
import {historyPath, receiptPath} from '../frame/account-addresses'
import {LinesSkeleton} from '../frame/account-skeleton'
import {historyMessages, trackingMessages} from '../frame/agreement-messages'
import {exchangeUntil, useDeliveryText} from './agreement-state'
import {agreementsMessages} from '../frame/messages'
import {dayAtStore} from '../frame/store-day'

export type TrackingProps = {
    agreement: RentalAgreement
    details: Loadable<AgreementDetails>
    appointment: Appointment | undefined
    today: CalendarDay
}

/** The marks and days of an agreement: signed, scheduled, delivered, autopay, exchange [ACCT-023] [ACCT-041] [ACCT-043]. */
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

/** The parts of all payments that were for this agreement; one payment may be for several agreements. */
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
                        <td>
                            <Link to={receiptPath(reference, [])}>{reference}</Link>
                        </td>
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

/** All payments of an agreement, with links to their receipts. */
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
