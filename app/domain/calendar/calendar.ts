/** A day on a wall calendar, YYYY-MM-DD, so that days compare and sort as text. */
export type CalendarDay = string

/** Whether a text is a date that exists. */
export const isCalendarDay = (text: string): boolean => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
    const instant = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

const DAY_IN_MS = 86_400_000

/** The day so many days later, or earlier if negative. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_IN_MS).toISOString().slice(0, 10)

/** The same day so many months later; if that month is shorter, its last day (G-41). */
export const addMonths = (day: CalendarDay, months: number): CalendarDay => {
    const start = new Date(`${day}T00:00:00Z`)
    const year = start.getUTCFullYear()
    const month = start.getUTCMonth() + months
    // Day 0 of the month after is the last day of the month.
    const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    const date = Math.min(start.getUTCDate(), lastDate)
    return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
}

const midnight = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

/** Whole days from one day to another; negative when the second is earlier. Both must be real days. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
    Math.round((midnight(to) - midnight(from)) / DAY_IN_MS)

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
/** The day of the week on which a day falls. The day must be a real one. */
export const weekDay = (day: CalendarDay): WeekDay => {
    const sinceMonday = (Date.parse(`${day}T00:00:00Z`) - EPOCH_MONDAY) / DAY_IN_MS
    const found = weekDays[((sinceMonday % 7) + 7) % 7]
    if (!found) throw new RangeError(`Not a day: ${day}`)
    return found
}

/** The first and the last of some days, both included. */
export type DaySpan = {earliest: CalendarDay; latest: CalendarDay}

/** The days since Sunday, as weeks begin on Sunday in US calendars. */
const sinceSunday = (day: CalendarDay): number => (weekDays.indexOf(weekDay(day)) + 1) % 7

/** The weeks of a span, from Sunday on; null for days of the first and last week that are outside the span. */
export const weeksOf = ({earliest, latest}: DaySpan): (CalendarDay | null)[][] => {
    const weeks: (CalendarDay | null)[][] = []
    const start = addDays(earliest, -sinceSunday(earliest))
    for (let sunday = start; sunday <= latest; sunday = addDays(sunday, 7)) {
        const week = Array.from({length: 7}, (_, at) => addDays(sunday, at))
        weeks.push(week.map((day) => (day < earliest || day > latest ? null : day)))
    }
    return weeks
}
