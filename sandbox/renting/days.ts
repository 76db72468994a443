import {findStore} from '../stores/store'
import type {World} from '../world/world'

/** A day as YYYY-MM-DD. */
export type Day = string

const milliseconds = 24 * 60 * 60 * 1000

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayOf(timeOf(day) + days * milliseconds)

/** The same day of a later month, or its last one if it has not so many. */
export const addMonths = (day: Day, months: number): Day => {
    const date = new Date(timeOf(day))
    const wanted = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + months)
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    date.setUTCDate(Math.min(wanted, last))
    return dayOf(date.getTime())
}

/** Negative when the second day comes first. */
export const daysBetween = (from: Day, until: Day): number =>
    Math.round((timeOf(until) - timeOf(from)) / milliseconds)

export const isSunday = (day: Day) => new Date(timeOf(day)).getUTCDay() === 0

export const addYears = (day: Day, years: number): Day => addMonths(day, 12 * years)

const usual = 'America/Chicago'

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Canada writes days as we keep them. A calendar is made once for each zone: making one takes longer than a call. */
const calendarIn = (timeZone: string): Intl.DateTimeFormat => {
    const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', {timeZone})
    calendars.set(timeZone, calendar)
    return calendar
}

/** Which day it is where the store is [G-41]. */
export const todayAtStore = (world: World, storeNumber: string): Day =>
    calendarIn(findStore(world, storeNumber)?.c_timeZone ?? usual).format(world.now())
