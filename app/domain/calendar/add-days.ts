import type {CalendarDay} from './calendar-day'

const DAY_IN_MS = 86_400_000

/** The day that many days later, or earlier when negative. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_IN_MS).toISOString().slice(0, 10)
