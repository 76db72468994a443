import {createHash} from 'node:crypto'
import {setTimeout as after} from 'node:timers/promises'
import type {Request, RequestHandler, Response} from 'express'
import type {Known} from '../../shared/known'
import {cookieIn, refreshTokenIn} from '../session-cookies'
import {type Renewal, sealed, unsealed} from './sealed-renewal'

/** How long an answer is known, in milliseconds: a call with the old token may have left the browser just before it came. */
const cachedMs = 5_000

/** How long another server may take to renew, in milliseconds: longer than the platform may. */
const elsewhereMs = 12_000

/** How often a server looks whether another one has renewed, in milliseconds. */
const lookEveryMs = 100

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

const tokenIn = ({headers}: Request, siteId: string): string | undefined =>
    refreshTokenIn(headers.cookie, siteId) ?? cookieIn(headers.cookie, `cc-nx-g_${siteId}`)

const keyOf = (token: string): string =>
    `renewal ${createHash('sha256').update(token).digest('base64url')}`

/**
 * The answer that another server has for this token; null if this server has to renew, as nobody else does, or did not
 * end in time.
 */
const renewedElsewhere = async (known: Known, token: string): Promise<Renewal | null> => {
    const key = keyOf(token)
    const looks = elsewhereMs / lookEveryMs
    for (let look = 0; look < looks; look += 1) {
        if (await known.claim(key, elsewhereMs)) return null
        const answer = unsealed(await known.get(key), token)
        if (answer) return answer
        await after(lookEveryMs)
    }
    return null
}

/**
 * Renews with a refresh token once. The platform accepts it a single time, and a page's parts renew on their own: the
 * SDK's hooks, the session, another tab. Who comes with the same token while that runs, or just after it, gets the same
 * answer [D-15], also from another server. A failure is not cached.
 */
export const oneRenewal = (siteId: string, known: Known): RequestHandler => {
    const running = new Map<string, Promise<Renewal | null>>()
    /** Passes the call on, unless another server has renewed with this token; resolves with the answer. */
    const renew = async (
        token: string,
        res: Response,
        next: () => void
    ): Promise<Renewal | null> => {
        const answered = answerOf(res)
        const elsewhere = await renewedElsewhere(known, token)
        if (elsewhere) {
            send(res, elsewhere)
            return elsewhere
        }
        next()
        const answer = await answered
        const isRenewed = answer !== null && answer.status < 400
        await (isRenewed
            ? known.put(keyOf(token), sealed(answer, token), cachedMs)
            : known.forget(keyOf(token)))
        return answer
    }

    return (req, res, next) => {
        const isRenewal = req.headers['x-grant-type'] === 'refresh_token'
        const token = isRenewal ? tokenIn(req, siteId) : undefined
        if (token === undefined) return next()
        const key = keyOf(token)
        const begin = (): void => {
            const renewal = renew(token, res, next)
            running.set(key, renewal)
            const end = () => void running.delete(key)
            renewal.then(end, end)
        }
        const follow = (): void => {
            const renewal = running.get(key)
            if (!renewal) return begin()
            void renewal.then((answer) => (answer ? send(res, answer) : follow()), follow)
        }
        return follow()
    }
}
