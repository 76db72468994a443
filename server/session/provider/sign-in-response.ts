import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Response} from 'express'
import {storeSignIn} from '../../limits/sign-in-limiter'
import {shareRenewal} from '../inactivity/one-renewal'
import {beginMark, type SharedSite} from '../inactivity/inactivity'

/** The tokens that the server stores in cookies only; none may be in a body or in a cookie that scripts can read [D-14]. */
const TOKENS = [
    'access_token',
    'refresh_token',
    'id_token',
    'idp_access_token',
    'idp_refresh_token'
]

const cookiesOf = (res: ServerResponse): string[] => {
    const cookies = res.getHeader('set-cookie')
    return cookies === undefined ? [] : [cookies].flat().map(String)
}

const withoutTokens = (body: Buffer): Buffer => {
    try {
        const answer: unknown = JSON.parse(body.toString('utf8'))
        if (typeof answer !== 'object' || answer === null) return body
        const stored = Object.entries(answer).filter(([name]) => !TOKENS.includes(name))
        return Buffer.from(JSON.stringify(Object.fromEntries(stored)))
    } catch {
        return Buffer.alloc(0)
    }
}

const isOurs = (location: string, host: string | undefined): boolean =>
    /^\/(?![/\\])/.test(location) || (URL.canParse(location) && new URL(location).host === host)

/** Headers that the platform's sign-in may have added to our response. */
const FOREIGN_HEADERS = ['server', 'x-powered-by', 'access-control-allow-origin', 'link', 'refresh']

/**
 * The last step of a response to the session's own calls: only the kit sets cookies, the identity token is removed,
 * redirects stay on our own host (that of the site, as the kit has replaced the request's), and anything but JSON is dropped. A customer's tokens start the time of their
 * session.
 */
export const cleanedSignInResponse =
    (shared: Pick<SharedSite, 'known' | 'now'>, host?: string) =>
    (
        body: Buffer,
        upstream: Pick<IncomingMessage, 'headers' | 'statusCode'>,
        req: Pick<IncomingMessage, 'headers'>,
        res: Response
    ): Buffer => {
        const foreign = upstream.headers['set-cookie'] ?? []
        const stored = cookiesOf(res).filter(
            (cookie) => !foreign.includes(cookie) && !cookie.startsWith('id_token_')
        )
        res.removeHeader('set-cookie')
        if (stored.length > 0) res.setHeader('set-cookie', stored)
        storeSignIn(res, upstream.statusCode)
        beginMark(stored, req, res, shared)
        for (const name of FOREIGN_HEADERS) res.removeHeader(name)
        res.setHeader('cache-control', 'no-store')
        const location = res.getHeader('location')
        if (location !== undefined && !isOurs(String(location), host ?? req.headers.host)) {
            res.removeHeader('location')
            res.statusCode = 502
        }
        const given = body.length === 0 ? body : withoutTokens(body)
        shareRenewal(res, given)
        return given
    }
