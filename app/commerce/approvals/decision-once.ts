import {createStore} from 'zustand/vanilla'
import {isPageName} from '@app/domain/approval/application'
import type {ApprovalDecision} from '@app/domain/approval/approval'
import {CommerceError} from '../client'
import {isNotFound, isUnknownEnd} from '../outcome/outcome'
import {approvalOf, type Decision, existingApproval} from './existing-approval'
import type {Applicant} from './instant-approval'
import {sdkFailure} from '../outcome/sdk-failure'

const pageNames: Record<ApprovalDecision, string> = {
    approved: 'Approved',
    conditional: 'ConditionalApproval',
    declined: 'Declined'
}

/** 404: the platform may not know a customer about whom nothing was decided yet. */
const lastDecision = async ({commerce, customerId}: Applicant): Promise<Decision | null> =>
    existingApproval(commerce, customerId)
        .fetch()
        .then(approvalOf)
        .catch(async (error: unknown) => {
            const failure = await sdkFailure(error)
            if (!isNotFound(failure)) throw failure
            return null
        })

/** A call of this tab whose result is not known: for whom, and the decision that existed before it. */
type Unanswered = {customerId: string; beforeId: string | null | undefined}

const calls = createStore<{unanswered: Unanswered | null}>(() => ({unanswered: null}))

/** The decision that resulted from a call; null if there is none. Undefined if it cannot be read now. */
const decisionAfter = async (session: Applicant, beforeId: Unanswered['beforeId']) => {
    const after = await lastDecision(session).catch(() => undefined)
    return after && after.id === beforeId ? null : after
}

/** The page of the decision that a call may have resulted in; notes whether that is still unknown. */
const pageAfter = async (session: Applicant, beforeId: Unanswered['beforeId'], isOpen: boolean) => {
    const decided = isOpen ? await decisionAfter(session, beforeId) : null
    if (decided !== undefined) calls.setState({unanswered: null})
    return decided ? pageNames[decided.decision] : undefined
}

/** The decision that resulted from an earlier attempt whose result was unknown at the time; null if there is none. */
const decisionOfEarlierTry = (customerId: string, last: Decision | null): Decision | null => {
    const {unanswered} = calls.getState()
    return unanswered?.customerId === customerId && last?.id !== unanswered.beforeId ? last : null
}

/** The page that a call leads to. A response without a page name counts as unknown: a decision may have been made. */
const pageOf = async (act: () => Promise<string | undefined>): Promise<string> => {
    const pageName = await act()
    if (pageName === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    return pageName
}

/**
 * Makes a call that results in a decision, once, and returns the name of the page that it leads to. If the result is
 * unknown, the decision is looked up and the call is not repeated, now and before every further attempt: a decision
 * that did not exist before is the result, even if its page name is unknown to us. If the decision cannot be looked up
 * beforehand, nothing is sent. Rejects with a CommerceError.
 */
export const decisionOnce = async (
    session: Applicant,
    act: () => Promise<string | undefined>
): Promise<string> => {
    const {customerId} = session
    const before = await lastDecision(session)
    const known = decisionOfEarlierTry(customerId, before)
    if (known) {
        calls.setState({unanswered: null})
        return pageNames[known.decision]
    }
    calls.setState({unanswered: {customerId, beforeId: before?.id}})
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
