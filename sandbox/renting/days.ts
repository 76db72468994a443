import {findStore} from '../stores/store'
import type {World} from '../world/world'

/** A day as YYYY-MM-DD. */
export type Day = string

const milliseconds = 24 * 60 * 60 * 1000

const mostTimes = 10_000

const times = new Map<Day, number>()

/** Parsed once for each day: due days are calculated in every call, and there are few different ones. */
const timeOf = (day: Day): number => {
    const known = times.get(day)
    if (known !== undefined) return known
    if (times.size >= mostTimes) times.clear()
    const time = Date.parse(`${day}T00:00:00Z`)
    times.set(day, time)
    return time
}

const twoDigits = (part: number) => (part < 10 ? `0${part}` : String(part))

/** Built by hand, because toISOString takes four times as long. */
const dayOf = (time: number): Day => {
    const date = new Date(time)
    const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()]
    return `${date.getUTCFullYear()}-${twoDigits(month)}-${twoDigits(day)}`
}

export const addDays = (day: Day, days: number): Day => dayOf(timeOf(day) + days * milliseconds)

/** The same day of a later month, or that month's last day if it is shorter. */
export const addMonths = (day: Day, months: number): Day => {
    const date = new Date(timeOf(day))
    const wanted = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + months)
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    date.setUTCDate(Math.min(wanted, last))
    return dayOf(date.getTime())
}

/** The number of days; negative if the second day is earlier. */
export const daysBetween = (from: Day, until: Day): number =>
    Math.round((timeOf(until) - timeOf(from)) / milliseconds)

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay()

export const addYears = (day: Day, years: number): Day => addMonths(day, 12 * years)

const usual = 'America/Chicago'

const calendars = new Map<string, Intl.DateTimeFormat>()

/**
 * Canada writes days as YYYY-MM-DD, like we do. One formatter is kept for each zone, because creating one takes longer
 * than a whole call.
 */
const calendarIn = (timeZone: string): Intl.DateTimeFormat => {
    const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', {timeZone})
    calendars.set(timeZone, calendar)
    return calendar
}

const minuteMilliseconds = 60 * 1000

/** The day of the last requested minute in each zone: a call needs it once for each agreement. */
const lastDays = new Map<string, {minute: number; day: Day}>()

const zoneOf = (world: World, storeNumber: string): string =>
    findStore(world, storeNumber)?.c_timeZone ?? usual

/** The calendar day of a moment at the store. */
export const dayAtStore = (world: World, storeNumber: string, moment: Date): Day =>
    calendarIn(zoneOf(world, storeNumber)).format(moment)

/** Today's calendar day at the store [G-41]. */
export const todayAtStore = (world: World, storeNumber: string): Day => {
    const timeZone = zoneOf(world, storeNumber)
    const now = world.now()
    const minute = Math.floor(now.getTime() / minuteMilliseconds)
    const last = lastDays.get(timeZone)
    if (last?.minute === minute) return last.day
    const day = calendarIn(timeZone).format(now)
    lastDays.set(timeZone, {minute, day})
    return day
}
