import type {CalendarDay} from '../calendar/calendar-day'
import type {Cents} from '../money/cents'
import type {Approval} from './approval'

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
