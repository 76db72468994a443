import {z} from 'zod'
import type {ClaimOfferAnswer} from '@contract/approval'
import {endpoint} from '../../../core/endpoint'
import {localeOf, siteQuery} from '../../../core/query-values'
import {todayAtStore} from '../../days'
import {
    customPath,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    rentalAccountOf
} from '../../rental-account'
import {type Approval, approvalInForce, saveApproval} from '../approval'
import {approvalOfOffer, claim, offerOf} from './offer'
import {pageNames, presentApproval} from '../present-approval'

/** Whether the earlier decision is kept: a refusal always, an approval unless the offer's limit is higher. */
const isStored = (held: Approval, offered: Approval): boolean =>
    held.response === '2' || held.weekly >= offered.weekly

/** Claims a mailed offer with the data of its letter; returns the name of the next page [G-28]. */
export const claimOffer = endpoint({
    method: 'POST',
    path: customPath('claim-offer', 'claim'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        code: z.string().min(1).max(32),
        lastName: z.string().min(1).max(100),
        zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'is no zip code'),
        storeId: identifier.optional()
    }),
    handle: ({body, query, shopper, world}): ClaimOfferAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const offer = offerOf(body)
        const {isBlacklisted, storeNumber} = rentalAccountOf(world, id)
        if (isBlacklisted) return {pageName: 'Declined'}
        if (offer.pageName === 'ServiceFailure') return {pageName: offer.pageName}
        claim(world, offer.code, id)
        const today = todayAtStore(world, body.storeId ?? storeNumber)
        const offered = approvalOfOffer(offer, {today, decisionId: world.newId()})
        const held = approvalInForce(world, id, today)
        const stored = held && (!offered || isStored(held, offered)) ? held : undefined
        const approval = stored ?? (offered && saveApproval(world, id, offered))
        return approval
            ? {
                  pageName: pageNames[approval.response],
                  approval: presentApproval(world, id, approval, localeOf(query))
              }
            : {pageName: offer.pageName}
    }
})
