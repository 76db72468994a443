import type {ExistingApprovalRequest} from '@contract/approval'
import {forgetTemporaryBasket, storedTemporaryId} from '../basket/temporary-id'
import {marketingUtm} from '../campaign'
import {type Commerce, CommerceError, toFailure} from '../client'
import {number, recordOrGarbled, text, type UnknownRecord} from '../json'

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

const code = (value: unknown) => text(value) ?? number(value)

/** A response that can be read: it has a decision with values of the right types, or none at all. */
const readable = (raw: unknown): UnknownRecord => {
    const answer = recordOrGarbled(raw)
    if (answer.approval === undefined || answer.approval === null) return answer
    const {approvalResponse, weeklyApprovalAmount, approvalExpirationDate} = recordOrGarbled(
        answer.approval
    )
    const isGarbled =
        (!isAbsent(approvalResponse) && code(approvalResponse) === undefined) ||
        (!isAbsent(weeklyApprovalAmount) && number(weeklyApprovalAmount) === undefined) ||
        (!isAbsent(approvalExpirationDate) && text(approvalExpirationDate) === undefined)
    if (isGarbled) throw new CommerceError({status: 502, code: 'garbled'})
    return answer
}

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
        return readable(await own.fetch({path, body, customerId}))
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
