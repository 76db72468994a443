import type {ExistingApprovalRequest} from '@contract/approval'
import {forgetTemporaryBasket, storedTemporaryId} from '../basket/temporary-basket'
import {marketingUtm} from '../campaign'
import {type Commerce, toFailure} from '../client'

/**
 * The platform's answer about the shopper's last decision, for the temporary basket that this browser has made: it is then
 * on the basket too [APPR-018, APPR-019, API-047]. A basket that the platform has dropped is forgotten, and asked without.
 */
export const lookUpApproval = async (own: Commerce, customerId: string): Promise<unknown> => {
    const path = '/custom/get-existing-approval/v1/organizations/{org}/existingapproval'
    const utm = marketingUtm()
    const ask = (tempBasketId: string | undefined): Promise<unknown> => {
        const body: ExistingApprovalRequest = {
            customerId,
            includeBlacklist: true,
            ...(tempBasketId !== undefined && {tempBasketId}),
            ...(utm !== undefined && {marketingUtm: utm})
        }
        return own.fetch({path, body, customerId})
    }
    const stored = storedTemporaryId()
    if (stored === undefined) return ask(undefined)
    try {
        return await ask(stored)
    } catch (error) {
        if (toFailure(error).code !== 'not-found') throw error
        // It may be the shopper who is not there, as while they sign in: then their basket is.
        const answer = await ask(undefined)
        forgetTemporaryBasket()
        return answer
    }
}
