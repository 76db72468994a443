import type {IncomingHttpHeaders} from 'node:http'
import {parse} from 'cookie'
import {type TrackingConsent, trackingConsent} from '@app/domain/person/tracking-consent'
import {isTokenOfSite} from './access-token'

/** A cookie of a request; undefined if it is missing or empty. */
export const cookieIn = (header: string | undefined, name: string): string | undefined =>
    parse(header ?? '')[name] || undefined

/** What the visitor has chosen about tracking, by PWA Kit's cookie and the browser's Global Privacy Control (G-64). */
export const consentIn = ({cookie, 'sec-gpc': signal}: IncomingHttpHeaders): TrackingConsent =>
    trackingConsent(cookieIn(cookie, 'dw_dnt'), signal === '1')

/**
 * The shopper's access token, from the kit's cookie that no script can read [D-05]; not one of another site, which
 * somebody has moved into the cookie of this one.
 */
export const accessTokenIn = (cookies: string | undefined, siteId: string): string | undefined => {
    const token = cookieIn(cookies, `cc-at_${siteId}`)
    return token !== undefined && isTokenOfSite(token, siteId) ? token : undefined
}

/** A customer's refresh token. */
export const refreshTokenIn = (cookies: string | undefined, siteId: string): string | undefined =>
    cookieIn(cookies, `cc-nx_${siteId}`)

/**
 * Who could get a new session without a password, as far as the cookies show: whether the platform accepts the refresh
 * token is only known after using it.
 */
export const renewableIn = (
    cookies: string | undefined,
    siteId: string
): 'registered' | 'guest' | null => {
    if (refreshTokenIn(cookies, siteId) !== undefined) return 'registered'
    return cookieIn(cookies, `cc-nx-g_${siteId}`) === undefined ? null : 'guest'
}
