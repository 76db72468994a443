import {createHash} from 'node:crypto'
import type {Request, RequestHandler, Response} from 'express'
import {LRUCache} from 'lru-cache'
import {cookieIn, refreshTokenIn} from '../session-cookies'

/** What the answer to a renewal says; tokens are in its cookies only. */
type Renewal = {status: number; cookies: string[]; body: Buffer}

/** How long an answer is cached, in milliseconds: a call with the old token may have left the browser just before it came. */
const cachedMs = 5_000

/** At most so many; a renewal whose answer is no longer cached is sent to the platform. */
const mostCached = 5_000

/** The event of a response to sign-in that has its cookies. */
const ANSWERED = 'renewal-answered'

/** The answer that is given to this response; null if the browser has gone, or the call failed, before it. */
const answerOf = (res: Response): Promise<Renewal | null> =>
    new Promise((resolve) => {
        res.once(ANSWERED, resolve)
        res.on('close', () => resolve(null))
    })

/** Tells who waits for the same renewal what this response says. */
export const shareRenewal = (res: Response, body: Buffer): void => {
    const cookies = [res.getHeader('set-cookie') ?? []].flat().map(String)
    res.emit(ANSWERED, {status: res.statusCode, cookies, body} satisfies Renewal)
}

const send = (res: Response, {status, cookies, body}: Renewal): void => {
    if (cookies.length > 0) res.setHeader('set-cookie', cookies)
    res.status(status).set('cache-control', 'no-store').type('json').send(body)
}

const keyOf = ({headers}: Request, siteId: string): string | undefined => {
    const token =
        refreshTokenIn(headers.cookie, siteId) ?? cookieIn(headers.cookie, `cc-nx-g_${siteId}`)
    return token === undefined ? undefined : createHash('sha256').update(token).digest('base64')
}

/**
 * Renews with a refresh token once. The platform accepts it a single time, and a page's parts renew on their own: the
 * SDK's hooks, the session, another tab. Who comes with the same token while that runs, or just after it, gets the same
 * answer [D-15]. A failure is not cached.
 */
export const oneRenewal = (siteId: string): RequestHandler => {
    const renewals = new LRUCache<string, Promise<Renewal | null>>({max: mostCached})
    return (req, res, next) => {
        const isRenewal = req.headers['x-grant-type'] === 'refresh_token'
        const key = isRenewal ? keyOf(req, siteId) : undefined
        if (key === undefined) return next()
        const begin = () => {
            const renewal = answerOf(res)
            renewals.set(key, renewal)
            void renewal.then((answer) => {
                if (answer && answer.status < 400) renewals.set(key, renewal, {ttl: cachedMs})
                else renewals.delete(key)
            })
            next()
        }
        const follow = (): void => {
            const running = renewals.get(key)
            if (!running) return begin()
            void running.then((answer) => (answer ? send(res, answer) : follow()))
        }
        return follow()
    }
}
