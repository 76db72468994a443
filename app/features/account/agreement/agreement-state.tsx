import {useIntl} from 'react-intl'
import type {Appointment} from '@app/commerce/account/visits/appointments'
import type {RentalAgreement} from '@app/commerce/account/agreements'
import {
    daysLate,
    deliveryState,
    dueStatus,
    exchangeDay,
    lateness
} from '@app/domain/agreements/agreements'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {Badge, type BadgeTone} from '@app/ui/typography/badge'
import {useDayText, useTimeText, useWeekdayText} from '@app/ui/typography/day-text'
import {deliveryMessages, statusMessages} from '../frame/messages'

type StateWords = {tone: BadgeTone; word: keyof typeof statusMessages; days?: number}

/** The state of an agreement today, as one word and a color [ACCT-010] [ACCT-017]. */
export const agreementState = (agreement: RentalAgreement, today: CalendarDay): StateWords => {
    const {standing, signing, dueDay} = agreement
    if (standing === 'unsigned') {
        return {tone: 'warning', word: signing === 'checking' ? 'checking' : 'unsigned'}
    }
    if (standing !== 'in-force') return {tone: 'good', word: standing}
    if (dueDay === undefined) return {tone: 'good', word: 'in-force'}

    const days = daysLate(dueDay, today)
    if (lateness(days) !== 'on-time') return {tone: 'danger', word: 'late', days}
    return dueStatus(dueDay, today) === 'due-today'
        ? {tone: 'warning', word: 'due-today'}
        : {tone: 'good', word: 'in-force'}
}

export type AgreementBadgesProps = {agreement: RentalAgreement; today: CalendarDay}

/** Badges: the state of an agreement, and whether it is on autopay [ACCT-041]. */
export const AgreementBadges = ({agreement, today}: AgreementBadgesProps) => {
    const {formatMessage} = useIntl()
    const {tone, word, days = 0} = agreementState(agreement, today)
    return (
        <p className="badges">
            <Badge tone={tone}>{formatMessage(statusMessages[word], {days})}</Badge>
            {agreement.hasAutopay ? <Badge>{formatMessage(statusMessages.autopay)}</Badge> : null}
        </p>
    )
}

/** Returns a function that describes the delivery of an agreement in words, with its day and time [ACCT-043] [ENTITY-030]. */
export const useDeliveryText = (): ((
    agreement: RentalAgreement,
    appointment: Appointment | undefined
) => string) => {
    const {formatMessage} = useIntl()
    const [dayText, weekdayText, timeText] = [useDayText(), useWeekdayText(), useTimeText()]
    return ({signing, scheduledDay, deliveredDay}, appointment) => {
        const day = appointment?.day ?? scheduledDay
        const state = deliveryState({
            isSigned: signing === 'signed',
            scheduledDay: day,
            deliveredDay
        })
        if (state === 'delivered' && deliveredDay) {
            return formatMessage(deliveryMessages.delivered, {day: dayText(deliveredDay)})
        }
        if (state === 'unsigned') return formatMessage(deliveryMessages.unsigned)
        if (!day) return formatMessage(deliveryMessages['to-schedule'])
        const {startTime, endTime} = appointment ?? {}
        return startTime && endTime
            ? formatMessage(deliveryMessages.scheduledBetween, {
                  day: weekdayText(day),
                  start: timeText(startTime),
                  end: timeText(endTime)
              })
            : weekdayText(day)
    }
}

/**
 * The last day on which the piece may be exchanged; undefined after that day, and if the agreement is not in force
 * [ACCT-023].
 */
export const exchangeUntil = (
    {openDay, standing}: RentalAgreement,
    today: CalendarDay
): CalendarDay | undefined => {
    if (openDay === undefined || standing !== 'in-force') return undefined
    const day = exchangeDay(openDay)
    return day >= today ? day : undefined
}
