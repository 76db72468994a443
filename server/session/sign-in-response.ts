import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Response} from 'express'
import {storeSignIn} from '../limits/sign-in-limiter'
import {beginMark} from './rest'

/** Of every token only what the server keeps in cookies; none may stand in a body or in a cookie that scripts read [D-14]. */
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

/** What the platform's sign-in may have set on our answer, beside the headers that the kit and our gate set. */
const FOREIGN_HEADERS = ['server', 'x-powered-by', 'access-control-allow-origin', 'link', 'refresh']

/**
 * The last hand on an answer of the session's own calls: cookies are the kit's alone, the identity token is nowhere, a
 * redirect leads to our own host, and what is no JSON is dropped. A customer's tokens begin the time of their session.
 */
export const cleanedSignInResponse =
    (now: () => Date) =>
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
        beginMark(stored, req, res, now)
        for (const name of FOREIGN_HEADERS) res.removeHeader(name)
        res.setHeader('cache-control', 'no-store')
        const location = res.getHeader('location')
        if (location !== undefined && !isOurs(String(location), req.headers.host)) {
            res.removeHeader('location')
            res.statusCode = 502
        }
        return body.length === 0 ? body : withoutTokens(body)
    }
