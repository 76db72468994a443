import type {CalendarDay} from './calendar-day'

const DAY_IN_MS = 86_400_000

const midnight = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

/** Whole days from one day to another; negative when the second is earlier. Both must be real days. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
    Math.round((midnight(to) - midnight(from)) / DAY_IN_MS)
