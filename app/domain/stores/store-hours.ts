import {type CalendarDay, weekDay, type WeekDay, weekDays} from '../calendar/calendar'

/** Minutes since midnight, in the store's time zone. */
export type OpeningHours = {opens: number; closes: number} | 'closed'
export type StoreHours = Record<WeekDay, OpeningHours>

const WORK_DAY: OpeningHours = {opens: 10 * 60, closes: 18 * 60}

/** The hours of a store that has none of its own [STORE-020] (G-52). */
export const defaultStoreHours: StoreHours = {
    monday: WORK_DAY,
    tuesday: WORK_DAY,
    wednesday: WORK_DAY,
    thursday: WORK_DAY,
    friday: WORK_DAY,
    saturday: WORK_DAY,
    sunday: 'closed'
}

/** Day and time in the store's time zone. */
export type StoreClock = {date: CalendarDay; minutes: number}

/** Whether a store is open: from its opening minute on, until just before its closing minute. */
export const isOpen = (hours: StoreHours, {date, minutes}: StoreClock): boolean => {
    const today = hours[weekDay(date)]
    return today !== 'closed' && minutes >= today.opens && minutes < today.closes
}

/** When a store that is open closes, in minutes since midnight; null for one that is closed. */
export const openUntil = (hours: StoreHours, clock: StoreClock): number | null => {
    const today = hours[weekDay(clock.date)]
    return today !== 'closed' && isOpen(hours, clock) ? today.closes : null
}

/** Consecutive days with the same hours. */
export type OpeningSpan = {from: WeekDay; to: WeekDay; hours: OpeningHours}

const same = (one: OpeningHours, other: OpeningHours): boolean => {
    if (one === 'closed' || other === 'closed') return one === other
    return one.opens === other.opens && one.closes === other.closes
}

/** The week in as few lines as possible, Monday first: 'Monday to Saturday …', 'Sunday Closed' [STORE-019] [STORE-020]. */
export const openingSpans = (hours: StoreHours): OpeningSpan[] =>
    weekDays.reduce<OpeningSpan[]>((spans, day) => {
        const last = spans.at(-1)
        return last && same(last.hours, hours[day])
            ? [...spans.slice(0, -1), {...last, to: day}]
            : [...spans, {from: day, to: day, hours: hours[day]}]
    }, [])
