import {type AgreementStanding, type PaymentAccess, paymentObstacle} from './agreements'
import {addDays, type CalendarDay, weekDay} from './calendar'

/** What decides whether autopay may be turned on: how the agreement stands, and who allows payments online. */
export type AutopayAccess = PaymentAccess & {standing: AgreementStanding}

/**
 * Why autopay can't be turned on here; nothing when it can. One that is prepaid is asked for no payment yet, so only the
 * account itself can stand against it [ACCT-021] [ACCT-036] (D-42).
 */
export const autopayObstacle = (
    access: AutopayAccess
): 'not-signed' | 'paid-out' | 'at-store' | undefined => {
    const {standing, isRemotePaymentAllowed} = access
    if (standing === 'unsigned') return 'not-signed'
    if (standing === 'paid-out') return 'paid-out'
    if (standing === 'prepaid') return isRemotePaymentAllowed ? undefined : 'at-store'
    return paymentObstacle(access) === undefined ? undefined : 'at-store'
}

const BUSINESS_DAYS_TO_END = 3

const isBusinessDay = (day: CalendarDay): boolean =>
    weekDay(day) !== 'saturday' && weekDay(day) !== 'sunday'

/** The last day on which autopay can be ended so that a payment is surely not taken: three business days before it (D-32). */
export const lastDayToEnd = (paymentDay: CalendarDay): CalendarDay => {
    let [day, left] = [paymentDay, BUSINESS_DAYS_TO_END]
    while (left > 0) {
        day = addDays(day, -1)
        if (isBusinessDay(day)) left -= 1
    }
    return day
}

/** How the attempt to turn autopay on ended for one agreement or club. */
export type EnrolmentResult = {id: string; state: 'on' | 'expired' | 'not-allowed' | 'failed'}

/** The ids for which autopay is on; where it is not so for all, the rest is shown one by one (G-43). */
export const enrolledIds = (results: readonly EnrolmentResult[]): string[] =>
    results.flatMap(({id, state}) => (state === 'on' ? [id] : []))
