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
export type UsedApproval = Approval & {weeklyOutstanding: Cents}

/** How much a shopper may still rent a week (G-13); nothing where no approval holds. */
export const approvedAWeek = (approval: UsedApproval | null, today: CalendarDay): Cents | null =>
    approval !== null && isApprovalActive(approval, today)
        ? weeklyAmountLeft(approval.weeklyLimit, approval.weeklyOutstanding)
        : null

/** How what is wished for stands to an approval, all amounts a week. */
export type Cover =
    | {answer: 'none'}
    | {answer: 'covers'; left: Cents}
    | {answer: 'too-small'; left: Cents; over: Cents}

/** Whether what an approval leaves covers a weekly payment (G-13, G-15); to the cent, it does. */
export const coverOf = (
    approval: UsedApproval | null,
    weeklyPayment: Cents,
    today: CalendarDay
): Cover => {
    const left = approvedAWeek(approval, today)
    if (left === null) return {answer: 'none'}
    return weeklyPayment <= left
        ? {answer: 'covers', left}
        : {answer: 'too-small', left, over: weeklyPayment - left}
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

export type ApprovalVerdict = 'covers' | 'declined' | 'expired' | 'too-small'

/**
 * Whether an approval covers a weekly payment on a given day [APPR-005] [APPR-006].
 * The first check to fail is what the shopper is told, so the order of the checks is the rule.
 */
export const approvalVerdict = (
    {decision, weeklyLimit, lastDay}: Approval,
    weeklyPayment: Cents,
    today: CalendarDay
): ApprovalVerdict => {
    if (decision === 'declined') return 'declined'
    if (today > lastDay) return 'expired'
    if (weeklyPayment > weeklyLimit) return 'too-small'
    return 'covers'
}
