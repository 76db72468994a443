import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import type {Club, RentalAgreement} from '@app/commerce/account/agreements'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import type {Store} from '@app/commerce/stores/store'
import {useMoney} from '@app/ui/price/rent-texts'
import {CallStore} from '@app/ui/store/reach-store'
import {useDayText} from '@app/ui/typography/day-text'
import {serviceMessages} from '../frame/agreement-messages'
import {EndService} from './end-service'
import {clubMessages} from '../frame/messages'
import {AutopayLink} from '../payments/pay-action'

type LineProps = {name: string; cost: string; children: ReactNode}

const Line = ({name, cost, children}: LineProps) => (
    <li className="account-line">
        <h3>{name}</h3>
        <p>{cost}</p>
        {children}
    </li>
)

/** Coverage of customers who rented before each service could be chosen separately. Only the store can end it. */
const Coverage = ({payment, store}: Pick<ServicesProps, 'payment' | 'store'>) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const cost = (payment?.fees ?? [])
        .filter(({kind}) => kind === 'coverage')
        .reduce((sum, {amount}) => sum + amount, 0)
    if (cost === 0) return null
    return (
        <Line
            name={formatMessage(serviceMessages.coverage)}
            cost={formatMessage(serviceMessages.costDue, {amount: money(cost)})}
        >
            <CallStore store={store} />
        </Line>
    )
}

/** A membership belongs to the renter, not to an agreement; it is shown with every agreement so that it is easy to find. */
const Membership = ({club: {id, number, amountDue, dueDay}}: {club: Club}) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    const name = formatMessage(clubMessages.name, {number})
    return (
        <Line
            name={name}
            cost={formatMessage(serviceMessages.clubDues, {
                amount: money(amountDue),
                day: dueDay ? dayText(dueDay) : ''
            })}
        >
            <EndService service={{kind: 'club', clubId: id}} name={name} />
        </Line>
    )
}

export type ServicesProps = {
    agreement: RentalAgreement
    clubs: readonly Club[]
    payment: AccountPayment | undefined
    store: Store | null
    /** False if autopay cannot be turned on here: it is paid only at the store, or its last payment is the next [ACCT-021]. */
    isAutopayOffered: boolean
}

/** The services of an agreement, what they cost, and how to end them: as easy as it was to choose them (D-32). */
export const Services = ({agreement, clubs, payment, store, isAutopayOffered}: ServicesProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {id, name, standing, hasAutopay, services} = agreement
    const isSigned = standing !== 'unsigned'
    return (
        <ul className="account-lines">
            <Line
                name={formatMessage(serviceMessages.autopay)}
                cost={formatMessage(
                    hasAutopay ? serviceMessages.autopayOn : serviceMessages.autopayOff
                )}
            >
                {isSigned && (hasAutopay || isAutopayOffered) ? (
                    <AutopayLink of="agreement" id={id} name={name} hasAutopay={hasAutopay} />
                ) : null}
            </Line>
            {services.map(({kind, rate}) => (
                <Line
                    key={kind}
                    name={formatMessage(serviceMessages[kind])}
                    cost={formatMessage(serviceMessages.cost, {amount: money(rate)})}
                >
                    {isSigned ? (
                        <EndService
                            service={{kind, agreementId: id}}
                            name={formatMessage(serviceMessages[kind])}
                        />
                    ) : null}
                </Line>
            ))}
            {services.length === 0 ? <Coverage payment={payment} store={store} /> : null}
            {clubs.map((club) => (
                <Membership key={club.id} club={club} />
            ))}
        </ul>
    )
}
