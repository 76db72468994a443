import type {ExistingApprovalAnswer} from '@contract/approval'
import {z} from 'zod'
import {holderOf} from '../../agreements/account/holder-of'
import {identifier, OwnRequest} from '../../agreements/account/own-request'
import {rentalAccountOf} from '../../agreements/account/rental-account'
import {customPath, ownScope} from '../../agreements/custom-path'
import {endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {ownBasket} from '../../../shoppers/baskets/model/keep-basket'
import {approvalOf} from '../model/keep-approval'
import {withDecision} from '../model/temporary-basket'
import {presentApproval} from '../present/present-approval'

/** The last decision, whether it still holds or not; a temporary basket that is named carries it too. [API-047] */
export const existingApproval = endpoint({
    method: 'POST',
    path: customPath('get-existing-approval', 'existingapproval'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        includeBlacklist: z.boolean().optional(),
        tempBasketId: identifier.optional(),
        marketingUtm: z.string().max(500).optional()
    }),
    handle: ({body, shopper, world}): ExistingApprovalAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const approval = approvalOf(world, id)
        const basket = body.tempBasketId && ownBasket(world, body.tempBasketId, shopper)
        if (basket && approval) withDecision(world, basket, approval)
        const {isBlacklisted} = rentalAccountOf(world, id)
        return {
            ...(approval && {approval: presentApproval(world, id, approval)}),
            ...(body.includeBlacklist && {isBlacklisted})
        }
    }
})
