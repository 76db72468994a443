import {useIntl} from 'react-intl'
import type {CalendarDay} from '@app/domain/calendar'

const DAY = {timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric'} as const
const TIME = {timeZone: 'UTC', hour: 'numeric', minute: '2-digit'} as const

/** Writes a calendar day in the shopper's language: January 31, 2030. A day has no time zone (G-41). */
export const useDayText = (): ((day: CalendarDay) => string) => {
    const {formatDate} = useIntl()
    return (day) => formatDate(`${day}T00:00:00Z`, DAY)
}

/** The same with the day of the week, for what one has to be there for: Thursday, January 31, 2030. */
export const useWeekdayText = (): ((day: CalendarDay) => string) => {
    const {formatDate} = useIntl()
    return (day) => formatDate(`${day}T00:00:00Z`, {...DAY, weekday: 'long'})
}

/** Writes a time of day on the store's clock, given as HH:MM: 3:00 PM. */
export const useTimeText = (): ((time: string) => string) => {
    const {formatTime} = useIntl()
    return (time) => formatTime(`2030-01-01T${time}:00Z`, TIME)
}
