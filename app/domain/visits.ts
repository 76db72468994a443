import type {AgreementStanding, DeliveryState} from './agreements'
import type {CalendarDay} from './calendar'

/** Why the store comes: to bring a piece, or to look after one that is there. */
export type VisitKind = 'delivery' | 'service'

/**
 * The visit that an agreement may have: its delivery until it is there, then service for as long as it is rented. An
 * unsigned one has none, and what is paid off is the renter's own [ACCT-037].
 */
export const visitFor = (agreement: {
    standing: AgreementStanding
    delivery: DeliveryState
}): VisitKind | undefined => {
    const {standing, delivery} = agreement
    if (standing === 'unsigned' || delivery === 'unsigned') return undefined
    if (delivery !== 'delivered') return 'delivery'
    return standing === 'in-force' ? 'service' : undefined
}

/** Whether a visit may still be moved or given up: until the day before it, in the store's days. */
export const mayChangeVisit = (visitDay: CalendarDay, today: CalendarDay): boolean =>
    visitDay > today

/** A window in which a store can come; times of day as HH:MM. */
export type VisitSlot = {date: CalendarDay; startTime: string; endTime: string}

/** The days that have a window, each once, the next one first. */
export const slotDays = (slots: readonly VisitSlot[]): CalendarDay[] =>
    [...new Set(slots.map(({date}) => date))].sort()

/** The windows of a day, the earliest first. */
export const slotsOn = (slots: readonly VisitSlot[], day: CalendarDay): VisitSlot[] =>
    slots
        .filter(({date}) => date === day)
        .sort((one, other) => one.startTime.localeCompare(other.startTime))
