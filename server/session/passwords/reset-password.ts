import {Router, json, type Request, type RequestHandler, type Response} from 'express'
import {z} from 'zod'
import {cleanEmail, passwordProblem, sentPassword} from '@app/domain/person/credentials'
import {type Locale, defaultLocale, localeIds} from '@app/lib/address/locales'
import {withoutEndSlash} from '@app/lib/address/page-path'
import {searchOf, withQueryOf} from '@app/lib/address/redirect-query'
import {accountKey} from '../../limits/account'
import type {Counts} from '../../limits/counts'
import {limitByAddress, type CallerOf} from '../../limits/limit-by-address'
import {refuse} from '../../limits/refuse'
import {cookieIn} from '../session-cookies'
import type {Platform} from '../shopper-account'
import {isRefusalOfRequest, refuseUnanswered, UnansweredError, writeEnd} from '../write-end'
import {toCookieValue, setShortCookie, fromCookieValue} from '../links/short-cookie'

export type ResetSetup = {
    platform: Platform
    /** A token of the server's own guest session: the shared one is not allowed to make these calls. */
    token: () => Promise<string>
    counts: Counts
    callerOf: CallerOf
    warn: (message: string) => void
}

const windowMs = 15 * 60_000
const mostByAddress = 30
/** Mails per account in a quarter of an hour; a further request gets the same response, and nothing is sent. */
const mostToAccount = 5

const cookie = {name: 'reset', path: '/api/reset-password'}
/**
 * A mailed link is valid for ten minutes; the cookie lasts a little longer, so that the platform itself reports an
 * expired link.
 */
const linkSeconds = 15 * 60

const Wanted = z.object({
    email: z.string().min(3).max(254),
    locale: z.enum(localeIds).default(defaultLocale)
})
const NewPassword = z.object({
    newPassword: z
        .string()
        .refine((password) => passwordProblem(password) === undefined)
        .transform(sentPassword)
})
const Link = z.object({token: z.string().min(1).max(512), email: z.string().min(3).max(254)})

const actionOf = (
    {platform, token}: ResetSetup,
    action: string,
    locale: Locale = defaultLocale
): ((body: object) => Promise<globalThis.Response>) => {
    const {commerceApi, organizationId, siteId, deadlineMs} = platform
    const customers = `${commerceApi}/customer/shopper-customers/v1/organizations/${organizationId}/customers`
    const query = new URLSearchParams({siteId, locale})
    return async (body) =>
        platform.fetch(`${customers}/password/actions/${action}?${query.toString()}`, {
            method: 'POST',
            headers: {
                authorization: `Bearer ${await token()}`,
                'content-type': 'application/json'
            },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(deadlineMs)
        })
}

/**
 * Makes the platform mail a link. Its response contains the link's token, and is not passed on [D-21]. Rejects if nobody
 * knows whether it was mailed.
 */
const mailLink = async (setup: ResetSetup, wanted: z.infer<typeof Wanted>): Promise<void> => {
    const key = `reset ${accountKey(wanted.email)}`
    const {count} = await setup.counts.add(key, windowMs)
    if (count > mostToAccount) return
    const send = actionOf(setup, 'create-reset-token', wanted.locale)
    const end = await writeEnd(await send({login: cleanEmail(wanted.email)}))
    if (end.end !== 'done' && !isRefusalOfRequest(end)) throw new UnansweredError(end)
}

const failing =
    ({warn}: ResetSetup, res: Response) =>
    (error: unknown): void => {
        warn(`Resetting a password: ${error instanceof Error ? error.name : 'failed'}`)
        if (!res.headersSent) refuseUnanswered(res, error)
    }

const linkOf = ({headers}: Request): z.infer<typeof Link> | undefined =>
    Link.safeParse(fromCookieValue(cookieIn(headers.cookie, cookie.name))).data

const setPassword = async (setup: ResetSetup, req: Request, res: Response): Promise<void> => {
    const link = linkOf(req)
    const given = NewPassword.safeParse(req.body)
    if (!link) return refuse(res, 400, 'link-not-valid')
    if (!given.success) return refuse(res, 400, 'password-refused')
    const {newPassword} = given.data
    const answer = await actionOf(
        setup,
        'reset'
    )({
        login: link.email,
        resetToken: link.token,
        newPassword
    })
    const end = await writeEnd(answer)
    if (end.end === 'refused' && isRefusalOfRequest(end)) {
        const isLink = end.type === 'invalid-reset-token'
        return refuse(res, 400, isLink ? 'link-not-valid' : 'password-refused')
    }
    if (end.end !== 'done') throw new UnansweredError(end)
    setShortCookie(res, {...cookie, value: '', seconds: 0})
    res.status(204).set('cache-control', 'no-store').send()
}

/**
 * A forgotten password. Every request for a link gets the same response, customer or not [D-20]; the link's secret is
 * in a cookie that is only sent with these calls, and browsers never see a token of the platform [D-21].
 */
export const resetPassword = (setup: ResetSetup): Router => {
    const router = Router()
    const {counts, callerOf} = setup
    const limited = limitByAddress({
        counts,
        callerOf,
        name: 'reset',
        most: mostByAddress,
        windowMs
    })
    const body = json({limit: '2kb'})

    router.post('/reset-password-request', limited, body, (req, res) => {
        const wanted = Wanted.safeParse(req.body)
        if (!wanted.success) return refuse(res, 400, 'email-refused')
        mailLink(setup, wanted.data).then(
            () => void res.status(202).set('cache-control', 'no-store').json({state: 'sent'}),
            failing(setup, res)
        )
        return undefined
    })
    router.get('/reset-password', (req, res) => {
        const link = linkOf(req)
        // The e-mail address, for the browser's password manager and for the sign-in that follows (G-31).
        res.set('cache-control', 'no-store').json(
            link ? {state: 'ready', email: link.email} : {state: 'none'}
        )
    })
    router.post('/reset-password', limited, body, (req, res) => {
        setPassword(setup, req, res).catch(failing(setup, res))
    })
    return router
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Neither has blanks: one is a plus that a mail program has decoded, and spaces around it were pasted. */
const withPlus = (text: string): string => text.trim().replace(/ /g, '+')

/** Moves the secret from a mailed link's address into a cookie: the page is opened without it [D-21]. */
export const takeResetLink: RequestHandler = (req, res, next) => {
    const link = Link.safeParse({
        token: withPlus(textIn(req.query.token)),
        email: withPlus(textIn(req.query.email))
    })
    if (req.query.token === undefined) return next()
    if (link.success) {
        setShortCookie(res, {...cookie, value: toCookieValue(link.data), seconds: linkSeconds})
    }
    res.set({'cache-control': 'no-store', 'referrer-policy': 'no-referrer'})
    const form = `${withoutEndSlash(req.path)}/new`
    return res.redirect(303, withQueryOf(searchOf(req.originalUrl), form, ['token', 'email']))
}
