import type {CalendarDay} from './calendar-day'

/** The same day that many months later; past a shorter month's end, its last day (G-41). */
export const addMonths = (day: CalendarDay, months: number): CalendarDay => {
    const start = new Date(`${day}T00:00:00Z`)
    const year = start.getUTCFullYear()
    const month = start.getUTCMonth() + months
    // Day 0 of the month after is the last day of the month.
    const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    const date = Math.min(start.getUTCDate(), lastDate)
    return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
}
