import type {AgreementStatus} from '../agreements/agreements'
import {businessDayAfter} from '../calendar/business-days'
import {addDays, addMonths, type CalendarDay, type DaySpan} from '../calendar/calendar'
import type {Cents} from '../prices/money'
import type {PaymentFrequency} from '../prices/pricing'

const MOST_DAYS_AHEAD = 31

/**
 * The first and the last day for the next payment after the one that begins an agreement (D-44): from the day after the
 * earliest delivery, as rent is not paid ahead of the piece, to 31 days ahead. Today is the store's day.
 */
export const nextPaymentDays = (today: CalendarDay): DaySpan => ({
    earliest: addDays(businessDayAfter(today), 1),
    latest: addDays(today, MOST_DAYS_AHEAD)
})

const ONE_PERIOD: Record<PaymentFrequency, (today: CalendarDay) => CalendarDay> = {
    weekly: (today) => addDays(today, 7),
    biweekly: (today) => addDays(today, 14),
    semimonthly: (today) => addDays(today, 15),
    monthly: (today) => addMonths(today, 1)
}

/** The day of the next payment unless another is chosen: one period after today, which today's payment pays (D-44). */
export const defaultNextPayment = (today: CalendarDay, frequency: PaymentFrequency): CalendarDay =>
    ONE_PERIOD[frequency](today)

/** What is wrong with a day for the next payment. */
export const nextPaymentProblem = (
    day: CalendarDay,
    today: CalendarDay
): 'too-early' | 'too-late' | undefined => {
    const {earliest, latest} = nextPaymentDays(today)
    if (day < earliest) return 'too-early'
    return day > latest ? 'too-late' : undefined
}

type BegunAgreement = {standing: AgreementStatus; remaining: Cents; totalCost: Cents}

/** What begins an agreement: its amount, where it is paid, and when if it is paid already. */
export type BeginningPayment = {amount: Cents; where: 'today' | 'at-store' | 'paid'}

/** A payment that was made: on which day at the store, and how much. */
export type MadePayment = {day: CalendarDay; amount: Cents}

/**
 * What an agreement of the account began with: what was paid, until the piece is there; or what the renter said to pay
 * at the store, until that is done. Undefined for an agreement that has gone on since, and while it is not known (D-44).
 */
export const beganWith = (
    {standing, remaining, totalCost}: BegunAgreement,
    known: {
        made: readonly MadePayment[] | undefined
        atStore: Cents | undefined
        today: CalendarDay
    }
): BeginningPayment | undefined => {
    const {made = [], atStore, today} = known
    if (standing === 'prepaid') {
        const [first] = made
        if (!first) return undefined
        const amount = made.reduce((sum, payment) => sum + payment.amount, 0)
        return {amount, where: first.day === today ? 'today' : 'paid'}
    }
    if (standing !== 'in-force' || remaining < totalCost || atStore === undefined) return undefined
    return {amount: atStore, where: 'at-store'}
}

/** The payments after it: the day of the next one, and the amount of each. */
export type NextPayment = {day: CalendarDay; amount: Cents}

/**
 * The next payment of agreements that are paid together: the earliest day, and what each payment costs on it; undefined
 * if the platform does not say.
 */
export const nextPaymentOf = (
    agreements: readonly {nextPaymentDay?: CalendarDay; withTax?: {payment: Cents}}[]
): NextPayment | undefined => {
    const days = agreements.flatMap(({nextPaymentDay}) => nextPaymentDay ?? [])
    const [day] = days.sort()
    if (day === undefined) return undefined
    const next = agreements.filter(({nextPaymentDay}) => nextPaymentDay === day)
    const amounts = next.flatMap(({withTax}) => withTax?.payment ?? [])
    if (amounts.length < next.length) return undefined
    return {day, amount: amounts.reduce((sum, amount) => sum + amount, 0)}
}
