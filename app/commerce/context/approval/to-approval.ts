import type {ApprovalDecision} from '@app/domain/approval/approval'
import type {UsedApproval} from '@app/domain/approval/approved-a-week'
import {cents, flag, number, record, text} from '../../reading'

/** [APPR-002] [APPR-003] [APPR-004] */
const decisions = new Map<string | undefined, ApprovalDecision>([
    ['1', 'approved'],
    ['4', 'conditional'],
    ['2', 'declined']
])

/** The existing approval that an answer tells of; null where there is none to go by, or none may be had. */
export const toApproval = (raw: unknown): UsedApproval | null => {
    const {approval, isBlacklisted} = record(raw)
    const {
        approvalResponse,
        weeklyApprovalAmount,
        weeklyOutstandingBalance,
        approvalExpirationDate
    } = record(approval)
    const decision = decisions.get(text(approvalResponse) ?? number(approvalResponse)?.toString())
    const [weeklyLimit, lastDay] = [cents(weeklyApprovalAmount), text(approvalExpirationDate)]
    if (decision === undefined || weeklyLimit === undefined || lastDay === undefined) return null
    if (flag(isBlacklisted)) return null
    return {decision, weeklyLimit, lastDay, weeklyOutstanding: cents(weeklyOutstandingBalance) ?? 0}
}
