import {wantedDocuments} from '@app/domain/approval/application'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {IdentityRequest} from '@contract/approval'
import {type Commerce, CommerceError, refusalType} from '../client'
import {flag, number, record} from '../json'
import type {Query} from '../query'
import {
    type Decision,
    type ExistingApproval,
    existingApproval,
    type RequestedDocument
} from './existing-approval'
import type {Applicant} from './instant-approval'

/** What a decision requires to verify the shopper's identity (G-20) [VERIFY-002]. */
export type IdentityStatus = {
    decision: Decision
    /** The document that proves the shopper's identity; empty if none is required. */
    identity: RequestedDocument[]
    triesLeft: number
    /** The other documents that are required, by kind. */
    otherWanted: string[]
}

/** The identity check that the last decision asks for; null if nothing has been decided. */
export const identityStatusOf = ({approval}: ExistingApproval): IdentityStatus | null =>
    approval && {
        decision: approval,
        identity: approval.documents.filter(({kind}) => kind === 'identity'),
        triesLeft: approval.identityTriesLeft,
        otherWanted: wantedDocuments(approval.documents.filter(({kind}) => kind !== 'identity'))
    }

/** The last decision as it is now: the platform counts the attempts. */
export const currentApproval = (own: Commerce, customerId: string): Query<ExistingApproval> => ({
    ...existingApproval(own, customerId),
    staleTime: 0
})

/** What shoppers enter to prove who they are; it is compared with their application. */
export type IdentityAnswers = {lastFour: string; birthDate: CalendarDay}

export type IdentityResult = 'verified' | 'locked' | {triesLeft: number}

/**
 * Verifies the shopper's identity: the platform compares the answers, three times at most [VERIFY-004]. Nothing of them
 * is stored. Rejects with a CommerceError; a response without a result locks nobody out.
 */
export const verifyIdentity = async (
    {commerce, customerId}: Applicant,
    {lastFour, birthDate}: IdentityAnswers
): Promise<IdentityResult> => {
    const body: IdentityRequest = {customerId, lastFourSsn: lastFour, birthDate}
    const path = '/custom/identity-verification/v1/organizations/{org}/verifyidentity'
    try {
        const {verified, attemptsLeft} = record(await commerce.fetch({path, body, customerId}))
        if (flag(verified) === true) return 'verified'
        const triesLeft = number(attemptsLeft)
        if (triesLeft === undefined) throw new CommerceError({status: 502, code: 'garbled'})
        return triesLeft === 0 ? 'locked' : {triesLeft}
    } catch (error) {
        if (refusalType(error) === 'identity-locked') return 'locked'
        throw error
    }
}
