import type {EnvelopeAnswer} from '@contract/agreements'
import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {problem} from '../../../core/problem'
import {siteQuery} from '../../../core/query-values'
import {mustBeStorefront} from '../../../third-parties/page/storefront-origins'
import {publicBase} from '../../../third-parties/page/public-base'
import {newEnvelope} from '../../../third-parties/signing/envelope'
import {holderOf} from '../account/holder-of'
import {identifier, OwnRequest} from '../account/own-request'
import {customPath, ownScope} from '../custom-path'
import {keepAgreement, ownAgreement} from '../model/keep-agreement'

/** Sends an agreement to be signed, and says where; each call makes a new address, good for five minutes. [G-24] */
export const createEnvelope = endpoint({
    method: 'POST',
    path: customPath('agreement-signing', 'envelope'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({agreementId: identifier, returnUrl: z.url().max(500)}),
    handle: ({body, shopper, world, url}): EnvelopeAnswer => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const agreement = ownAgreement(world, body.agreementId, customerId)
        if (agreement.signing.signerStatus === 'Completed') {
            return problem(409, 'already-signed', 'The agreement is signed already.')
        }
        mustBeStorefront(body.returnUrl)
        const {id: envelopeId, token} = newEnvelope(world, {
            agreementId: agreement.id,
            customerId,
            returnUrl: body.returnUrl
        })
        const signing = {signerStatus: 'Sent', envelopeId, envelopeStatus: 'sent'} as const
        keepAgreement(world, {...agreement, signing})
        const signingUrl = `${publicBase(url)}/signing/envelopes/${envelopeId}?token=${token}`
        return {envelopeId, envelopeStatus: 'sent', signingUrl}
    }
})
