import {type AgreementStatus, type PaymentAccess, paymentObstacle} from '../agreements/agreements'
import {businessDaysBefore} from '../calendar/business-days'
import type {CalendarDay} from '../calendar/calendar'
import type {WithWait} from './unknown-end'

/**
 * Whether the next payment is the last one: then autopay is not offered, as nothing would be left for it. An unknown
 * number of payments, as of a club, is not.
 */
export const isLastPaymentNext = ({
    isFinal,
    paymentsLeft
}: {
    isFinal: boolean
    paymentsLeft: number | null
}): boolean => isFinal || (paymentsLeft !== null && paymentsLeft <= 1)

/** The facts that decide whether autopay can be turned on: the state of the agreement, and the permissions. */
export type AutopayAccess = PaymentAccess & {standing: AgreementStatus; isLastNext: boolean}

/**
 * Why autopay cannot be turned on online; undefined if it can. A prepaid agreement has no payment due yet, so only the
 * customer's account can forbid it [ACCT-021] [ACCT-036] (D-42).
 */
export const autopayObstacle = (
    access: AutopayAccess
): 'not-signed' | 'paid-out' | 'last-payment' | 'at-store' | undefined => {
    const {standing, isRemotePaymentAllowed, isLastNext} = access
    if (standing === 'unsigned') return 'not-signed'
    if (standing === 'paid-out') return 'paid-out'
    if (isLastNext) return 'last-payment'
    if (standing === 'prepaid') return isRemotePaymentAllowed ? undefined : 'at-store'
    return paymentObstacle(access) === undefined ? undefined : 'at-store'
}

const BUSINESS_DAYS_TO_END = 3

/** The last day on which ending autopay surely stops the next payment: three business days before it (D-32, D-46). */
export const lastDayToEnd = (paymentDay: CalendarDay): CalendarDay =>
    businessDaysBefore(paymentDay, BUSINESS_DAYS_TO_END)

/** An agreement or club, and the card that autopay takes from. */
export type OnAutopay = {hasAutopay: boolean; autopayMethodId: string | null}

/** Whether autopay will take a payment on its day: it is on, and its card is saved and still good then. */
export const isTakenByAutopay = (
    {hasAutopay, autopayMethodId}: OnAutopay,
    methods: readonly {id: string; lastGoodDay: CalendarDay | null}[],
    dueDay: CalendarDay
): boolean =>
    hasAutopay &&
    methods.some(
        ({id, lastGoodDay}) =>
            id === autopayMethodId && (lastGoodDay === null || lastGoodDay >= dueDay)
    )

/** The result of turning autopay on for one agreement or club; 'unknown': looking it up could not tell either (D-49). */
export type EnrolmentResult = WithWait & {
    id: string
    state: 'on' | 'expired' | 'not-allowed' | 'failed' | 'unknown'
}

/** The ids for which autopay is on; if not all succeeded, the results are shown one by one (G-43). */
export const enrolledIds = (results: readonly EnrolmentResult[]): string[] =>
    results.flatMap(({id, state}) => (state === 'on' ? [id] : []))
