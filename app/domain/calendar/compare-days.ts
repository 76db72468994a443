import type {CalendarDay} from './calendar-day'

/** For sorting: negative when the first day is earlier, positive when it is later, 0 when equal. */
export const compareDays = (one: CalendarDay, other: CalendarDay): number =>
    Number(one > other) - Number(one < other)
