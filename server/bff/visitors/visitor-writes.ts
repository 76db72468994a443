import {createHash, randomUUID} from 'node:crypto'
import {Router, json, type Request, type Response} from 'express'
import {z} from 'zod'
import {errorNames} from '@app/lib/browser/shop-log'
import {defaultLocale, localeEntry, localeIds} from '@app/lib/address/locales'
import type {Counts} from '../../limits/counts'
import {limitByAddress, type CallerOf} from '../../limits/limit-by-address'
import {refuse} from '../../limits/refuse'
import {shopperOfToken} from '../../session/access-token'
import {accessTokenIn} from '../../session/session-cookies'
import type {Platform} from '../../session/shopper-account'
import {
    isRefusalOfRequest,
    refuseUnanswered,
    UnansweredError,
    writeEnd
} from '../../session/write-end'

export type VisitorSetup = {
    platform: Platform
    /** The address of the service for leads; empty if there is none. */
    leads: string
    /** The names of the shop's routes: all that a log says of an address. */
    pages: readonly string[]
    /** The shared token: these calls belong to no session. */
    token: () => Promise<string>
    counts: Counts
    callerOf: CallerOf
    now: () => Date
    warn: (message: string) => void
}

const Phone = z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/)
const Lead = z
    .object({
        email: z.email().max(254).optional(),
        phone: Phone.optional(),
        storeNumber: z.string().max(10).default('00000'),
        optIn: z.boolean().default(true),
        formGUID: z.string().min(1).max(64),
        description: z.string().max(500).default(''),
        language: z.enum(localeIds).default(defaultLocale),
        /** The same id counts once. */
        messageId: z.string().min(8).max(64).optional()
    })
    .refine(({email, phone}) => email !== undefined || phone !== undefined)

const SignUp = z.object({
    email: z.string().max(254).default(''),
    phone: z.string().max(32).default(''),
    optIn: z.enum(['0', '1']).default('0'),
    consentVersion: z.string().max(40).optional(),
    locale: z.enum(localeIds).default(defaultLocale)
})

const Contact = z
    .object({email: z.string().max(254).default(''), phone: z.string().max(32).default('')})
    .refine(({email, phone}) => email !== '' || phone !== '')

/** Nothing that anybody could write a text in: a log is read by people and programs, and anybody may send a line. */
const Log = z.strictObject({
    level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']),
    event: z.enum([
        'page-visited',
        'page-failed',
        'part-failed',
        'script-failed',
        'call-failed',
        'storage-failed',
        'slow-page'
    ]),
    /** The name of a route, never its address, which may hold an order, an agreement or a code. */
    page: z.string().max(64).optional(),
    /** The name of what was thrown, never its message. */
    error: z.enum(errorNames).optional(),
    /** The HTTP status of what failed. */
    status: z.int().min(100).max(599).optional(),
    /** How long it took, in milliseconds. */
    durationMs: z.int().min(0).max(3_600_000).optional()
})

/** The message of a log line, as `call-failed status=503`. */
const messageOf = ({event, page, error, status, durationMs}: z.infer<typeof Log>): string =>
    [
        event,
        ...(page === undefined ? [] : [`page=${page}`]),
        ...(error === undefined ? [] : [`error=${error}`]),
        ...(status === undefined ? [] : [`status=${status}`]),
        ...(durationMs === undefined ? [] : [`durationMs=${durationMs}`])
    ].join(' ')

const minute = 60_000

/** One id a day for each person and form, so that a lead that is sent again, even after a reload, counts once. */
const messageIdOf = ({formGUID, email, phone}: z.infer<typeof Lead>, now: Date): string =>
    createHash('sha256')
        .update(
            JSON.stringify([formGUID, email?.toLowerCase(), phone, now.toISOString().slice(0, 10)])
        )
        .digest('hex')

const leadFrom = (lead: z.infer<typeof Lead>, isCustomer: boolean, now: Date) => {
    const {email, phone, storeNumber, optIn, formGUID, description, language} = lead
    const contactInfo = {...(phone && {primaryPhone: phone}), ...(email && {email})}
    return {
        formType: 5,
        authFlag: 0,
        storeNumber,
        optIn: optIn ? 1 : 0,
        formGUID,
        messageId: lead.messageId ?? messageIdOf(lead, now),
        description,
        lead: {contactInfo},
        languagePreference: localeEntry(language).leadCode,
        activityDate: now.toISOString(),
        customerloggedIn: isCustomer
    }
}

/** Calls the platform with the shared token. */
const senderOf = ({platform, token}: VisitorSetup) => {
    const {commerceApi, organizationId, siteId, deadlineMs} = platform
    const send = async (address: string, what: object, headers: Record<string, string> = {}) =>
        platform.fetch(address, {
            method: 'POST',
            headers: {
                ...headers,
                authorization: `Bearer ${await token()}`,
                'content-type': 'application/json'
            },
            body: JSON.stringify(what),
            signal: AbortSignal.timeout(deadlineMs)
        })
    const custom = (api: string, endpoint: string, what: object) =>
        send(
            `${commerceApi}/custom/${api}/v1/organizations/${organizationId}/${endpoint}?siteId=${siteId}`,
            what
        )
    return {send, custom}
}

