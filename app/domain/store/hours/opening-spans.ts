import {weekDays, type WeekDay} from '../../calendar/week-day'
import type {OpeningHours, StoreHours} from './store-hours'

/** Days next to each other that have the same hours. */
export type OpeningSpan = {from: WeekDay; to: WeekDay; hours: OpeningHours}

const same = (one: OpeningHours, other: OpeningHours): boolean => {
    if (one === 'closed' || other === 'closed') return one === other
    return one.opens === other.opens && one.closes === other.closes
}

/** The week as few lines, Monday first: 'Monday to Saturday …', 'Sunday Closed' [STORE-019] [STORE-020]. */
export const openingSpans = (hours: StoreHours): OpeningSpan[] =>
    weekDays.reduce<OpeningSpan[]>((spans, day) => {
        const last = spans.at(-1)
        return last && same(last.hours, hours[day])
            ? [...spans.slice(0, -1), {...last, to: day}]
            : [...spans, {from: day, to: day, hours: hours[day]}]
    }, [])
