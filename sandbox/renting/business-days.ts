import {addDays, type Day, weekdayOf} from './days'

/** The sandbox's own count; the storefront has another, so that both are not wrong alike. Sunday is 0. */
type Holiday =
    {month: number; date: number} | {month: number; weekday: number; nth: 1 | 2 | 3 | 4 | 'last'}

const [MONDAY, THURSDAY] = [1, 4]

const holidays: readonly Holiday[] = [
    {month: 1, date: 1},
    {month: 1, weekday: MONDAY, nth: 3},
    {month: 2, weekday: MONDAY, nth: 3},
    {month: 5, weekday: MONDAY, nth: 'last'},
    {month: 6, date: 19},
    {month: 7, date: 4},
    {month: 9, weekday: MONDAY, nth: 1},
    {month: 10, weekday: MONDAY, nth: 2},
    {month: 11, date: 11},
    {month: 11, weekday: THURSDAY, nth: 4},
    {month: 12, date: 25}
]

const dayIn = (year: number, month: number, date: number): Day =>
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** The day on which no bank is open; that of a holiday on a Sunday is the Monday after it. */
const closedDay = (year: number, holiday: Holiday): Day => {
    const first = dayIn(year, holiday.month, 1)
    if ('date' in holiday) {
        const day = addDays(first, holiday.date - 1)
        return weekdayOf(day) === 0 ? addDays(day, 1) : day
    }
    const {month, weekday, nth} = holiday
    const firstOne = addDays(first, (weekday - weekdayOf(first) + 7) % 7)
    if (nth !== 'last') return addDays(firstOne, 7 * (nth - 1))
    const fifth = addDays(firstOne, 28)
    return Number(fifth.slice(5, 7)) === month ? fifth : addDays(fifth, -7)
}

/** Not Saturdays, Sundays and the holidays of the Federal Reserve (D-46). */
export const isBusinessDay = (day: Day): boolean => {
    const weekday = weekdayOf(day)
    if (weekday === 0 || weekday === 6) return false
    const year = Number(day.slice(0, 4))
    return !holidays.some((holiday) => closedDay(year, holiday) === day)
}

/** The first business day after a day: the earliest on which a store delivers what was ordered then. */
export const nextBusinessDay = (day: Day): Day => {
    const next = addDays(day, 1)
    return isBusinessDay(next) ? next : nextBusinessDay(next)
}