const received = (res: Response, more: object = {}): unknown =>
    res
        .status(202)
        .set('cache-control', 'no-store')
        .json({state: 'received', ...more})

const takeLead =
    (setup: VisitorSetup) =>
    async (req: Request, res: Response): Promise<unknown> => {
        const {platform, leads, now} = setup
        const given = Lead.safeParse(req.body)
        if (!given.success) return refuse(res, 400, 'lead-refused')
        if (leads === '') return refuse(res, 404, 'no-such-call')
        const token = accessTokenIn(req.headers.cookie, platform.siteId)
        const shopper = shopperOfToken(token, now())
        const lead = leadFrom(given.data, shopper?.registered === true, now())
        const answer = await senderOf(setup).send(`${leads}/lead`, lead, {
            correlationId: String(req.headers['x-correlation-id'] ?? randomUUID()),
            clientId: platform.clientId,
            userId: shopper?.customerId ?? 'guest'
        })
        const end = await writeEnd(answer)
        if (end.end === 'done') return received(res, LeadTaken.parse(end.answer))
        if (isRefusalOfRequest(end)) return refuse(res, 400, 'lead-refused')
        // Not known (D-49): the same lead can be sent again, and counts once.
        throw new UnansweredError(end)
    }

/** Signs up, or says in the platform's own words why not [DEALS-020]. */
const signUpForDeals =
    (setup: VisitorSetup) =>
    async (req: Request, res: Response): Promise<unknown> => {
        const given = SignUp.safeParse(req.body)
        if (!given.success) return refuse(res, 400, 'sign-up-refused')
        const answer = await senderOf(setup).custom('sign-up-for-deals', 'signup', given.data)
        if (!answer.ok) throw new UnansweredError(await writeEnd(answer))
        // Its own no is `success: false` with a text, which in any other answer would be a fault.
        const {success, error} = SignedUp.parse(await answer.json())
        if (success) return received(res)
        if (!error) throw new UnansweredError()
        return res.set('cache-control', 'no-store').json({state: 'refused', reason: error})
    }

/** The answer does not say whether the address or number was known. */
const unsubscribe =
    (setup: VisitorSetup) =>
    async (req: Request, res: Response): Promise<unknown> => {
        const given = Contact.safeParse(req.body)
        if (!given.success) return refuse(res, 400, 'unsubscribe-refused')
        const answer = await senderOf(setup).custom('sign-up-for-deals', 'unsubscribe', given.data)
        const end = await writeEnd(answer)
        if (end.end !== 'done') throw new UnansweredError(end)
        if (!SignedUp.parse(end.answer).success) throw new UnansweredError()
        return received(res)
    }

/** The logger's answer was not OK; in the words of the specification, which hold nothing personal [ANALYTICS-024]. */
class LoggerError extends Error {
    constructor(status: number) {
        super(`HTTP error! Status: ${status}`)
    }
}

/** The browser does not wait for the log entry, and a lost one is not the shopper's problem. */
const takeNote =
    (setup: VisitorSetup) =>
    async (req: Request, res: Response): Promise<unknown> => {
        const given = Log.safeParse(req.body)
        if (!given.success) return refuse(res, 400, 'log-refused')
        const {page} = given.data
        if (page !== undefined && !setup.pages.includes(page)) {
            return refuse(res, 400, 'log-refused')
        }
        const note = {level: given.data.level, message: messageOf(given.data)}
        received(res)
        const answer = await senderOf(setup).custom('custom-logger', 'logPOST', note)
        if (!answer.ok) throw new LoggerError(answer.status)
        return undefined
    }

/** What our server's log says of a failed call: only what is sure to hold nothing of the shopper's. */
const wordsOf = (error: unknown): string => {
    if (error instanceof LoggerError) return error.message
    return error instanceof Error ? error.name : 'failed'
}

/** What visitors send: our server checks it, adds token and headers, and returns a plain response [D-36]. */
export const visitorWrites = (setup: VisitorSetup): Router => {
    const {counts, callerOf, warn} = setup
    const router = Router()
    const body = json({limit: '8kb', type: ['application/json', 'text/plain']})
    const take = (
        path: string,
        most: number,
        handle: (req: Request, res: Response) => Promise<unknown>
    ) =>
        router.post(
            path,
            limitByAddress({counts, callerOf, name: path, most, windowMs: minute}),
            body,
            (req, res) => {
                handle(req, res).catch((error: unknown) => {
                    warn(`${path}: ${wordsOf(error)}`)
                    if (!res.headersSent) refuseUnanswered(res, error)
                })
            }
        )
    take('/visitor/lead', 10, takeLead(setup))
    take('/visitor/deals', 10, signUpForDeals(setup))
    take('/visitor/unsubscribe', 10, unsubscribe(setup))
    take('/log', 60, takeNote(setup))
    return router
}

const LeadTaken = z.object({leadId: z.string().max(64).optional()})

const SignedUp = z.object({success: z.boolean(), error: z.string().optional()})
