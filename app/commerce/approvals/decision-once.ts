import type {ApprovalDecision} from '@app/domain/approval'
import {basketFailure} from '../basket/basket-failure'
import {type Decision, existingApproval} from './existing-approval'
import type {Applicant} from './instant-approval'

const pageNames: Record<ApprovalDecision, string> = {
    approved: 'Approved',
    conditional: 'ConditionalApproval',
    declined: 'Declined'
}

const lastDecision = async ({commerce, customerId}: Applicant): Promise<Decision | null> =>
    existingApproval(commerce, customerId).fetch()

/**
 * Does once what ends in a decision, and answers with the name of the page that it leads to. Where nobody knows whether it
 * arrived, the decision is looked up and not asked for again: one that was not there before is the answer. Rejects with a
 * CommerceError.
 */
export const decisionOnce = async <Answer>(
    session: Applicant,
    act: () => Promise<Answer>
): Promise<Answer | string> => {
    const before = await lastDecision(session).catch(() => undefined)
    try {
        return await act()
    } catch (error) {
        const failure = await basketFailure(error)
        const isUnknown = failure.status >= 500 && before !== undefined
        const after = isUnknown ? await lastDecision(session).catch(() => null) : null
        if (after === null || after.id === before?.id) throw failure
        return pageNames[after.decision]
    }
}
