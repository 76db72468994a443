import {parse, serialize} from 'cookie'
import type {Request, RequestHandler, Response} from 'express'
import {
    hasSessionEnded,
    longestSessionHours,
    timeoutMinutes
} from '@app/domain/calendar/session-timer'
import {refuse} from '../../limits/refuse'
import {shopperOfToken} from '../access-token'
import type {Known} from '../../shared/known'
import {openedMark, sealedMark, type SessionMark} from './session-mark'
import {isSignedOut, noteSignOut} from './sign-outs'
import {accessTokenIn, cookieIn, refreshTokenIn} from '../session-cookies'
import {setShortCookie} from '../links/short-cookie'

type Site = {siteId: string; now: () => Date}

/** A site, and what all its servers know. */
export type SharedSite = Site & {known: Known}

/** The state of a customer's session: none, valid, or ended by inactivity or by age, or by signing out. */
type SessionStatus =
    | {state: 'none'}
    | {state: 'ended'; by: 'inactivity' | 'sign-out'}
    | {state: 'running'; mark: SessionMark}

const nameOf = (siteId: string): string => `seen_${siteId}`

const setMark = (res: Response, siteId: string, mark: SessionMark): void =>
    setShortCookie(res, {
        name: nameOf(siteId),
        value: sealedMark({...mark, siteId}),
        path: '/',
        seconds: longestSessionHours * 3600
    })

const clearMark = (res: Response, siteId: string): void =>
    setShortCookie(res, {name: nameOf(siteId), value: '', path: '/', seconds: 0})

/**
 * The state of the customer's session of a request (D-34) [ASVS-7.3.1] [ASVS-7.3.2]. It is in a signed mark, in a
 * cookie that no script can read, so that all processes agree; a customer's tokens without that customer's mark are not
 * accepted.
 */
export const progressOf = (cookies: string | undefined, {siteId, now}: Site): SessionStatus => {
    // Whose token it is matters even after it has expired, as it could be renewed.
    const shopper = shopperOfToken(accessTokenIn(cookies, siteId), new Date(0))
    const hasToken = shopper?.registered === true
    if (!hasToken && refreshTokenIn(cookies, siteId) === undefined) return {state: 'none'}
    const mark = openedMark(cookieIn(cookies, nameOf(siteId)))
    if (mark === undefined || hasSessionEnded(mark, now().getTime()))
        return {state: 'ended', by: 'inactivity'}
    if (hasToken && shopper.customerId !== mark.customerId)
        return {state: 'ended', by: 'inactivity'}
    if (mark.siteId !== undefined && mark.siteId !== siteId)
        return {state: 'ended', by: 'inactivity'}
    return {state: 'running', mark}
}

/** The state of the customer's session of a request, as all servers know it: a session that was signed out has ended. */
export const statusOf = async (
    cookies: string | undefined,
    {known, ...site}: SharedSite
): Promise<SessionStatus> => {
    const status = progressOf(cookies, site)
    if (status.state !== 'running' || !(await isSignedOut(known, status.mark))) return status
    return {state: 'ended', by: 'sign-out'}
}

/** Notes an activity of the customer, with the minutes of inactivity that the shop allows now. */
export const renewMark = (
    res: Response,
    {siteId, now}: Site,
    mark: SessionMark,
    minutes = mark.minutes
): void => setMark(res, siteId, {...mark, minutes, lastActivity: now().getTime()})

const tokenCookie = /^cc-at_([\w-]+)=([^;]+)?/

/** Cookies of customers' sessions only, besides the tokens, which the kit replaces itself. */
const CUSTOMER_COOKIES = ['idp_access_token', 'idp_refresh_token', 'seen']

type Renewed = {siteId: string; set: readonly string[]; cookies: string | undefined}

/** A guest's session has begun: removes what the browser still has of a customer's session. */
const clearCustomer = (res: Response, {siteId, set, cookies}: Renewed): void => {
    for (const name of CUSTOMER_COOKIES.map((kind) => `${kind}_${siteId}`)) {
        const isLeft = cookieIn(cookies, name) !== undefined
        const isReplaced = set.some((cookie) => cookie.startsWith(`${name}=`))
        if (isLeft && !isReplaced) setShortCookie(res, {name, value: '', path: '/', seconds: 0})
    }
}

/** The tokens were removed: whoever still has a copy of the cookies has nothing any more. */
const endMark = (
    siteId: string,
    cookies: string | undefined,
    res: Response,
    {known, now}: Pick<SharedSite, 'known' | 'now'>
): void => {
    const before = progressOf(cookies, {siteId, now})
    if (before.state === 'running') void noteSignOut(known, before.mark)
    clearMark(res, siteId)
}

/**
 * Starts a customer's session when tokens are set for one, and ends it when they are removed or replaced by a guest's;
 * a renewed token does not change it. The default minutes apply until the page first reports an activity.
 */
export const beginMark = (
    set: readonly string[],
    {headers}: Pick<Request, 'headers'>,
    res: Response,
    shared: Pick<SharedSite, 'known' | 'now'>
): void => {
    const {now} = shared
    for (const cookie of set) {
        const [, siteId, token] = tokenCookie.exec(cookie) ?? []
        if (siteId !== undefined && token === undefined)
            endMark(siteId, headers.cookie, res, shared)
        const shopper = shopperOfToken(token, new Date(0))
        if (siteId === undefined || !shopper) continue
        if (!shopper.registered) {
            clearCustomer(res, {siteId, set, cookies: headers.cookie})
            continue
        }
        const {customerId} = shopper
        const before = progressOf(headers.cookie, {siteId, now})
        if (before.state === 'running' && before.mark.customerId === customerId) continue
        const moment = now().getTime()
        const span = {begunAt: moment, lastActivity: moment, minutes: timeoutMinutes(undefined)}
        setMark(res, siteId, {customerId, ...span})
    }
}

/**
 * Refuses calls of a customer whose session has ended with 401, as the platform does for an expired token. Calls that
 * change something count as an activity; reads do not, as a page may make them by itself.
 */
export const refuseEnded =
    (site: SharedSite): RequestHandler =>
    ({headers, method}, res, next) => {
        statusOf(headers.cookie, site).then((status) => {
            if (status.state === 'ended') return refuse(res, 401, 'session-ended')
            if (status.state === 'running' && method !== 'GET') renewMark(res, site, status.mark)
            return next()
        }, next)
    }

/** Ends a session on the platform, where tokens would otherwise stay valid. */
export type EndAtPlatform = (cookies: string | undefined) => void

/**
 * Refuses to renew a customer's session that has ended, and ends it on the platform. The SDK gets the message after
 * which it starts again as a guest; whoever signs in meanwhile does so without the old tokens.
 */
export const withoutEndedToken =
    (site: SharedSite, endAtPlatform: EndAtPlatform): RequestHandler =>
    ({headers, path}, res, next) => {
        if (!path.endsWith('/oauth2/token')) return next()
        const end = (): void => {
            endAtPlatform(headers.cookie)
            if (headers['x-grant-type'] === 'refresh_token') {
                res.status(401)
                    .set('cache-control', 'no-store')
                    .json({message: 'invalid refresh_token'})
                return
            }
            headers.cookie = Object.entries(parse(headers.cookie ?? ''))
                .filter(([name]) => !/^cc-(at|nx)_/.test(name))
                .map(([name, value = '']) => serialize(name, value))
                .join('; ')
            next()
        }
        return void statusOf(headers.cookie, site).then(
            ({state}) => (state === 'ended' ? end() : next()),
            next
        )
    }
