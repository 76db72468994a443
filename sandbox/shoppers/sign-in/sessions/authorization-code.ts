import type {World} from '../../../world/world'
import {slasProblem} from '../slas-problem'
import {isProofOf} from './proof-key'
import {hashOf, newSecret} from './secret'

const lifetime = 10 * 60 * 1000

type Grant = {
    usid: string
    customerId: string | null
    challenge: string
    redirectUri: string
}

/** Notes who may have tokens, and answers the code for which they are given. */
export const newCode = (
    world: World,
    {usid, customerId, challenge, redirectUri}: Grant
): string => {
    const code = newSecret()
    world
        .statement(
            `INSERT INTO authorization_code (hash, usid, customer_id, challenge, redirect_uri, expires_at)
             VALUES (?, ?, ?, ?, ?, ?)`
        )
        .run(
            hashOf(code),
            usid,
            customerId,
            challenge,
            redirectUri,
            world.now().getTime() + lifetime
        )
    return code
}

type Claim = {code: string; verifier: string; redirectUri: string}

/** What a code grants. It is spent by this, whoever asks, and only good together with its proof. */
export const redeemCode = (world: World, {code, verifier, redirectUri}: Claim): Grant => {
    const grant = world
        .statement<Grant & {expiresAt: number}>(
            `DELETE FROM authorization_code WHERE hash = ?
             RETURNING usid, customer_id AS customerId, challenge,
                       redirect_uri AS redirectUri, expires_at AS expiresAt`
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
