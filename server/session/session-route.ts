import type {RequestHandler} from 'express'
import {shopperOfToken} from './access-token'
import {accessTokenIn, renewableIn} from './session-cookies'

/**
 * Who the shopper is, decoded from the access token that no script reads: the one answer that decides who is signed in
 * [D-14]. The token itself is never part of it.
 */
export const sessionRoute =
    (siteId: string, now: () => Date): RequestHandler =>
    ({headers}, res) => {
        const shopper = shopperOfToken(accessTokenIn(headers.cookie, siteId), now())
        res.set('cache-control', 'no-store').json(
            shopper
                ? {state: 'known', ...shopper, expiresAt: shopper.expiresAt.toISOString()}
                : {state: 'none', renewable: renewableIn(headers.cookie, siteId)}
        )
    }
