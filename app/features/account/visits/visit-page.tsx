import {useState} from 'react'
import {useIntl} from 'react-intl'
import {type Appointment, accountAppointments} from '@app/commerce/account/visits/appointments'
import {
    type AgreementSummary,
    agreementSummary,
    type RentalAgreement
} from '@app/commerce/account/agreements'
import {type RentalCustomer, rentalCustomer} from '@app/commerce/account/rental-customer'
import type {Visit} from '@app/commerce/account/visits/visits'
import {deliveryState} from '@app/domain/agreements/agreements'
import {mayChangeVisit, visitFor, type VisitSlot} from '@app/domain/agreements/visits'
import type {Loadable} from '@app/routing/route/commerce-query'
import {type LoaderArgs, personal} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {schedulePath} from '../frame/account-addresses'
import {AccountSection} from '../frame/account-section'
import {LinesSkeleton} from '../frame/account-skeleton'
import {agreementsMessages} from '../frame/messages'
import {type StoreDay} from '../frame/store-day'
import {PlannedVisits} from './planned-visits'
import {useSlotText, VisitForm} from './visit-form'
import {scheduleMessages, visitKindMessages, visitMessages as texts} from './visit-messages'
import {accountPage, type AccountContentProps} from '../frame/account-page'

export type VisitPageProps = {
    agreements: Loadable<AgreementSummary>
    appointments: Loadable<Appointment[]>
    customer: Loadable<RentalCustomer>
    at: Pick<LoaderArgs, 'search'>
}

/** An agreement and the visit that can be booked for it. */
type Candidate = Visit & {agreement: RentalAgreement}

const candidatesOf = ({agreements}: AgreementSummary): Candidate[] =>
    agreements.flatMap((agreement) => {
        const {standing, signing, scheduledDay, deliveredDay} = agreement
        const delivery = deliveryState({isSigned: signing === 'signed', scheduledDay, deliveredDay})
        const kind = visitFor({standing, delivery})
        return kind ? [{kind, agreementId: agreement.id, agreement}] : []
    })

/** The appointment for a visit that is booked and not over. */
const bookedFor = ({kind, agreementId}: Visit, appointments: readonly Appointment[]) =>
    appointments.find(
        (one) => one.kind === kind && one.agreementId === agreementId && !one.isCompleted
    )

type OpenProps = {
    candidates: readonly Candidate[]
    appointments: readonly Appointment[]
    onChoose: (visit: Visit) => void
}

/** Visits that can be booked and are not booked yet. */
const OpenVisits = ({candidates, appointments, onChoose}: OpenProps) => {
    const {formatMessage} = useIntl()
    const open = candidates.filter((one) => !bookedFor(one, appointments))
    if (open.length === 0) return <p className="account-note">{formatMessage(texts.nothing)}</p>
    return (
        <ul className="account-lines">
            {open.map(({agreement: {name, number}, ...visit}) => (
                <li key={visit.agreementId} className="account-line">
                    <h3>{name}</h3>
                    <p className="account-note">
                        {formatMessage(agreementsMessages.number, {number})}
                    </p>
                    <Button
                        look="secondary"
                        aria-label={formatMessage(scheduleMessages[`${visit.kind}Named`], {name})}
                        onClick={() => onChoose(visit)}
                    >
                        {formatMessage(scheduleMessages[visit.kind])}
                    </Button>
                </li>
            ))}
        </ul>
    )
}

type ReadyProps = VisitPageProps & {storeDay: StoreDay; onFocus: () => void}

/** The agreements and appointments together; loading or failed if one of them is. */
const knownOf = ({
    agreements,
    appointments
}: VisitPageProps): Loadable<{candidates: Candidate[]; appointments: Appointment[]}> => {
    if (agreements.state !== 'ready') return agreements
    if (appointments.state !== 'ready') return appointments
    const candidates = candidatesOf(agreements.value)
    return {state: 'ready', value: {candidates, appointments: appointments.value}}
}

const nothing = {candidates: [], appointments: []}

/** Shows what is booked and what can be booked; or the form to choose a time. */
const Visits = (props: ReadyProps) => {
    const {formatMessage} = useIntl()
    const slotText = useSlotText()
    const known = knownOf(props)
    const {candidates, appointments} = known.state === 'ready' ? known.value : nothing
    const requested = props.at.search.get('agreement')
    const [chosen, setChosen] = useState<Visit | 'none' | null>(null)
    const [booked, setBooked] = useState<(Visit & {slot: VisitSlot}) | null>(null)
    const named = candidates.find((one) => {
        const before = bookedFor(one, appointments)
        const isOpen = !before || mayChangeVisit(before.day, props.storeDay.today)
        return one.agreementId === requested && isOpen
    })
    const visit = chosen === null ? named : chosen
    const choose = (next: Visit | 'none') => {
        setChosen(next)
        setBooked(null)
        props.onFocus()
    }

    if (visit && visit !== 'none') {
        const {kind, agreementId} = visit
        const about = candidates.find((one) => one.agreementId === agreementId)?.agreement
        return (
            <VisitForm
                key={`${kind} ${agreementId}`}
                store={props.storeDay.store}
                visit={{kind, agreementId}}
                name={
                    about
                        ? formatMessage(texts.about, {number: about.number, name: about.name})
                        : ''
                }
                onBooked={(slot) => {
                    choose('none')
                    setBooked({kind, agreementId, slot})
                }}
                onBack={() => choose('none')}
            />
        )
    }
    return (
        <>
            {booked ? (
                <Notice tone="good" live>
                    {formatMessage(texts.booked, {
                        what: formatMessage(visitKindMessages[booked.kind]),
                        when: slotText(booked.slot)
                    })}
                </Notice>
            ) : null}
            <PlannedVisits
                appointments={props.appointments}
                storeDay={props.storeDay}
                onMove={({kind, agreementId}) => {
                    if (kind !== 'other' && agreementId) choose({kind, agreementId})
                }}
                onCancelled={() => choose('none')}
            />
            <AccountSection title={formatMessage(texts.plan)}>
                <AsyncContent from={known} skeleton={<LinesSkeleton />} empty={null}>
                    {(value) => <OpenVisits {...value} onChoose={choose} />}
                </AsyncContent>
            </AccountSection>
        </>
    )
}

/** The visits are shown once it is known what is rented, or that it cannot be read: their own parts say that. */
const visitsOf = ({agreements}: VisitPageProps): Loadable<true> =>
    agreements.state === 'loading' ? agreements : {state: 'ready', value: true}

const VisitContent = ({
    page,
    storeDay,
    onFocusHeading
}: AccountContentProps<VisitPageProps, true>) => (
    <Visits {...page} storeDay={storeDay} onFocus={onFocusHeading} />
)

/** Deliveries and service visits: what is booked, and the free times [ROUTE-047] [ACCT-037] (G-43). */
export const page = accountPage({
    path: schedulePath,
    title: texts.title,
    loader: () => ({
        agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId)),
        appointments: personal(({commerce, customerId}) =>
            accountAppointments(commerce, customerId)
        ),
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId))
    }),
    dataOf: visitsOf,
    Content: VisitContent
})
