import type {Request, RequestHandler, Response} from 'express'
import {z} from 'zod'
import {cleanEmail, isEmail, sentPassword, unsendableInLogin} from '@app/domain/person/credentials'
import type {Counts} from '../../limits/counts'
import {basicHeader} from '../../limits/account'
import {refuse} from '../../limits/refuse'
import {admitSubject, passwordChecks} from '../../limits/subject-limit'
import {shopperOfToken} from '../access-token'
import {accessTokenIn} from '../session-cookies'
import {newProof, slasOf, type Platform} from '../shopper-account'
import {refuseUnanswered, UnansweredError, writeEnd} from '../write-end'

const Wanted = z.object({
    email: z
        .string()
        .min(3)
        .max(254)
        .transform(cleanEmail)
        .refine((email) => isEmail(email) && unsendableInLogin(email) === undefined),
    currentPassword: z.string().min(1).max(4096).transform(sentPassword)
})
type Wanted = z.infer<typeof Wanted>

const Customer = z.object({login: z.string().min(1)})

/** The result; anything else is an Error. */
export type EmailChange = 'changed' | 'password-wrong' | 'email-refused' | 'sign-in-needed'

/** The customer's token, and our own origin, to which the platform redirects. */
export type EmailChanger = {token: string; customerId: string; origin: string}

/** Whether a password is the account's, checked as at sign-in; the authorization code in the response is left to expire. */
const isRight = async (
    platform: Platform,
    origin: string,
    [login, password]: [string, string]
): Promise<boolean> => {
    const answer = await platform.fetch(`${slasOf(platform)}/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
            authorization: basicHeader({login, password})
        },
        body: new URLSearchParams({
            client_id: platform.clientId,
            channel_id: platform.siteId,
            redirect_uri: `${origin}/callback`,
            code_challenge: newProof().challenge
        }),
        signal: AbortSignal.timeout(platform.deadlineMs)
    })
    if (answer.status !== 303 && answer.status !== 401)
        throw new UnansweredError(await writeEnd(answer))
    await answer.body?.cancel()
    return answer.status === 303
}

/**
 * Changes a customer's e-mail address, which is also their login, after checking their current password [ASVS-7.5.1],
 * which the platform itself does not require. Rejects with an Error if the platform does not respond.
 */
export const changeEmail = async (
    platform: Platform,
    {token, customerId, origin}: EmailChanger,
    {email, currentPassword}: Wanted
): Promise<EmailChange> => {
    const {commerceApi, organizationId, siteId, deadlineMs} = platform
    const customers = `${commerceApi}/customer/shopper-customers/v1/organizations/${organizationId}/customers`
    const address = `${customers}/${customerId}?siteId=${siteId}`
    const send = (init: RequestInit = {}) =>
        platform.fetch(address, {
            ...init,
            headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
            signal: AbortSignal.timeout(deadlineMs)
        })
    const record = await send()
    if (record.status === 401) return 'sign-in-needed'
    if (!record.ok) throw new UnansweredError(await writeEnd(record))
    const {login} = Customer.parse(await record.json())
    if (!(await isRight(platform, origin, [login, currentPassword]))) return 'password-wrong'
    const body = JSON.stringify({email, login: email})
    const end = await writeEnd(await send({method: 'PATCH', body}))
    if (end.end === 'unknown') throw new UnansweredError(end)
    if (end.end === 'done') return 'changed'
    return end.status === 401 ? 'sign-in-needed' : 'email-refused'
}

export type ChangeEmailSetup = {
    platform: Platform
    counts: Counts
    originOf: (req: Request) => string
    now: () => Date
    warn: (message: string) => void
}

const answerWith = (res: Response, change: EmailChange): void => {
    if (change === 'changed') return void res.status(204).set('cache-control', 'no-store').send()
    return refuse(res, change === 'sign-in-needed' ? 401 : 400, change)
}

/** The endpoint for it: attempts are counted per account, so that nobody at the browser can try a list of passwords. */
export const changeEmailRoute = (setup: ChangeEmailSetup): RequestHandler => {
    const {platform, counts, originOf, now, warn} = setup

    const change = async (req: Request, res: Response): Promise<void> => {
        const wanted = Wanted.safeParse(req.body)
        if (!wanted.success) return refuse(res, 400, 'email-refused')
        const token = accessTokenIn(req.headers.cookie, platform.siteId)
        const shopper = shopperOfToken(token, now())
        if (token === undefined || shopper?.registered !== true)
            return refuse(res, 401, 'sign-in-needed')
        const {customerId} = shopper
        const end: {outcome?: EmailChange} = {}
        const isRefused = () => end.outcome === 'password-wrong'
        const tried = {subject: customerId, res, isRefused}
        if (!(await admitSubject(counts, passwordChecks, tried))) return undefined
        const origin = originOf(req)
        end.outcome = await changeEmail(platform, {token, customerId, origin}, wanted.data)
        return answerWith(res, end.outcome)
    }
    return (req, res) => {
        change(req, res).catch((error: unknown) => {
            warn(`Changing an address: ${error instanceof Error ? error.name : 'failed'}`)
            if (!res.headersSent) refuseUnanswered(res, error)
        })
    }
}
