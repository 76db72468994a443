import type {ExistingApprovalRequest} from '@contract/approval'
import {forgetTemporaryBasket, storedTemporaryId} from '../basket/temporary-id'
import {marketingUtm} from '../campaign'
import {type Commerce, CommerceError, toFailure} from '../client'
import {number, recordOrGarbled, text, type UnknownRecord} from '../json'

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

const code = (value: unknown) => text(value) ?? number(value)

/** An answer that can be read: it names a decision of the right kinds of values, or none at all. */
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
 * The platform's answer about the shopper's last decision, for the temporary basket that this browser has made: it is then
 * on the basket too [APPR-018, APPR-019, API-047]. A basket that the platform has dropped is forgotten, and asked without.
 * Rejects with a CommerceError, also where the answer cannot be read: nobody reads then that nothing was decided.
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
        // It may be the shopper who is not there, as while they sign in: then their basket is.
        const answer = await request(undefined)
        forgetTemporaryBasket()
        return answer
    }
}
