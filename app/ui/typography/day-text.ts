import {useIntl} from 'react-intl'
import type {CalendarDay} from '@app/domain/calendar'

const DAY = {timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric'} as const
const WEEKDAY = {...DAY, weekday: 'long'} as const
const TIME = {timeZone: 'UTC', hour: 'numeric', minute: '2-digit'} as const

/** The browser's own formats: the bundled part of react-intl only formats texts, numbers and lists. */
const useDateText = (options: Intl.DateTimeFormatOptions): ((instant: string) => string) => {
    const {locale} = useIntl()
    return (instant) => new Intl.DateTimeFormat(locale, options).format(new Date(instant))
}

/** Formats a calendar day in the shopper's language: January 31, 2030. A day has no time zone (G-41). */
export const useDayText = (): ((day: CalendarDay) => string) => {
    const write = useDateText(DAY)
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
