import type {Schedule} from '@contract/agreements'
import type {Cents} from '../../core/money'
import {addDays, addMonths, type Day} from '../days'

/** The tax on rent, coverage and club fees, in percent. */
export const taxPercent = 8

/** The payments of an agreement: (terms - 1) x rate + final = total, exact to the cent. */
export type Plan = {
    schedule: Schedule
    /** The day of the payment that begins the agreement: it pays the first period (D-44). */
    firstDueDate: Day
    /** The day of the next payment where the customer chose it; all later days are counted from it. */
    nextDueDate?: Day | undefined
    /** The payment from whose day the other days are counted, if that is not the first one. */
    reckonedFrom?: {day: Day; number: number} | undefined
    rate: Cents
    terms: number
    final: Cents
    total: Cents
}

const ratePer: Record<Schedule, (weekly: Cents) => Cents> = {
    WEEKLY: (weekly) => weekly,
    BIWEEKLY: (weekly) => weekly * 2,
    SEMIMONTHLY: (weekly) => Math.floor((weekly * 15 * 2 + 7) / 14),
    MONTHLY: (weekly) => Math.floor((weekly * 30 * 2 + 7) / 14)
}

/** The amount of one payment, from a weekly price in cents. */
export const rateFor = (schedule: Schedule, weekly: Cents): Cents => ratePer[schedule](weekly)

type Terms = {weekly: Cents; weeks: number; schedule: Schedule; firstDueDate: Day}

/** The total is the same for every schedule; the final payment is the rest. */
export const planOf = ({weekly, weeks, schedule, firstDueDate}: Terms): Plan => {
    const total = weekly * weeks
    const rate = ratePer[schedule](weekly)
    const terms = Math.max(1, Math.ceil(total / rate))
    return {schedule, firstDueDate, rate, terms, final: total - rate * (terms - 1), total}
}

/** What is left to pay after this number of payments, in cents. */
export const remainingAfter = ({rate, terms, total}: Plan, paid: number): Cents =>
    paid >= terms ? 0 : total - rate * paid

/** The due day of a payment; the first payment has number 0. */
export const dueDay = (plan: Plan, number: number): Day => {
    const {schedule, firstDueDate, nextDueDate, reckonedFrom} = plan
    if (nextDueDate && number > 0) return dayAfter(schedule, nextDueDate, number - 1)
    const {day, number: from} = reckonedFrom ?? {day: firstDueDate, number: 0}
    return dayAfter(schedule, day, number - from)
}

const dayAfter = (schedule: Schedule, firstDueDate: Day, number: number): Day => {
    if (schedule === 'WEEKLY') return addDays(firstDueDate, 7 * number)
    if (schedule === 'BIWEEKLY') return addDays(firstDueDate, 14 * number)
    if (schedule === 'MONTHLY') return addMonths(firstDueDate, number)
    const month = addMonths(firstDueDate, Math.floor(number / 2))
    return number % 2 !== 0 ? addDays(month, 15) : month
}

/** The amount of a plan for one week, exact to the cent. */
export const weeklyShare = ({schedule, rate}: Plan): Cents =>
    Math.round((rate * 7) / daysIn[schedule])

const daysIn: Record<Schedule, number> = {WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 15, MONTHLY: 30}
