import {useIntl} from 'react-intl'
import type {Appointment} from '@app/commerce/account/visits/appointments'
import {
    type AgreementDetails,
    agreementDetails,
    type RentalAgreement
} from '@app/commerce/account/agreements'
import type {Store} from '@app/commerce/stores/store'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {ButtonLink} from '@app/ui/button/button'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {type Fact, Facts} from '@app/ui/typography/facts'
import {agreementPath} from '../frame/account-addresses'
import {AgreementDueWords} from './agreement-due-words'
import {AgreementPicture, useProductPicture} from './agreement-picture'
import {AgreementBadges, exchangeUntil, useDeliveryText} from './agreement-state'
import {agreementsMessages as messages} from '../frame/messages'
import {NextStep} from './next-step'
import {AutopayLink, PayAction} from '../payments/pay-action'
import {autopayOffer, payableOf, type PaymentFacts} from '../payments/payable'

/** What each agreement's card needs besides the agreement itself. */
export type AgreementContext = {
    today: CalendarDay
    payment: PaymentFacts
    /** Undefined until they are loaded. */
    appointments: readonly Appointment[] | undefined
    paidIds: ReadonlySet<string>
    /** Null if it is not known. */
    store: Store | null
}

type CardProps = AgreementContext & {agreement: RentalAgreement}

const usePaymentsLeft = () => {
    const {formatNumber} = useIntl()
    return ({standing}: RentalAgreement, details: Loadable<AgreementDetails>) => {
        const isSigned = standing === 'in-force' || standing === 'prepaid'
        // Show the row before its number is known, so that the content below does not move.
        if (details.state === 'loading') return isSigned ? '…' : undefined
        const left = details.state === 'ready' ? details.value.paymentsLeft : null
        return left ? formatNumber(left) : undefined
    }
}

const useCardFacts = (
    {agreement, appointments, today}: CardProps,
    details: Loadable<AgreementDetails>
): Fact[] => {
    const {formatMessage} = useIntl()
    const [money, dayText, deliveryText] = [useMoney(), useDayText(), useDeliveryText()]
    const paymentsLeft = usePaymentsLeft()
    const {id, standing, amountDue, dueDay, openDay} = agreement
    const appointment = appointments?.find((one) => one.agreementId === id && !one.isCompleted)
    const exchange = exchangeUntil(agreement, today)
    const isOwed = standing === 'in-force'
    return [
        {label: messages.amountDue, value: isOwed ? money(amountDue) : money(0)},
        {label: messages.dueDate, value: isOwed && dueDay ? dayText(dueDay) : undefined},
        {label: messages.paymentsLeft, value: paymentsLeft(agreement, details)},
        {label: messages.opened, value: openDay && dayText(openDay)},
        {label: messages.delivery, value: deliveryText(agreement, appointment)},
        {label: messages.exchange, value: exchange && dayText(exchange)}
    ].flatMap(({label, value}) => (value ? [{label: formatMessage(label), value}] : []))
}

const useMarks = ({id}: RentalAgreement): Loadable<AgreementDetails> =>
    usePersonalQuery(({commerce, customerId}) =>
        agreementDetails(commerce, {customerId, agreementId: id})
    )

/**
 * Starts the queries of an agreement's card as soon as the agreement is known, without waiting for the store's day.
 * Shows nothing.
 */
export const AgreementAhead = ({agreement}: {agreement: RentalAgreement}) => {
    useMarks(agreement)
    useProductPicture(agreement.items[0]?.productId ?? null)
    return null
}

const AgreementCard = (props: CardProps) => {
    const {agreement, today, payment, paidIds, store} = props
    const {id, number, name, standing, items, hasAutopay} = agreement
    const payable = payableOf(id, payment)
    const isSigned = standing === 'in-force' || standing === 'prepaid'
    const {formatMessage} = useIntl()
    const details = useMarks(agreement)
    const facts = useCardFacts(props, details)
    return (
        <li className="agreement-card">
            <AgreementPicture
                productId={items[0]?.productId ?? null}
                details={details}
                width={160}
            />
            <div className="agreement-card__about">
                <h3>
                    <Link to={agreementPath(id)}>{name}</Link>
                </h3>
                <p className="account-note">{formatMessage(messages.number, {number})}</p>
                <AgreementBadges agreement={agreement} today={today} />
                <Facts rows={facts} />
                <AgreementDueWords
                    agreement={agreement}
                    due={payment.due}
                    storeDay={{store, today}}
                />
                <div className="account-actions">
                    <NextStep agreement={agreement} />
                    {standing === 'in-force' ? (
                        <PayAction
                            of="agreement"
                            id={id}
                            name={name}
                            payable={payable}
                            isPaid={paidIds.has(id)}
                            store={store}
                        />
                    ) : null}
                    {isSigned && (hasAutopay || autopayOffer(id, payment) !== 'no') ? (
                        <AutopayLink of="agreement" id={id} name={name} hasAutopay={hasAutopay} />
                    ) : null}
                </div>
            </div>
        </li>
    )
}

export type AgreementListProps = AgreementContext & {agreements: readonly RentalAgreement[]}

/** All agreements of the customer, each with its state and its next step [ACCT-010] [ACCT-041] [ACCT-043]. */
export const AgreementList = ({agreements, ...context}: AgreementListProps) => (
    <ul className="agreement-list">
        {agreements.map((agreement) => (
            <AgreementCard key={agreement.id} agreement={agreement} {...context} />
        ))}
    </ul>
)

/** Shown if nothing is rented yet. */
export const NoAgreements = () => {
    const {formatMessage} = useIntl()
    return (
        <div className="invitation">
            <p>{formatMessage(messages.empty)}</p>
            <p className="account-actions">
                <ButtonLink look="secondary" to="/shop-all">
                    {formatMessage(messages.shop)}
                </ButtonLink>
            </p>
        </div>
    )
}
