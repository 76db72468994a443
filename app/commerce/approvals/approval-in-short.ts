import type {Approval, ApprovalDecision} from '@app/domain/approval'
import type {ApprovalResponse} from '@contract/approval'
import {number, recordInJson, text} from '../json'

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

/** The decision that a code stands for, which may come as a number; nothing if it stands for none. */
export const decisionFrom = (code: unknown): ApprovalDecision | undefined =>
    decisions.get(text(code) ?? number(code)?.toString() ?? '')

/** A decision as customers' records and baskets carry it: what it is worth is not in it. */
export type ApprovalInShort = Pick<Approval, 'decision' | 'lastDay'>

/** The decision in a `c_customerDEApproval`, a JSON text; null if it is none [APPR-007]. */
export const toApprovalInShort = (raw: unknown): ApprovalInShort | null => {
    const {approvalResponse, approvalExpirationDate} = recordInJson(raw)
    const decision = decisionFrom(approvalResponse)
    const lastDay = text(approvalExpirationDate)
    return decision === undefined || lastDay === undefined ? null : {decision, lastDay}
}

/** An approval as a temporary basket carries it [APPR-019]. */
export const approvalAttributes = ({decision, lastDay}: ApprovalInShort) => ({
    c_customerDEApproval: JSON.stringify({
        approvalResponse: codes[decision],
        approvalExpirationDate: lastDay
    })
})
