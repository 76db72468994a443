import {useIntl} from 'react-intl'
import type {Appointment} from '@app/commerce/account/visits/appointments'
import type {Club, RentalAgreement} from '@app/commerce/account/agreements'
import type {AccountBalance, CustomerDetails} from '@app/commerce/account/rental-customer'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {AsyncContent} from '@app/ui/async/async-content'
import {useMoney} from '@app/ui/price/rent-texts'
import type {ReachedStore} from '@app/ui/store/reach-store'
import {useDayText, useTimeText, useWeekdayText} from '@app/ui/typography/day-text'
import {type Fact, Facts} from '@app/ui/typography/facts'
import {AccountSection} from '../frame/account-section'
import {schedulePath} from '../frame/account-addresses'
import {LinesSkeleton} from '../frame/account-skeleton'
import {
    agreementsMessages,
    appointmentMessages,
    balanceMessages,
    clubMessages,
    deliveryMessages,
    statusMessages
} from '../frame/messages'
import {AutopayLink, PayAction} from '../payments/pay-action'
import {autopayOffer, payableOf, type PaymentFacts} from '../payments/payable'
import {visitKindMessages} from '../visits/visit-messages'

export type ClubsProps = {
    clubs: readonly Club[]
    payment: PaymentFacts
    paidIds: ReadonlySet<string>
    /** Null if it is not known. */
    store: ReachedStore | null
}

/** The customer's clubs and what is due for them [ENTITY-033]; nothing if there are none. */
export const Clubs = ({clubs, payment, paidIds, store}: ClubsProps) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    if (clubs.length === 0) return null

    const factsOf = ({amountDue, dueDay, beginDay, hasAutopay}: Club): Fact[] =>
        [
            {label: agreementsMessages.amountDue, value: money(amountDue)},
            {label: agreementsMessages.dueDate, value: dueDay && dayText(dueDay)},
            {label: clubMessages.since, value: beginDay && dayText(beginDay)},
            {
                label: agreementsMessages.autopay,
                value: hasAutopay ? formatMessage(statusMessages.autopay) : undefined
            }
        ].flatMap(({label, value}) => (value ? [{label: formatMessage(label), value}] : []))

    return (
        <AccountSection title={formatMessage(clubMessages.title)}>
            <ul className="account-lines">
                {clubs.map((club) => {
                    const name = formatMessage(clubMessages.name, {number: club.number})
                    const {id, hasAutopay} = club
                    const payable = payableOf(id, payment)
                    return (
                        <li key={club.id} className="account-line">
                            <h3>{name}</h3>
                            <Facts rows={factsOf(club)} />
                            <div className="account-actions">
                                <PayAction
                                    of="club"
                                    id={id}
                                    name={name}
                                    payable={payable}
                                    isPaid={paidIds.has(id)}
                                    store={store}
                                />
                                {hasAutopay || autopayOffer(id, payment) !== 'no' ? (
                                    <AutopayLink
                                        of="club"
                                        id={id}
                                        name={name}
                                        hasAutopay={hasAutopay}
                                    />
                                ) : null}
                            </div>
                        </li>
                    )
                })}
            </ul>
        </AccountSection>
    )
}

type BalanceFactsProps = {
    balances: readonly AccountBalance[]
    /** Used for the numbers of agreements; empty while they are not known. */
    agreements: readonly RentalAgreement[]
}

const BalanceFacts = ({balances, agreements}: BalanceFactsProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const labelOf = ({kind, agreementId}: AccountBalance) => {
        const label = formatMessage(balanceMessages[kind])
        const number = agreements.find(({id}) => id === agreementId)?.number
        return number ? formatMessage(balanceMessages.of, {kind: label, number}) : label
    }
    return (
        <AccountSection title={formatMessage(balanceMessages.title)}>
            <Facts
                rows={balances.map((balance) => ({
                    label: labelOf(balance),
                    value: money(balance.amount)
                }))}
            />
            <p className="account-note">{formatMessage(balanceMessages.note)}</p>
        </AccountSection>
    )
}

export type BalancesProps = Pick<BalanceFactsProps, 'agreements'> & {
    details: Loadable<CustomerDetails>
}

/** The customer's money that the store holds [ENTITY-036]; nothing if there is none, as for most customers. */
export const Balances = ({details, agreements}: BalancesProps) => {
    const {formatMessage} = useIntl()
    if (details.state === 'ready') {
        const {balances} = details.value
        return balances.length > 0 ? (
            <BalanceFacts balances={balances} agreements={agreements} />
        ) : null
    }
    if (details.state === 'loading') return null
    return (
        <AccountSection title={formatMessage(balanceMessages.title)}>
            <AsyncContent from={details} skeleton={null} empty={null}>
                {() => null}
            </AsyncContent>
        </AccountSection>
    )
}

const AppointmentLine = ({appointment}: {appointment: Appointment}) => {
    const {formatMessage} = useIntl()
    const [weekdayText, timeText] = [useWeekdayText(), useTimeText()]
    const {kind, name, day, startTime, endTime, pieces, isCompleted} = appointment
    const what = kind === 'other' ? name : formatMessage(visitKindMessages[kind])
    const when =
        startTime && endTime
            ? formatMessage(deliveryMessages.scheduledBetween, {
                  day: weekdayText(day),
                  start: timeText(startTime),
                  end: timeText(endTime)
              })
            : weekdayText(day)
    return (
        <li className="account-line">
            <h3>{what}</h3>
            <p>{isCompleted ? formatMessage(appointmentMessages.completed) : when}</p>
            <p className="account-note">{pieces.join(', ')}</p>
        </li>
    )
}

export type AppointmentsProps = {
    appointments: Loadable<Appointment[]>
    /** Today at the store; earlier appointments are left out. Null until it is known. */
    today: CalendarDay | null
}

/** The next deliveries and service visits [ACCT-013] [ENTITY-038]. */
export const Appointments = ({appointments, today}: AppointmentsProps) => {
    const {formatMessage} = useIntl()
    const upcoming: Loadable<Appointment[]> =
        appointments.state === 'ready' && today !== null
            ? {state: 'ready', value: appointments.value.filter(({day}) => day >= today)}
            : appointments
    return (
        <AccountSection title={formatMessage(appointmentMessages.title)}>
            <AsyncContent
                from={upcoming}
                skeleton={<LinesSkeleton />}
                empty={<p className="account-note">{formatMessage(appointmentMessages.empty)}</p>}
            >
                {(shown) => (
                    <ul className="account-lines">
                        {shown.map((appointment) => (
                            <AppointmentLine key={appointment.id} appointment={appointment} />
                        ))}
                    </ul>
                )}
            </AsyncContent>
            <p>
                <Link to={schedulePath}>{formatMessage(appointmentMessages.manage)}</Link>
            </p>
        </AccountSection>
    )
}
