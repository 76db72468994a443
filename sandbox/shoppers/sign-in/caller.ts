import type {Shopper, World} from '../../world/world'
import {standingSession} from './session'
import {verifiedClaims} from './tokens'

/** The shopper of an access token; undefined if it is not valid, or no longer. */
export const shopperOfToken = (world: World, token: string): Shopper | undefined => {
    const claims = verifiedClaims(world.keys.signing, token, world.now())
    const session = claims && standingSession(world, claims.sid)
    if (!session) return undefined
    return {
        customerId: session.customerId ?? session.guestId,
        guestId: session.guestId,
        usid: session.usid,
        isGuest: !session.customerId,
        siteId: world.siteId,
        sessionId: session.id,
        scopes: claims.scp.split(' ')
    }
}

/** The caller, if the call carries a valid access token. */
export const callerOf = (world: World, headers: Headers): Shopper | undefined => {
    const [scheme, token] = (headers.get('authorization') ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined
    return shopperOfToken(world, token)
}
