import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Appointment} from '@app/commerce/account/visits/appointments'
import {useCancelVisit, type VisitEnd} from '@app/commerce/account/visits/visits'
import type {Store} from '@app/commerce/stores/store'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {mayChangeVisit} from '@app/domain/agreements/visits'
import type {Loadable} from '@app/routing/route/commerce-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {LateConfirmDialog} from '@app/ui/overlay/late-confirm-dialog'
import {useWeekdayText} from '@app/ui/typography/day-text'
import {CallStore} from '@app/ui/store/reach-store'
import {AccountSection} from '../frame/account-section'
import {LinesSkeleton} from '../frame/account-skeleton'
import {useSlotText, useVisitEndText} from './visit-form'
import {visitKindMessages, visitMessages as texts} from './visit-messages'

/** Returns functions for the name of an appointment and its day and time. */
export const useVisitWords = () => {
    const {formatMessage} = useIntl()
    const [slotText, dayText] = [useSlotText(), useWeekdayText()]
    return ({kind, name, day, startTime, endTime}: Appointment) => ({
        what: kind === 'other' ? name : formatMessage(visitKindMessages[kind]),
        when: startTime && endTime ? slotText({date: day, startTime, endTime}) : dayText(day)
    })
}

type LineProps = {
    appointment: Appointment
    storeDay: PlannedVisitsProps['storeDay']
    onMove: () => void
    onCancel: () => void
}

const PlannedVisit = ({appointment, storeDay, onMove, onCancel}: LineProps) => {
    const {formatMessage} = useIntl()
    const {what, when} = useVisitWords()(appointment)
    const pieces = appointment.pieces.join(', ')
    const isOpen = appointment.kind !== 'other' && mayChangeVisit(appointment.day, storeDay.today)
    return (
        <li className="account-line">
            <h3>{what}</h3>
            <p>{when}</p>
            <p className="account-note">{pieces}</p>
            {isOpen ? (
                <p className="account-actions">
                    <Button
                        look="secondary"
                        aria-label={formatMessage(texts.moveNamed, {what, pieces})}
                        onClick={onMove}
                    >
                        {formatMessage(texts.move)}
                    </Button>
                    <Button
                        look="quiet"
                        aria-label={formatMessage(texts.cancelNamed, {what, pieces})}
                        onClick={onCancel}
                    >
                        {formatMessage(texts.cancel)}
                    </Button>
                </p>
            ) : (
                <>
                    <p className="account-note">{formatMessage(texts.tooLate)}</p>
                    <CallStore store={storeDay.store} />
                </>
            )}
        </li>
    )
}

export type PlannedVisitsProps = {
    appointments: Loadable<Appointment[]>
    storeDay: {today: CalendarDay; store: Store | null}
    onMove: (appointment: Appointment) => void
    /** Called after an appointment was cancelled; moves the focus. */
    onCancelled: () => void
}

/** Appointments that are booked and not over; each can be moved or cancelled [ACCT-013] [ENTITY-038]. */
export const PlannedVisits = (props: PlannedVisitsProps) => {
    const {appointments, storeDay, onMove, onCancelled} = props
    const {formatMessage} = useIntl()
    const wordsOf = useVisitWords()
    const [leaving, setLeaving] = useState<Appointment | null>(null)
    const {mutateAsync: cancel} = useCancelVisit()
    const endText = useVisitEndText()

    const giveUp = async ({id}: Appointment) => {
        setLeaving(null)
        const end = await cancel(id).catch((): VisitEnd => ({state: 'failed'}))
        if (end.state === 'done') {
            showToast(formatMessage(texts.cancelled), 'good')
            onCancelled()
            return
        }
        showToast(endText(end), 'error')
    }
    const upcoming: Loadable<Appointment[]> =
        appointments.state === 'ready'
            ? {
                  state: 'ready',
                  value: appointments.value.filter(
                      ({day, isCompleted}) => !isCompleted && day >= storeDay.today
                  )
              }
            : appointments
    return (
        <AccountSection title={formatMessage(texts.planned)}>
            <AsyncContent
                from={upcoming}
                skeleton={<LinesSkeleton />}
                empty={<p className="account-note">{formatMessage(texts.nonePlanned)}</p>}
            >
                {(shown) => (
                    <ul className="account-lines">
                        {shown.map((appointment) => (
                            <PlannedVisit
                                key={appointment.id}
                                appointment={appointment}
                                storeDay={storeDay}
                                onMove={() => onMove(appointment)}
                                onCancel={() => setLeaving(appointment)}
                            />
                        ))}
                    </ul>
                )}
            </AsyncContent>
            {leaving ? (
                <LateConfirmDialog
                    danger
                    title={formatMessage(texts.cancelTitle)}
                    message={formatMessage(texts.cancelText, wordsOf(leaving))}
                    confirm={formatMessage(texts.cancel)}
                    cancel={formatMessage(texts.keep)}
                    onConfirm={() => void giveUp(leaving)}
                    onCancel={() => setLeaving(null)}
                />
            ) : null}
        </AccountSection>
    )
}
