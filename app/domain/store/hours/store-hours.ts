import type {CalendarDay} from '../../calendar/calendar-day'
import {weekDay, type WeekDay} from '../../calendar/week-day'

/** Minutes since midnight on the store's wall clock. */
export type OpeningHours = {opens: number; closes: number} | 'closed'
export type StoreHours = Record<WeekDay, OpeningHours>

const WORK_DAY: OpeningHours = {opens: 10 * 60, closes: 18 * 60}

/** The hours of every store that brings none of its own [STORE-020] (G-52). */
export const usualStoreHours: StoreHours = {
    monday: WORK_DAY,
    tuesday: WORK_DAY,
    wednesday: WORK_DAY,
    thursday: WORK_DAY,
    friday: WORK_DAY,
    saturday: WORK_DAY,
    sunday: 'closed'
}

/** What calendar and clock on the store's wall show. */
export type StoreClock = {date: CalendarDay; minutes: number}

/** Whether a store is open: from its opening minute up to, and without, its closing minute. */
export const isOpen = (hours: StoreHours, {date, minutes}: StoreClock): boolean => {
    const today = hours[weekDay(date)]
    return today !== 'closed' && minutes >= today.opens && minutes < today.closes
}
