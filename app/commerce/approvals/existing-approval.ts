import type {ApprovalDecision, UsedApproval} from '@app/domain/approval'
import type {ExistingApprovalRequest} from '@contract/approval'
import type {Commerce} from '../client'
import {cents, flag, number, record, text} from '../json'
import type {Query} from '../query'

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

/** The shopper's last decision, whether it still holds or not [API-047]; asked with their own session, never on the server. */
export const existingApproval = (
    own: Commerce,
    customerId: string
): Query<UsedApproval | null> => ({
    key: ['existing-approval', customerId],
    staleTime: 60_000,
    fetch: async () => {
        const body: ExistingApprovalRequest = {customerId, includeBlacklist: true}
        const path = '/custom/get-existing-approval/v1/organizations/{org}/existingapproval'
        return toApproval(await own.fetch({path, body, customerId}))
    }
})
