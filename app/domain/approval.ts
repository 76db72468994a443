import type {CalendarDay} from './calendar'
import type {Cents} from './money'
import {fromWeekly, type PaymentFrequency} from './pricing'

/** What the decision engine said [APPR-002] [APPR-003] [APPR-004]. */
export type ApprovalDecision = 'approved' | 'conditional' | 'declined'

/** A decision and its limit. */
export type Approval = {
    decision: ApprovalDecision
    /** The highest weekly payment, of everything rented together. */
    weeklyLimit: Cents
    /** Included: on this day the approval still holds (D-08). */
    lastDay: CalendarDay
}

/** Whether an approval may be used: given, with or without conditions, and not past its last day [APPR-005] [APPR-006]. */
export const isApprovalActive = (
    {decision, lastDay}: Pick<Approval, 'decision' | 'lastDay'>,
    today: CalendarDay
): boolean => decision !== 'declined' && today <= lastDay

/** How much more a shopper may rent a week: the limit less what is rented already, never below 0 (G-13). */
export const weeklyAmountLeft = (weeklyLimit: Cents, weeklyOutstanding: Cents): Cents =>
    Math.max(0, weeklyLimit - weeklyOutstanding)

/** An approval, and what of it is rented already. */
export type UsedApproval = Approval & {
    weeklyOutstanding: Cents
    /** Of that, what is signed and not ordered yet; the cart still holds it. */
    weeklyUnordered?: Cents
}

/** How much a shopper may still rent a week (G-13); nothing if no approval holds. */
export const approvedAWeek = (approval: UsedApproval | null, today: CalendarDay): Cents | null =>
    approval !== null && isApprovalActive(approval, today)
        ? weeklyAmountLeft(approval.weeklyLimit, approval.weeklyOutstanding)
        : null

/** How what is wished for stands to an approval, all amounts a week. */
export type Cover =
    | {answer: 'none'}
    | {answer: 'covers'; left: Cents}
    | {answer: 'too-small'; left: Cents; over: Cents}

/** Whether what is left of an approval covers a weekly payment (G-13, G-15); to the cent, it does. Null if none holds. */
export const coverBy = (left: Cents | null, weeklyPayment: Cents): Cover => {
    if (left === null) return {answer: 'none'}
    return weeklyPayment <= left
        ? {answer: 'covers', left}
        : {answer: 'too-small', left, over: weeklyPayment - left}
}

/** Whether what an approval leaves covers a weekly payment on a day. */
export const coverOf = (
    approval: UsedApproval | null,
    weeklyPayment: Cents,
    today: CalendarDay
): Cover => coverBy(approvedAWeek(approval, today), weeklyPayment)

/** Why there is nothing to shop with, or that there is something. */
export type ApprovalStanding = 'none' | 'declined' | 'expired' | 'active'

/** What to tell a shopper of their last decision; a refusal that is over is none [APPR-005, APPR-006, D-33]. */
export const approvalStanding = (
    approval: Pick<Approval, 'decision' | 'lastDay'> | null,
    today: CalendarDay
): ApprovalStanding => {
    if (approval === null) return 'none'
    if (isApprovalActive(approval, today)) return 'active'
    if (approval.decision !== 'declined') return 'expired'
    return today <= approval.lastDay ? 'declined' : 'none'
}

/** What a shopper may still rent, as the whole shop goes by it; amounts a week, in cents. */
export type ShopAmount = {
    /** Of the approval, less what is rented. */
    approved: Cents
    /** Without what is signed already: that is of what is rented. */
    inCart: Cents
    /** After what is in the cart, never below 0: what one more product is held against. */
    left: Cents
    lastDay: CalendarDay
    /** Today is the last day on which it holds. */
    endsToday: boolean
}

/**
 * The one rule for the amount across the shop (G-13); null if no approval holds. `inCart` is the cart's weekly payment; what
 * of it is signed and not ordered yet is rented already, and counts once.
 */
export const shopAmount = (
    approval: UsedApproval | null,
    inCart: Cents,
    today: CalendarDay
): ShopAmount | null => {
    const approved = approvedAWeek(approval, today)
    if (approval === null || approved === null) return null
    const {lastDay, weeklyUnordered = 0} = approval
    const unsigned = Math.max(0, inCart - weeklyUnordered)
    const left = weeklyAmountLeft(approved, unsigned)
    return {approved, inCart: unsigned, left, lastDay, endsToday: lastDay === today}
}

const WHOLE_DOLLARS = 100

/**
 * A weekly approval amount at every frequency [APPR-021] [APPR-022] [APPR-023]: the weekly one as it
 * was given, the derived ones rounded to whole dollars (decision 13).
 */
export const approvalAmounts = (weekly: Cents): Record<PaymentFrequency, Cents> => ({
    weekly,
    biweekly: fromWeekly(weekly, 'biweekly', WHOLE_DOLLARS),
    semimonthly: fromWeekly(weekly, 'semimonthly', WHOLE_DOLLARS),
    monthly: fromWeekly(weekly, 'monthly', WHOLE_DOLLARS)
})
