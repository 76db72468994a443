import {daysLate, dueDays, lateness, type Owed} from './agreements'
import {addDays, type CalendarDay} from '../calendar/calendar'

/** The alerts of an account by the names that its configuration uses, the most urgent first [ACCT-024…030] (G-40, G-45). */
export const accountAlerts = [
    'AnyPaymentOverDue45Days',
    'AnyPaymentOverDue',
    'AllSavedPaymentsExpired',
    'AnySavedPaymentExpiringWithIn60Days',
    'AnyUpcomingPaymentWithIn1Week',
    'NotEnrolledInAnyAutoPay'
] as const

export type AccountAlert = (typeof accountAlerts)[number]

/** The facts that alerts are raised from. Days are those of the store's time zone (D-42). */
export type AccountFacts = {
    agreements: readonly (Owed & {hasAutopay: boolean})[]
    clubs: readonly Owed[]
    /** The last valid day of each saved payment method that expires. */
    methodEnds: readonly CalendarDay[]
    /** The number of saved payment methods that never expire, such as bank accounts. */
    endlessMethods: number
}

const EXPIRING_DAYS = 60
const UPCOMING_DAYS = 7

const isBetween = (day: CalendarDay, from: CalendarDay, days: number): boolean =>
    day >= from && day <= addDays(from, days)

/** Whether a saved card is valid, expires soon, or has expired. */
export type MethodStanding = 'good' | 'expiring' | 'expired'

/**
 * Whether a saved card is valid on a day: its last day included, 'expiring' in the 60 days before it (G-43); null never
 * expires.
 */
export const methodStatus = (
    lastGoodDay: CalendarDay | null,
    today: CalendarDay
): MethodStanding => {
    if (lastGoodDay === null) return 'good'
    if (lastGoodDay < today) return 'expired'
    return isBetween(lastGoodDay, today, EXPIRING_DAYS) ? 'expiring' : 'good'
}

type Ends = {lastGoodDay: CalendarDay | null}

/** The payment methods that can be chosen: none that has expired (G-43). */
export const usableMethods = <Method extends Ends>(
    methods: readonly Method[],
    today: CalendarDay
): Method[] => methods.filter(({lastGoodDay}) => methodStatus(lastGoodDay, today) !== 'expired')

/**
 * The payment method to preselect: the default one if it is valid, else the first that is; never one that the bank
 * declined the last time (G-43, D-43).
 */
export const preferredMethod = <Method extends Ends & {isDefault: boolean; isDeclined?: boolean}>(
    methods: readonly Method[],
    today: CalendarDay
): Method | undefined => {
    const good = usableMethods(methods, today).filter(({isDeclined = false}) => !isDeclined)
    return good.find(({isDefault}) => isDefault) ?? good[0]
}

type Raised = (facts: AccountFacts, today: CalendarDay) => boolean

const lateAs =
    (wanted: 'past-due' | 'severe'): Raised =>
    ({agreements, clubs}, today) =>
        dueDays([...agreements, ...clubs]).some(
            (dueDay) => lateness(daysLate(dueDay, today)) === wanted
        )

const isSevere = lateAs('severe')
const isPastDue = lateAs('past-due')

const RAISED: Record<AccountAlert, Raised> = {
    AnyPaymentOverDue45Days: isSevere,
    // A severe delay replaces the ordinary alert (D-42).
    AnyPaymentOverDue: (facts, today) => isPastDue(facts, today) && !isSevere(facts, today),
    AllSavedPaymentsExpired: ({methodEnds, endlessMethods}, today) =>
        methodEnds.length > 0 && endlessMethods === 0 && methodEnds.every((end) => end < today),
    AnySavedPaymentExpiringWithIn60Days: ({methodEnds}, today) =>
        methodEnds.some((end) => isBetween(end, today, EXPIRING_DAYS)),
    AnyUpcomingPaymentWithIn1Week: ({agreements, clubs}, today) =>
        dueDays([...agreements, ...clubs]).some((day) => isBetween(day, today, UPCOMING_DAYS)),
    NotEnrolledInAnyAutoPay: ({agreements}) =>
        agreements.some(({standing}) => standing === 'in-force') &&
        !agreements.some(({standing, hasAutopay}) => hasAutopay && standing !== 'paid-out')
}

/** The alerts to show, the most urgent first [ACCT-024…030] (D-42). */
export const raisedAlerts = (facts: AccountFacts, today: CalendarDay): AccountAlert[] =>
    accountAlerts.filter((alert) => RAISED[alert](facts, today))

/** The interstitial to show: the first of the rules, in their given order, that names a raised alert [ACCT-033] [ACCT-034] (G-46). */
export const firedRule = <Rule extends {name: string}>(
    sortedRules: readonly Rule[],
    raised: readonly AccountAlert[]
): Rule | undefined => sortedRules.find(({name}) => raised.some((alert) => alert === name))
