import {useIntl} from 'react-intl'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {once} from '@app/lib/browser/once'

const DAY_PARTS = {timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric'} as const

/** The formats of each language, made when they are first needed. */
const formatsOf = (options: Intl.DateTimeFormatOptions) =>
    once((locale) => new Intl.DateTimeFormat(locale, options))

const DAY = formatsOf(DAY_PARTS)
const WEEKDAY = formatsOf({...DAY_PARTS, weekday: 'long'})
const MONTH_DAY = formatsOf({timeZone: 'UTC', month: 'long', day: 'numeric'})
const TIME = formatsOf({timeZone: 'UTC', hour: 'numeric', minute: '2-digit'})

/** The browser's own formats: the bundled part of react-intl only formats texts, numbers and lists. */
const useDateText = (
    formatOf: (locale: string) => Intl.DateTimeFormat
): ((instant: string) => string) => {
    const {locale} = useIntl()
    return (instant) => formatOf(locale).format(new Date(instant))
}

/** Formats a calendar day in the shopper's language: January 31, 2030. A day has no time zone (G-41). */
export const useDayText = (): ((day: CalendarDay) => string) => {
    const write = useDateText(DAY)
    return (day) => write(`${day}T00:00:00Z`)
}

/** The same without the year, for a day within the next weeks: January 31. */
export const useMonthDayText = (): ((day: CalendarDay) => string) => {
    const write = useDateText(MONTH_DAY)
    return (day) => write(`${day}T00:00:00Z`)
}

/** The same with the weekday, for appointments: Thursday, January 31, 2030. */
export const useWeekdayText = (): ((day: CalendarDay) => string) => {
    const write = useDateText(WEEKDAY)
    return (day) => write(`${day}T00:00:00Z`)
}

/** Formats a time of day at the store, given as HH:MM: 3:00 PM. */
export const useTimeText = (): ((time: string) => string) => {
    const write = useDateText(TIME)
    return (time) => write(`2030-01-01T${time}:00Z`)
}
