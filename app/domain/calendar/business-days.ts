import {addDays, type CalendarDay, type WeekDay, weekDay} from './calendar'

/** A holiday that is on the same day of each year: its month and day. */
const FIXED: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25']

/** A holiday that is on a weekday of its month: the month, the weekday, and the first day on which it can fall. */
const FLOATING: readonly (readonly [month: string, on: WeekDay, from: number])[] = [
    ['01', 'monday', 15],
    ['02', 'monday', 15],
    ['05', 'monday', 25],
    ['09', 'monday', 1],
    ['10', 'monday', 8],
    ['11', 'thursday', 22]
]

const isHolidayItself = (day: CalendarDay): boolean => {
    if (FIXED.includes(day.slice(5))) return true
    const [month, date] = [day.slice(5, 7), Number(day.slice(8))]
    return FLOATING.some(
        ([of, on, from]) => of === month && date >= from && date < from + 7 && weekDay(day) === on
    )
}

/**
 * Whether the Federal Reserve keeps a day as one of its eleven holidays. A holiday on a Sunday moves to Monday; one on
 * a Saturday does not move (D-46).
 */
export const isFederalHoliday = (day: CalendarDay): boolean =>
    isHolidayItself(day) || (weekDay(day) === 'monday' && isHolidayItself(addDays(day, -1)))

/** Whether banks move money on a day: not on Saturdays, Sundays and federal holidays (D-46). Days are the store's. */
export const isBusinessDay = (day: CalendarDay): boolean =>
    weekDay(day) !== 'saturday' && weekDay(day) !== 'sunday' && !isFederalHoliday(day)

/** The first business day after a day: the earliest on which a store delivers what is ordered then (D-46). */
export const businessDayAfter = (day: CalendarDay): CalendarDay => {
    const next = addDays(day, 1)
    return isBusinessDay(next) ? next : businessDayAfter(next)
}

/** The day that is so many business days before another one, which need not be a business day itself (D-46). */
export const businessDaysBefore = (day: CalendarDay, count: number): CalendarDay => {
    let [before, left] = [day, count]
    while (left > 0) {
        before = addDays(before, -1)
        if (isBusinessDay(before)) left -= 1
    }
    return before
}
