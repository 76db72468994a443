import {needsIdentityCheck, wantedDocuments} from '@app/domain/approval/application'
import type {Decision as LastDecision, ExistingApproval} from '../approvals/existing-approval'

/** The last decision, and what it still requires before an agreement can be signed (D-25). */
export type Decision = {
    approval: LastDecision | null
    isConditionOpen: boolean
    /** The identity check is a step of its own if the store verifies identities, and a document elsewhere [CHECKOUT-004]. */
    isIdentityOpen: boolean
    /** A bank account is verified on a page, and not by an upload (G-25) [CHECKOUT-005]. */
    isBankOpen: boolean
}

/**
 * The last decision as the checkout needs it [API-047] [CHECKOUT-003]; `needsIdentity`: the store verifies identities in
 * a step of their own. A document that was sent counts only once the platform requires it no longer.
 */
export const decisionOf = ({approval}: ExistingApproval, needsIdentity: boolean): Decision => {
    const requested = (approval?.documents ?? []).map((one) => ({...one, isSubmitted: false}))
    const identity = requested.filter(({kind}) => kind === 'identity')
    const uploads = needsIdentity ? requested.filter(({kind}) => kind !== 'identity') : requested
    return {
        approval,
        isConditionOpen: wantedDocuments(uploads).length > 0,
        isIdentityOpen: needsIdentityCheck(needsIdentity, identity),
        isBankOpen: approval?.isBankOpen ?? false
    }
}
