import {needsIdentityCheck, wantedDocuments} from '@app/domain/application'
import {type Decision as ExistingApproval, toApproval} from '../approvals/existing-approval'
import {lookUpApproval} from '../approvals/look-up-approval'
import type {Commerce} from '../client'
import {flag, list, record, text} from '../json'
import type {Query} from '../query'

/** The last decision, and what it still requires before an agreement can be signed (D-25). */
export type Decision = {
    approval: ExistingApproval | null
    isConditionOpen: boolean
    /** The identity check is a step of its own if the store verifies identities, and a document elsewhere [CHECKOUT-004]. */
    isIdentityOpen: boolean
    /** A bank account is verified on a page, and not by an upload (G-25) [CHECKOUT-005]. */
    isBankOpen: boolean
}

type Requested = {kind: string; isRequired: boolean; isSubmitted: boolean}

const toRequested = (raw: unknown): Requested[] =>
    list(record(record(raw).approval).verificationDocuments).flatMap((one) => {
        const {verifyType, verifyRequired} = record(one)
        const kind = text(verifyType)
        const isRequired = flag(verifyRequired) ?? false
        return kind === undefined ? [] : [{kind, isRequired, isSubmitted: false}]
    })

/** The decision in a response; `needsIdentity`: the store verifies identities in a step of their own. */
export const toDecision = (raw: unknown, needsIdentity: boolean): Decision => {
    const requested = toRequested(raw)
    const of = (kind: string) => requested.filter((document) => document.kind === kind)
    const inPlace = needsIdentity ? ['BANK', 'IDENTITY'] : ['BANK']
    const uploads = requested.filter(({kind}) => !inPlace.includes(kind))
    return {
        approval: toApproval(raw),
        isConditionOpen: wantedDocuments(uploads).length > 0,
        isIdentityOpen: needsIdentityCheck(needsIdentity, of('IDENTITY')),
        isBankOpen: wantedDocuments(of('BANK')).length > 0
    }
}

/** The shopper's last decision as the checkout needs it [API-047] [CHECKOUT-003]. */
export const lastDecision = (
    own: Commerce,
    customerId: string,
    needsIdentity: boolean
): Query<Decision> => ({
    key: ['decision', needsIdentity],
    staleTime: 30_000,
    fetch: async () => toDecision(await lookUpApproval(own, customerId), needsIdentity)
})
