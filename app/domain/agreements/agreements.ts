import {addMonths, type CalendarDay, daysBetween} from '../calendar/calendar'
import type {Cents} from '../prices/money'

/** The phase of an agreement on the platform; prepaid (PRELIMPAID): paid before it began. */
export type AgreementPhase = 'preliminary' | 'prepaid' | 'active' | 'paid-out'

/** The state of an agreement as its renter sees it; only one that is in force owes anything (D-42). */
export type AgreementStatus = 'unsigned' | 'prepaid' | 'in-force' | 'paid-out'

/**
 * The state of an agreement as its renter sees it: an unsigned one is shown as "sign to begin" [ACCT-018] [ACCT-019]
 * (D-42).
 */
export const agreementStatus = (phase: AgreementPhase, isSigned: boolean): AgreementStatus => {
    if (phase === 'paid-out') return 'paid-out'
    if (!isSigned) return 'unsigned'
    return phase === 'prepaid' ? 'prepaid' : 'in-force'
}

/** Something on which an amount may be due: an agreement, or a club, which is always in force. Days are the store's. */
export type Owed = {standing: AgreementStatus; dueDay: CalendarDay | undefined}

/** The amount due that is shown; undefined for an agreement that is not in force [ACCT-018] (D-42). */
export const shownAmountDue = (standing: AgreementStatus, amountDue: Cents): Cents =>
    standing === 'in-force' ? amountDue : 0

/** The due days of everything that is in force and has one [ACCT-019]. */
export const dueDays = (owed: readonly Owed[]): CalendarDay[] =>
    owed.flatMap(({standing, dueDay}) => (standing === 'in-force' && dueDay ? [dueDay] : []))

/** The earliest of all due days; undefined if there is none [ACCT-019]. */
export const earliestDueDay = (owed: readonly Owed[]): CalendarDay | undefined =>
    dueDays(owed).sort()[0]

export type DueStatus = 'past-due' | 'due-today' | 'future'

/** Whether a due day is past, today or in the future [ACCT-014] [ACCT-015] [ACCT-016]. */
export const dueStatus = (dueDay: CalendarDay, today: CalendarDay): DueStatus => {
    if (dueDay < today) return 'past-due'
    return dueDay === today ? 'due-today' : 'future'
}

/** What has to be paid next. */
export type NextDue<One> = {
    status: DueStatus
    /** The earliest due day; if several are past due, the oldest. */
    day: CalendarDay
    amount: Cents
    /** The agreements and clubs it is for. */
    owed: One[]
}

/** How many days a payment is late; 0 on its due day and before. */
export const daysLate = (dueDay: CalendarDay, today: CalendarDay): number =>
    Math.max(0, daysBetween(dueDay, today))

/** The summary of an account: everything past due together, else what is due on the earliest day [ACCT-010]. */
export const nextDue = <One extends Owed & {amountDue: Cents}>(
    owed: readonly One[],
    today: CalendarDay
): NextDue<One> | undefined => {
    const day = earliestDueDay(owed)
    if (day === undefined) return undefined

    const status = dueStatus(day, today)
    const counted = owed.filter(({standing, dueDay}) => {
        if (standing !== 'in-force' || dueDay === undefined) return false
        return status === 'past-due' ? dueDay < today : dueDay === day
    })
    const amount = counted.reduce((sum, {amountDue}) => sum + amountDue, 0)
    return {status, day, amount, owed: counted}
}

const MOST_DAYS_BEFORE_SEVERE = 45

/** How serious a delay is: 45 days are not severe yet, 46 are [ACCT-017] [ACCT-025] (G-40). */
export const lateness = (days: number): 'on-time' | 'past-due' | 'severe' => {
    if (days <= 0) return 'on-time'
    return days > MOST_DAYS_BEFORE_SEVERE ? 'severe' : 'past-due'
}

/** The three permissions that an online payment needs. */
export type PaymentAccess = {
    /** The customer's access to this agreement or club: paymentAllowed. */
    isPaymentAllowed: boolean
    /** The customer's account: remotePaymentAllowed is Y. */
    isRemotePaymentAllowed: boolean
    /** The agreement or club itself: allowOnlinePayment is Y. */
    allowsOnlinePayment: boolean
}

/** The first reason why something cannot be paid online; undefined if it can [ACCT-020] [ACCT-021]. */
export const paymentObstacle = (
    access: PaymentAccess
): 'not-allowed' | 'not-remote' | 'not-online' | undefined => {
    if (!access.isPaymentAllowed) return 'not-allowed'
    if (!access.isRemotePaymentAllowed) return 'not-remote'
    return access.allowsOnlinePayment ? undefined : 'not-online'
}

/** The last day on which an agreement's goods may be exchanged: six months after it was opened [ACCT-023] (G-41). */
export const exchangeDay = (openDay: CalendarDay): CalendarDay => addMonths(openDay, 6)

/** How much of an agreement is paid; the percentage is whole, and 100 only when nothing remains. */
export const paidShare = (
    totalCost: Cents,
    remaining: Cents
): {paid: Cents; remaining: Cents; percent: number} => {
    const paid = Math.max(0, totalCost - remaining)
    const percent = totalCost > 0 ? Math.floor((paid * 100) / totalCost) : 0
    return {paid, remaining, percent}
}

export type DeliveryState = 'unsigned' | 'to-schedule' | 'scheduled' | 'delivered'

/** The state of the delivery of an agreement's goods; a delivery is only scheduled after signing [ACCT-041] [ACCT-043]. */
export const deliveryState = (agreement: {
    isSigned: boolean
    scheduledDay: CalendarDay | undefined
    deliveredDay: CalendarDay | undefined
}): DeliveryState => {
    if (agreement.deliveredDay) return 'delivered'
    if (!agreement.isSigned) return 'unsigned'
    return agreement.scheduledDay ? 'scheduled' : 'to-schedule'
}
