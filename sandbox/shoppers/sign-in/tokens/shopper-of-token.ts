import type {World} from '../../../world/world'
import {standingSession} from '../sessions/session'
import type {Shopper} from '../shopper'
import {siteId} from '../slas-client'
import {verifiedClaims} from './access-token'

/** The shopper whom an access token was given to; undefined when it is not valid (any more). */
export const shopperOfToken = (world: World, token: string): Shopper | undefined => {
    const claims = verifiedClaims(world.keys.signing, token, world.now())
    const session = claims && standingSession(world, claims.sid)
    if (!session) return undefined
    return {
        customerId: session.customerId ?? session.guestId,
        guestId: session.guestId,
        usid: session.usid,
        isGuest: !session.customerId,
        siteId,
        sessionId: session.id,
        scopes: claims.scp.split(' ')
    }
}
