import {z} from 'zod'
import type {EnvelopeAnswer} from '@contract/agreements'
import {mustBeStorefront, publicBase} from '../../core/addresses'
import {endpoint} from '../../core/endpoint'
import {localeOf, siteQuery} from '../../core/query-values'
import {notFound, problem} from '../../core/response'
import {hashOf, newSecret} from '../../shoppers/sign-in/session'
import type {World} from '../../world/world'
import {customPath, holderOf, identifier, OwnRequest, ownScope} from '../rental-account'
import {mustBeCovered} from '../approval/offers/coverage'
import {todayAtStore} from '../days'
import {ownAgreement, saveAgreement} from './agreement'
import {weeklyShare} from './plan'

export type Envelope = {
    id: string
    agreementId: string
    customerId: string
    returnUrl: string
    expiresAt: number
}

const lifetime = 5 * 60 * 1000

/** Stores an agreement that is being signed. Its page can only be opened with the token. */
export const newEnvelope = (
    world: World,
    {agreementId, customerId, returnUrl}: Omit<Envelope, 'id' | 'expiresAt'>
) => {
    const id = world.newId()
    const token = newSecret()
    const expiresAt = world.now().getTime() + lifetime
    world
        .statement(
            `INSERT INTO signing_envelope
                 (id, agreement_id, customer_id, token_hash, return_url, expires_at)
             VALUES (?, ?, ?, ?, ?, ?)`
        )
        .run(id, agreementId, customerId, hashOf(token), returnUrl, expiresAt)
    return {id, token}
}

export const openEnvelope = ({statement}: World, id: string, token: string): Envelope =>
    statement<Envelope>(
        `SELECT id, agreement_id AS agreementId, customer_id AS customerId,
             return_url AS returnUrl, expires_at AS expiresAt
         FROM signing_envelope WHERE id = ? AND token_hash = ?`
    ).get(id, hashOf(token)) ?? notFound('envelope', id)

/**
 * Starts the signing of an agreement and returns the address of its page. Each call creates a new address, valid for
 * five minutes; the page speaks the language of the call. Refused with 409 if no approval covers the agreement [G-24, D-25].
 */
export const createEnvelope = endpoint({
    method: 'POST',
    path: customPath('agreement-signing', 'envelope'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({agreementId: identifier, returnUrl: z.url().max(500)}),
    handle: ({body, query, shopper, world, url}): EnvelopeAnswer => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const agreement = ownAgreement(world, body.agreementId, customerId)
        if (agreement.signing.signerStatus === 'Completed') {
            return problem(409, 'already-signed', 'The agreement is signed already.')
        }
        mustBeStorefront(body.returnUrl)
        const today = todayAtStore(world, agreement.storeNumber)
        mustBeCovered(world, customerId, {weekly: weeklyShare(agreement.plan), today})
        const {id: envelopeId, token} = newEnvelope(world, {
            agreementId: agreement.id,
            customerId,
            returnUrl: body.returnUrl
        })
        const signing = {signerStatus: 'Sent', envelopeId, envelopeStatus: 'sent'} as const
        saveAgreement(world, {...agreement, signing})
        const words = new URLSearchParams({token, locale: localeOf(query)})
        const signingUrl = `${publicBase(url)}/signing/envelopes/${envelopeId}?${words}`
        return {envelopeId, envelopeStatus: 'sent', signingUrl}
    }
})
