import {isPageName} from '@app/domain/application'
import type {ApprovalDecision} from '@app/domain/approval'
import {isUnknownEnd} from '../basket/basket-failure'
import {CommerceError} from '../client'
import {type Decision, existingApproval} from './existing-approval'
import type {Applicant} from './instant-approval'
import {sdkFailure} from '../sdk-failure'

const pageNames: Record<ApprovalDecision, string> = {
    approved: 'Approved',
    conditional: 'ConditionalApproval',
    declined: 'Declined'
}

/** Somebody of whom nobody has decided anything yet is perhaps not known at all. */
const lastDecision = async ({commerce, customerId}: Applicant): Promise<Decision | null> =>
    existingApproval(commerce, customerId)
        .fetch()
        .catch(async (error: unknown) => {
            const failure = await sdkFailure(error)
            if (failure.status !== 404) throw failure
            return null
        })

/** An act of this tab of which nobody knows whether it was done: whose, and the decision that stood before it. */
type Unanswered = {customerId: string; beforeId: string | null | undefined}

let unanswered: Unanswered | null = null

/** The decision that came of an act; null if it came to nothing. Undefined if that cannot be read now. */
const decisionAfter = async (session: Applicant, beforeId: Unanswered['beforeId']) => {
    const after = await lastDecision(session).catch(() => undefined)
    return after && after.id === beforeId ? null : after
}

/** The page of the decision that an act may have come to, if it has; notes whether that is known now. */
const pageAfter = async (session: Applicant, beforeId: Unanswered['beforeId'], isOpen: boolean) => {
    const decided = isOpen ? await decisionAfter(session, beforeId) : null
    if (decided !== undefined) unanswered = null
    return decided ? pageNames[decided.decision] : undefined
}

/** The decision that a try before has come to after all, which nobody knew then; null if there is none. */
const decisionOfEarlierTry = (customerId: string, last: Decision | null): Decision | null =>
    unanswered?.customerId === customerId && last?.id !== unanswered.beforeId ? last : null

/** The page that an act leads to. An answer without one says as little as none: perhaps it was decided. */
const pageOf = async (act: () => Promise<string | undefined>): Promise<string> => {
    const pageName = await act()
    if (pageName === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    return pageName
}

/**
 * Does once what ends in a decision, and answers with the name of the page that it leads to. Where nobody knows whether it
 * arrived, the decision is looked up and not asked for again, at once and before every further try: one that was not there
 * before is the answer, also where the page has a name that nobody knows. Where it cannot be looked up beforehand nothing
 * is sent. Rejects with a CommerceError.
 */
export const decisionOnce = async (
    session: Applicant,
    act: () => Promise<string | undefined>
): Promise<string> => {
    const {customerId} = session
    const before = await lastDecision(session)
    const known = decisionOfEarlierTry(customerId, before)
    if (known) {
        unanswered = null
        return pageNames[known.decision]
    }
    unanswered = {customerId, beforeId: before?.id}
    try {
        const pageName = await pageOf(act)
        return (await pageAfter(session, before?.id, !isPageName(pageName))) ?? pageName
    } catch (error) {
        const failure: CommerceError = await sdkFailure(error)
        const page = await pageAfter(session, before?.id, isUnknownEnd(failure))
        if (page === undefined) throw failure
        return page
    }
}
