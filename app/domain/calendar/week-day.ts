import type {CalendarDay} from './calendar-day'

/** The days of a week as a store lists its hours, Monday first. */
export const weekDays = [
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday'
] as const

export type WeekDay = (typeof weekDays)[number]

const EPOCH_MONDAY = Date.parse('1970-01-05T00:00:00Z')
const DAY_IN_MS = 86_400_000

/** The day of the week on which a day falls. The day must be a real one. */
export const weekDay = (day: CalendarDay): WeekDay => {
    const sinceMonday = (Date.parse(`${day}T00:00:00Z`) - EPOCH_MONDAY) / DAY_IN_MS
    const found = weekDays[((sinceMonday % 7) + 7) % 7]
    if (!found) throw new RangeError(`Not a day: ${day}`)
    return found
}
