import {addDays, type CalendarDay} from '../calendar/calendar'
import type {Cents} from '../prices/money'
import {fromWeekly, type PaymentFrequency} from '../prices/pricing'

/** The result of the decision engine [APPR-002] [APPR-003] [APPR-004]. */
export type ApprovalDecision = 'approved' | 'conditional' | 'declined'

/** A decision and its limit. */
export type Approval = {
    decision: ApprovalDecision
    /** The highest weekly payment for everything rented together. */
    weeklyLimit: Cents
    /** The last valid day; included (D-08). */
    lastDay: CalendarDay
}

/** Whether an approval can be used: approved, with or without conditions, and not past its last day [APPR-005] [APPR-006]. */
export const isApprovalActive = (
    {decision, lastDay}: Pick<Approval, 'decision' | 'lastDay'>,
    today: CalendarDay
): boolean => decision !== 'declined' && today <= lastDay

/** How much more a shopper may rent, in cents a week: the limit minus what is rented already, never below 0 (G-13). */
export const weeklyAmountLeft = (weeklyLimit: Cents, weeklyOutstanding: Cents): Cents =>
    Math.max(0, weeklyLimit - weeklyOutstanding)

/** An approval, and how much of it is used. */
export type UsedApproval = Approval & {
    weeklyOutstanding: Cents
    /** The part of it that is signed and not ordered yet; this is still in the cart. */
    weeklyUnordered?: Cents
}

/** How much a shopper may still rent, in cents a week (G-13); null without a valid approval. */
export const approvedAWeek = (approval: UsedApproval | null, today: CalendarDay): Cents | null =>
    approval !== null && isApprovalActive(approval, today)
        ? weeklyAmountLeft(approval.weeklyLimit, approval.weeklyOutstanding)
        : null

/** How a wanted amount compares with an approval; all amounts are weekly. */
export type Cover =
    | {answer: 'none'}
    | {answer: 'covers'; left: Cents}
    | {answer: 'too-small'; left: Cents; over: Cents}

/** Whether the amount left covers a weekly payment (G-13, G-15); an equal amount does. 'none' without a valid approval. */
export const coverBy = (left: Cents | null, weeklyPayment: Cents): Cover => {
    if (left === null) return {answer: 'none'}
    return weeklyPayment <= left
        ? {answer: 'covers', left}
        : {answer: 'too-small', left, over: weeklyPayment - left}
}

/** Whether the amount left of an approval covers a weekly payment on a given day. */
export const coverOf = (
    approval: UsedApproval | null,
    weeklyPayment: Cents,
    today: CalendarDay
): Cover => coverBy(approvedAWeek(approval, today), weeklyPayment)

const REAPPLY_DAYS = 30

/** The first day on which a shopper may apply again after a refusal (D-33). */
export const reapplyDay = (refusedOn: CalendarDay): CalendarDay => addDays(refusedOn, REAPPLY_DAYS)

/** A refusal that still stands: the first day to apply again, or null if that day is not known. */
export type StatusRefusal = {applyAgainOn: CalendarDay | null}

/**
 * The refusal that an application would only repeat; null without one, and from the day on which the shopper may apply
 * again (D-33).
 */
export const statusRefusal = (
    {decision, decidedOn}: {decision: ApprovalDecision | null; decidedOn: CalendarDay | null},
    today: CalendarDay
): StatusRefusal | null => {
    if (decision !== 'declined') return null
    if (decidedOn === null) return {applyAgainOn: null}
    const applyAgainOn = reapplyDay(decidedOn)
    return today < applyAgainOn ? {applyAgainOn} : null
}

/** Whether there is an approval to shop with, and if not, why. */
export type ApprovalStatus = 'none' | 'declined' | 'expired' | 'active'

/**
 * What to tell a shopper about their last decision; a refusal after which they may apply again counts as none
 * [APPR-005, APPR-006, D-33].
 */
export const approvalStatus = (
    approval: (Pick<Approval, 'decision' | 'lastDay'> & {decidedOn: CalendarDay | null}) | null,
    today: CalendarDay
): ApprovalStatus => {
    if (approval === null) return 'none'
    if (isApprovalActive(approval, today)) return 'active'
    if (approval.decision !== 'declined') return 'expired'
    return statusRefusal(approval, today) ? 'declined' : 'none'
}

/** What a shopper may still rent, as the whole shop shows it; weekly amounts in cents. */
export type ShopAmount = {
    /** The limit minus what is rented already. */
    approved: Cents
    /** The weekly payment of the cart, without what is signed already: that counts as rented. */
    inCart: Cents
    /** What is left after the cart, never below 0: one more product is compared with this. */
    left: Cents
    lastDay: CalendarDay
    /** Today is its last valid day. */
    endsToday: boolean
}

/**
 * The one rule for the amount across the shop (G-13); null without a valid approval. `inCart` is the cart's weekly
 * payment; the part of it that is signed and not ordered yet counts as rented, and only once.
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
 * A weekly approval amount at every frequency [APPR-021] [APPR-022] [APPR-023]: the weekly amount as it was given, the
 * others rounded to whole dollars (decision 13).
 */
export const approvalAmounts = (weekly: Cents): Record<PaymentFrequency, Cents> => ({
    weekly,
    biweekly: fromWeekly(weekly, 'biweekly', WHOLE_DOLLARS),
    semimonthly: fromWeekly(weekly, 'semimonthly', WHOLE_DOLLARS),
    monthly: fromWeekly(weekly, 'monthly', WHOLE_DOLLARS)
})
