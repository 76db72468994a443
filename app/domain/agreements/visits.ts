import type {AgreementStatus, DeliveryState} from './agreements'
import type {CalendarDay} from '../calendar/calendar'

/** The purpose of a visit: to deliver a piece, or to service one. */
export type VisitKind = 'delivery' | 'service'

/**
 * The visit that an agreement can have: its delivery first, then service as long as it is rented. Neither for an
 * unsigned one, nor for one that is paid off and belongs to the renter [ACCT-037].
 */
export const visitFor = (agreement: {
    standing: AgreementStatus
    delivery: DeliveryState
}): VisitKind | undefined => {
    const {standing, delivery} = agreement
    if (standing === 'unsigned' || delivery === 'unsigned') return undefined
    if (delivery !== 'delivered') return 'delivery'
    return standing === 'in-force' ? 'service' : undefined
}

/** Whether a visit can still be moved or cancelled: until the day before it, by the store's days. */
export const mayChangeVisit = (visitDay: CalendarDay, today: CalendarDay): boolean =>
    visitDay > today

/** A window in which the store can come; times of day as HH:MM. */
export type VisitSlot = {date: CalendarDay; startTime: string; endTime: string}

/** The days that have a window, each once, the earliest first. */
export const slotDays = (slots: readonly VisitSlot[]): CalendarDay[] =>
    [...new Set(slots.map(({date}) => date))].sort()

/** The windows of a day, the earliest first. */
export const slotsOn = (slots: readonly VisitSlot[], day: CalendarDay): VisitSlot[] =>
    slots
        .filter(({date}) => date === day)
        .sort((one, other) => one.startTime.localeCompare(other.startTime))
