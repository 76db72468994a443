import type {CalendarDay} from '../calendar/calendar-day'
import type {Cents} from '../money/cents'

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
