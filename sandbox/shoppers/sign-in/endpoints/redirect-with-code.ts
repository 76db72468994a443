import {answer} from '../../../core/answer'
import type {World} from '../../../world/world'
import {newCode} from '../sessions/authorization-code'
import {visitOf} from '../sessions/visit'
import {mustBeRedirect, mustKnowClient} from '../slas-client'
import type {GrantRequest} from './grant-request'

/** Sends the shopper back to the storefront with a code for tokens; customerId is null for a guest. */
export const redirectWithCode = (
    world: World,
    request: GrantRequest,
    customerId: string | null
) => {
    mustKnowClient(request.client_id)
    mustBeRedirect(request.redirect_uri)
    const {usid} = visitOf(world, request.usid)
    const code = newCode(world, {
        usid,
        customerId,
        challenge: request.code_challenge,
        redirectUri: request.redirect_uri
    })
    const location = new URL(request.redirect_uri)
    location.searchParams.set('code', code)
    location.searchParams.set('usid', usid)
    if (request.state !== undefined) location.searchParams.set('state', request.state)
    const body = {authorizationCode: code, usid}
    return answer(303, body, {location: location.href, 'cache-control': 'no-store'})
}
