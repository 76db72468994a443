import type {IdentityAnswer, PrefillAnswer} from '@contract/approval'
import {z} from 'zod'
import {holderOf} from '../../agreements/account/holder-of'
import {day, identifier, OwnRequest} from '../../agreements/account/own-request'
import {customPath, ownScope} from '../../agreements/custom-path'
import {endpoint} from '../../../core/endpoint'
import {problem} from '../../../core/problem'
import {siteQuery} from '../../../core/query-values'
import {keepBasket, ownBasket} from '../../../shoppers/baskets/model/keep-basket'
import {applicantSecrets} from '../model/applicant-secrets'
import {approvalOf, keepApproval} from '../model/keep-approval'
import {prefillFor} from '../model/prefill'

const api = 'identity-verification'
const lastFour = z.string().regex(/^\d{4}$/, 'must be four digits')

/** Fills the form by the mobile number, with the shopper's consent; the basket keeps what was found. */
export const payfone = endpoint({
    method: 'POST',
    path: customPath(api, 'payfone'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        tempBasketId: identifier,
        phone: z.string().regex(/^(\+?1)?[2-9]\d{2}[2-9]\d{6}$/, 'is no mobile number'),
        consent: z.literal(true),
        lastFourSsn: lastFour.optional(),
        birthDate: day.optional()
    }),
    handle: ({body, shopper, world}): PrefillAnswer => {
        holderOf(world, body.customerId, shopper)
        const basket = ownBasket(world, body.tempBasketId, shopper)
        const found = prefillFor(body.phone)
        const answered = found ? {c_payfoneResponse: JSON.stringify(found)} : {}
        keepBasket(world, {
            ...basket,
            custom: {...basket.custom, ...answered, c_isPrefill: found !== undefined}
        })
        return {isPrefill: found !== undefined, ...(found && {payfoneResponse: found})}
    }
})

const mostTries = 3

/** Compares what an applicant says again with what they said before. A wrong answer costs one of three tries. */
export const verifyIdentity = endpoint({
    method: 'POST',
    path: customPath(api, 'verifyidentity'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({tempBasketId: identifier, lastFourSsn: lastFour, birthDate: day}),
    handle: ({body, shopper, world}): IdentityAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const approval = approvalOf(world, id)
        if (!approval) return problem(409, 'approval-required', 'There is no decision yet.')
        if (approval.identityTries >= mostTries) {
            return problem(409, 'identity-locked', 'The identity must be shown in the store.')
        }
        const {ssn, birthDate} = applicantSecrets(
            world,
            ownBasket(world, body.tempBasketId, shopper)
        )
        const verified = ssn.slice(-4) === body.lastFourSsn && birthDate === body.birthDate
        const identityTries = verified ? 0 : approval.identityTries + 1
        keepApproval(world, id, {
            ...approval,
            identityTries,
            isIdentityVerified: verified || approval.isIdentityVerified
        })
        return {verified, attemptsLeft: mostTries - identityTries}
    }
})
