import type {Request, RequestHandler} from 'express'
import {refuse} from '../limits/refuse'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Scripts of other sites may only send these headers after a CORS preflight, which we do not answer. */
const ownHeaders = ['x-site-id', 'x-requested-with']

const isOwn = ({headers}: Pick<Request, 'headers'>): boolean => {
    const site = headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin' || site === 'none'
    const {origin, host} = headers
    if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host
    return ownHeaders.some((name) => headers[name] !== undefined)
}

/**
 * Refuses changes that another site requests: a browser sends the origin of a call, and a caller that sends none must
 * send a header that other sites cannot set. It runs before the kit, which overwrites any origin with ours.
 */
export const ownOrigin: RequestHandler = (req, res, next) => {
    if (SAFE.has(req.method) || isOwn(req)) next()
    else refuse(res, 403, 'other-origin')
}

const hostOf = (address: string | undefined): string | undefined =>
    address !== undefined && URL.canParse(address) ? new URL(address).host : undefined

/**
 * Whether a page of ours has made a request, a navigation included: what the browser says about it, or else the page
 * that it names. An address that was typed, mailed or linked by another site is not from a page of ours.
 */
export const isFromOwnPage = ({headers}: Pick<Request, 'headers'>): boolean => {
    const site = headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin'
    const {origin, referer, host} = headers
    if (ownHeaders.some((name) => headers[name] !== undefined)) return true
    return host !== undefined && hostOf(origin ?? referer) === host
}

/** Whether a person opens an address, as opposed to a script that calls it. */
const isNavigation = ({headers}: Pick<Request, 'headers'>): boolean =>
    headers['sec-fetch-mode'] === 'navigate' || /text\/html/.test(headers.accept ?? '')

/**
 * A sign-out is a GET by the platform's contract, so it counts only as a call from a page of ours: whoever opens its
 * address is led to the home page, and stays signed in (D-19).
 */
export const ownSignOut: RequestHandler = (req, res, next) => {
    if (!req.path.endsWith('/oauth2/logout')) return next()
    if (isNavigation(req)) return res.set('cache-control', 'no-store').redirect(303, '/')
    return isFromOwnPage(req) ? next() : refuse(res, 403, 'other-origin')
}

/** Refuses reads that another site makes, of what counts as an activity of the shopper. */
export const notFromOtherSite: RequestHandler = ({headers}, res, next) => {
    const site = headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site') refuse(res, 403, 'other-origin')
    else next()
}
