import type {Request, RequestHandler, Response} from 'express'
import {secretOf} from '../session/links/secrets'
import {createSigner} from '../session/links/signer'
import {cookieIn} from '../session/session-cookies'
import {setShortCookie} from '../session/links/short-cookie'
import {accountKey, basicCredentials, basicHeader} from './account'
import type {Counts} from './counts'
import type {CallerOf} from './limit-by-address'
import {refuse, refuseForNow} from './refuse'

const windowMs = 15 * 60_000
/** Wrong passwords in a quarter of an hour: per account and address or known device, per address, per account. */
const MOST = {pair: 10, address: 100, account: 50}

const cookieName = 'known_device'
const deviceDays = 180

// Shared by the processes of a machine, which get it when they start (server/main.ts). The kit's bundle has a copy of
// this module besides the front's, in the same process: both sign with what the first one made.
process.env.DEVICE_SECRET ||= secretOf('DEVICE_SECRET', process.env)
const signer = createSigner(process.env.DEVICE_SECRET)

/**
 * Whether this browser has signed in to the account before: wrong passwords of strangers then do not lock its owner out
 * [D-20].
 */
const knowsAccount = ({headers}: Pick<Request, 'headers'>, account: string): boolean =>
    signer.isSigned(account, cookieIn(headers.cookie, cookieName) ?? '')

const setDeviceCookie = (res: Response, account: string): void =>
    setShortCookie(res, {
        name: cookieName,
        value: signer.sign(account),
        path: '/',
        seconds: deviceDays * 86_400
    })

type LimiterSetup = {counts: Counts; callerOf: CallerOf}

/**
 * Refuses too many attempts with wrong passwords, per account and per address, with 429 and a type that a page can
 * explain [D-20]. An attempt is counted before it is made, so that concurrent ones count too, and subtracted unless the
 * platform says that the password was wrong. A sign-in whose credentials have more than one reading is refused.
 */
export const limitSignIns = ({counts, callerOf}: LimiterSetup): RequestHandler => {
    const limitsOf = (req: Request, account: string): [key: string, most: number][] => {
        const caller = callerOf(req)
        if (knowsAccount(req, account)) return [[`sign-in device ${account}`, MOST.pair]]
        return [
            [`sign-in ${account} ${caller}`, MOST.pair],
            [`sign-in from ${caller}`, MOST.address],
            [`sign-in to ${account}`, MOST.account]
        ]
    }

    const tryOne = async (req: Request, res: Response, account: string): Promise<boolean> => {
        const limits = limitsOf(req, account)
        const counted = await Promise.all(limits.map(([key]) => counts.add(key, windowMs)))
        const over = counted.filter(({count}, index) => count > (limits[index]?.[1] ?? 0))
        if (over.length > 0) {
            const endsInMs = Math.max(...over.map((one) => one.endsInMs))
            refuseForNow(res, 'too-many-sign-ins', endsInMs)
            return false
        }
        res.once('finish', () => {
            if (res.statusCode === 401) return
            for (const [key] of limits) void counts.add(key, windowMs, -1)
        })
        return true
    }

    return (req, res, next) => {
        if (!req.path.endsWith('/oauth2/login')) return next()
        const credentials = basicCredentials(req)
        if (credentials === undefined) return refuse(res, 401, 'credentials-unreadable')
        // What was counted is what is sent.
        req.headers.authorization = basicHeader(credentials)
        const account = accountKey(credentials.login)
        res.locals.triedAccount = account
        tryOne(req, res, account).then((isIn) => isIn && next(), next)
        return undefined
    }
}

/** Marks the browser as known after a sign-in with the right password. */
export const storeSignIn = (res: Response, status: number | undefined): void => {
    const account: unknown = res.locals.triedAccount
    if (typeof account === 'string' && status === 303) setDeviceCookie(res, account)
}
