import type {Approval, ApprovalDecision} from '@app/domain/approval/approval'
import type {ApprovalResponse} from '@contract/approval'
import {day, number, recordInJson, text} from '../../json'

/** [APPR-002] [APPR-003] [APPR-004] */
const codes: Record<ApprovalDecision, ApprovalResponse> = {
    approved: '1',
    conditional: '4',
    declined: '2'
}

const decisions = new Map<string, ApprovalDecision>([
    ['1', 'approved'],
    ['4', 'conditional'],
    ['2', 'declined']
])

/** The decision for a code, which may be a number or a text; undefined for an unknown code. */
export const decisionFrom = (code: unknown): ApprovalDecision | undefined =>
    decisions.get(text(code) ?? number(code)?.toString() ?? '')

/** A decision as customer records and baskets store it: without its amount. */
export type ApprovalInShort = Pick<Approval, 'decision' | 'lastDay'>

/** The decision in a `c_customerDEApproval`, which is JSON; null if there is none [APPR-007]. */
export const toApprovalInShort = (raw: unknown): ApprovalInShort | null => {
    const {approvalResponse, approvalExpirationDate} = recordInJson(raw)
    const decision = decisionFrom(approvalResponse)
    const lastDay = day(approvalExpirationDate)
    return decision === undefined || lastDay === undefined ? null : {decision, lastDay}
}

/** An approval as a temporary basket stores it [APPR-019]. */
export const approvalAttributes = ({decision, lastDay}: ApprovalInShort) => ({
    c_customerDEApproval: JSON.stringify({
        approvalResponse: codes[decision],
        approvalExpirationDate: lastDay
    })
})
