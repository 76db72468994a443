import * as z from 'zod/mini'
import type {ExistingApprovalRequest} from '@contract/approval'
import {forgetTemporaryBasket, storedTemporaryId} from '../basket/temporary/temporary-id'
import {marketingUtm} from '../campaign'
import {decisionFrom} from '../session/customer/approval-in-short'
import {anyDay, anyFlag, listIfAny, readAnswer} from '../answer'
import {type Commerce, toFailure} from '../client'
import {type UnknownRecord} from '../json'

const Approval = z.looseObject({
    approvalResponse: z.unknown().check(z.refine((code) => decisionFrom(code) !== undefined)),
    weeklyApprovalAmount: z.number(),
    approvalExpirationDate: anyDay,
    verificationDocuments: listIfAny
})

/** A response has a decision with its amount and its last day, or says that there is none. */
const ApprovalAnswer = z.union([
    z.looseObject({approval: Approval}),
    z.looseObject({approval: z.nullish(z.undefined()), isBlacklisted: anyFlag})
])

/**
 * The platform's response about the shopper's last decision. Names the temporary basket that this browser made, so that
 * the platform writes the decision to it too [APPR-018, APPR-019, API-047]. If the platform has dropped that basket,
 * its id is removed and the call repeated without it. Rejects with a CommerceError, also for an unreadable response: it
 * must not look like "nothing was decided".
 */
export const lookUpApproval = async (own: Commerce, customerId: string): Promise<UnknownRecord> => {
    const path = '/custom/get-existing-approval/v1/organizations/{org}/existingapproval'
    const utm = marketingUtm()
    const request = async (tempBasketId: string | undefined): Promise<UnknownRecord> => {
        const body: ExistingApprovalRequest = {
            customerId,
            includeBlacklist: true,
            ...(tempBasketId !== undefined && {tempBasketId}),
            ...(utm !== undefined && {marketingUtm: utm})
        }
        return readAnswer(ApprovalAnswer, await own.fetch({path, body, customerId}))
    }
    const stored = storedTemporaryId()
    if (stored === undefined) return request(undefined)
    try {
        return await request(stored)
    } catch (error) {
        if (toFailure(error).code !== 'not-found') throw error
        // A 404 may also mean that the customer is not found, as during sign-in: then this call fails too, and the
        // stored id stays.
        const answer = await request(undefined)
        forgetTemporaryBasket()
        return answer
    }
}
