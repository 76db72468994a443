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
