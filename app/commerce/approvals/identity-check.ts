import {wantedDocuments} from '@app/domain/application'
import type {CalendarDay} from '@app/domain/calendar'
import type {IdentityRequest} from '@contract/approval'
import {type Commerce, CommerceError, refusalType} from '../client'
import {flag, number, record} from '../json'
import type {Query} from '../query'
import {type RequestedDocument, type Decision, toApproval} from './existing-approval'
import type {Applicant} from './instant-approval'
import {lookUpApproval} from './look-up-approval'

/** How many attempts there are, if the platform does not say how many are left. */
export const mostIdentityTries = 3

/** What a decision requires to verify the shopper's identity (G-20) [VERIFY-002]. */
export type IdentityStanding = {
    decision: Decision
    /** The document that proves the shopper's identity; empty if none is required. */
    identity: RequestedDocument[]
    triesLeft: number
    /** The other documents that are required, by kind. */
    otherWanted: string[]
}

/** The identity check in a response; null if nothing has been decided. */
export const toIdentityStanding = (raw: unknown): IdentityStanding | null => {
    const decision = toApproval(raw)
    if (decision === null) return null
    const {identityAttemptsLeft} = record(record(raw).approval)
    const {documents} = decision
    return {
        decision,
        identity: documents.filter(({kind}) => kind === 'identity'),
        triesLeft: number(identityAttemptsLeft) ?? mostIdentityTries,
        otherWanted: wantedDocuments(documents.filter(({kind}) => kind !== 'identity'))
    }
}

/** Whether the shopper's identity is still to be verified, and how many attempts are left. */
export const identityStanding = (
    own: Commerce,
    customerId: string
): Query<IdentityStanding | null> => ({
    key: ['identity-standing'],
    staleTime: 0,
    fetch: async () => toIdentityStanding(await lookUpApproval(own, customerId))
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
