import type {InstantApprovalAnswer, PageName} from '@contract/approval'
import {z} from 'zod'
import {holderOf} from '../../agreements/account/holder-of'
import {identifier, OwnRequest} from '../../agreements/account/own-request'
import {rentalAccountOf} from '../../agreements/account/rental-account'
import {customPath, ownScope} from '../../agreements/custom-path'
import {todayAtStore} from '../../agreements/model/today-at-store'
import {endpoint} from '../../../core/endpoint'
import {badRequest} from '../../../core/problem'
import {localeOf, siteQuery} from '../../../core/query-values'
import {presentBasket} from '../../../shoppers/baskets/present/present-basket'
import {defaultStore, findStore} from '../../../stores/find-stores'
import type {World} from '../../../world/world'
import type {Approval} from '../model/approval'
import {isStanding} from '../model/has-approval'
import {approvalOf} from '../model/keep-approval'
import {newTemporaryBasket} from '../model/temporary-basket'
import {pageNames, presentApproval} from '../present/present-approval'

/** Where a shopper who wants to be approved goes next, and the temporary basket to go there with. [API-044, G-23] */
export const instantApproval = endpoint({
    method: 'POST',
    path: customPath('get-instant-approval', 'instantapproval'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        storeId: identifier.optional(),
        basketId: identifier.optional(),
        email: z.string().max(256).optional(),
        phone: z.string().max(32).optional()
    }),
    handle: ({body, query, shopper, world}): InstantApprovalAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const store = body.storeId ? findStore(world, body.storeId) : defaultStore(world)
        if (!store) return badRequest('There is no such store.')
        // Without a decision engine nobody can be answered.
        if (store.c_decisionEngineEnabled === false) return {pageName: 'ServiceFailure'}
        const {isBlacklisted} = rentalAccountOf(world, id)
        const approval = newestDecision(world, id, store.id)
        const basket = newTemporaryBasket(world, shopper, {
            storeId: body.storeId,
            email: body.email,
            approval
        })
        return {
            pageName: isBlacklisted ? 'Declined' : pageFor(approval),
            tempBasket: presentBasket(world, basket, localeOf(query)),
            ...(approval && {approval: presentApproval(world, id, approval)})
        }
    }
})

/** A refusal is remembered as long as an approval; afterwards one may apply again. */
const newestDecision = (world: World, customerId: string, storeNumber: string) => {
    const approval = approvalOf(world, customerId)
    const today = todayAtStore(world, storeNumber)
    return approval && (isStanding(approval, today) || isFreshRefusal(approval, today))
        ? approval
        : undefined
}

const isFreshRefusal = ({response, expiresOn}: Approval, today: string) =>
    response === '2' && today <= expiresOn

const pageFor = (approval: Approval | undefined): PageName =>
    approval ? pageNames[approval.response] : 'PreFilledWebForm'
