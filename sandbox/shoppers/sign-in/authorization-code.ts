import {z} from 'zod'
import {siteId} from '../../core/sites'
import {answer} from '../../core/response'
import type {World} from '../../world/world'
import {guestIdentityOf, hashOf, isProofOf, newSecret} from './session'
import {mustBeRedirect, mustKnowClient, slasProblem} from './slas'

/** The parameters that authorize and login share. A public client must send a challenge. */
export const GrantRequest = z.object({
    client_id: z.string().max(40),
    redirect_uri: z.string().max(256),
    channel_id: siteId,
    code_challenge: z.string().min(43).max(128),
    usid: z.string().max(256).optional(),
    state: z.string().max(512).optional(),
    scope: z.string().max(256).optional(),
    ui_locales: z.string().max(256).optional()
})

export type GrantRequest = z.output<typeof GrantRequest>

const lifetime = 10 * 60 * 1000

type Grant = {
    usid: string
    customerId: string | null
    challenge: string
    redirectUri: string
    /** For a sign-in at the provider; null for any other. */
    nonce: string | null
}

/** Stores who may get tokens, and returns the code for them. */
export const newCode = (
    world: World,
    {usid, customerId, challenge, redirectUri, nonce}: Grant
): string => {
    const code = newSecret()
    world
        .statement(
            `INSERT INTO authorization_code (hash, usid, customer_id, challenge, redirect_uri, nonce, expires_at)
             VALUES (?, ?, ?, ?, ?, ?, ?)`
        )
        .run(
            hashOf(code),
            usid,
            customerId,
            challenge,
            redirectUri,
            nonce,
            world.now().getTime() + lifetime
        )
    return code
}

type Claim = {code: string; verifier: string; redirectUri: string}

/** The grant of a code. The code is used up by this, whoever sends it, and is only valid together with its proof. */
export const redeemCode = (world: World, {code, verifier, redirectUri}: Claim): Grant => {
    const grant = world
        .statement<Grant & {expiresAt: number}>(
            `DELETE FROM authorization_code WHERE hash = ?
             RETURNING usid, customer_id AS customerId, challenge,
                       redirect_uri AS redirectUri, nonce, expires_at AS expiresAt`
        )
        .get(hashOf(code))
    if (!grant || grant.expiresAt <= world.now().getTime()) {
        return slasProblem(400, 'invalid_grant', 'The code is unknown, used or expired.')
    }
    if (grant.redirectUri !== redirectUri || !isProofOf(grant.challenge, verifier)) {
        return slasProblem(
            401,
            'invalid_grant',
            'The code belongs to another redirect_uri or verifier.'
        )
    }
    return grant
}

/** Redirects the shopper to the storefront with a code for tokens; customerId is null for a guest. */
export const redirectWithCode = (
    world: World,
    request: GrantRequest,
    customerId: string | null
) => {
    mustKnowClient(request.client_id)
    mustBeRedirect(request.redirect_uri)
    const {usid} = guestIdentityOf(world, request.usid)
    const code = newCode(world, {
        usid,
        customerId,
        challenge: request.code_challenge,
        redirectUri: request.redirect_uri,
        nonce: null
    })
    const location = new URL(request.redirect_uri)
    location.searchParams.set('code', code)
    location.searchParams.set('usid', usid)
    if (request.state !== undefined) location.searchParams.set('state', request.state)
    // The contract's example has a body, but the platform sends none: everything is in the address.
    return answer(303, undefined, {location: location.href, 'cache-control': 'no-store'})
}
