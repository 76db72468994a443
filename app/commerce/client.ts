import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {WasPriceRules} from '@app/domain/prices/discount'
import {withDeadline} from '@app/lib/browser/async'
import type {Locale} from '@app/lib/address/locales'
import {isFault, isRecord, secondsToWait} from './fault'

/** What went wrong, in words; the page turns it into a message. */
export type CommerceErrorCode =
    'not-found' | 'refused' | 'bad-request' | 'timeout' | 'unavailable' | 'garbled'

/** A product of which the platform has fewer than were asked for. */
export type ShortProduct = {productId: string; left: number}

/** The one shape in which every failed call leaves this layer; plain data, so that it survives in a page. */
export type CommerceFailure = {
    status: number
    code: CommerceErrorCode
    detail?: string
    /** What there is not enough of, and how many of it are left. */
    short?: ShortProduct
    /** In how many seconds it may be tried again, if the response says so (D-49). */
    tryAgainIn?: number
    /** The status is ours: nobody answered, or not in time. No page may quote it as the platform's [SHELL-030]. */
    hasNoResponse?: true
    /** The stack, cleaned; only on the server, and only if the setting turns it on [D-10]. */
    trace?: string
}

/** The platform's message with a refusal; for the calling code, never shown on a page. */
export type ErrorResponse = {statusText?: string; data?: unknown}

/** Carries the platform's status, status text and parsed body [API-008, ERR-007, ERR-013]. */
export class CommerceError extends Error implements CommerceFailure {
    readonly status: number
    readonly code: CommerceErrorCode
    readonly detail?: string
    readonly short?: ShortProduct
    readonly hasNoResponse?: true
    readonly tryAgainIn?: number
    readonly statusText: string
    readonly data: unknown

    constructor(
        {status, code, detail, short, tryAgainIn, hasNoResponse}: CommerceFailure,
        {statusText = '', data}: ErrorResponse = {}
    ) {
        super(`${code} (${status})${detail === undefined ? '' : `: ${detail}`}`)
        this.name = 'CommerceError'
        this.status = status
        this.code = code
        this.statusText = statusText
        this.data = data
        if (detail !== undefined) this.detail = detail
        if (short !== undefined) this.short = short
        if (hasNoResponse) this.hasNoResponse = true
        if (tryAgainIn !== undefined) this.tryAgainIn = tryAgainIn
    }
}

/** Nobody answered: the connection failed or was cut. */
export const noResponse: CommerceFailure = {
    status: 503,
    code: 'unavailable',
    hasNoResponse: true
}

/** Nobody answered by the deadline. */
export const noResponseInTime: CommerceFailure = {
    status: 504,
    code: 'timeout',
    hasNoResponse: true
}

const codesByStatus: Record<number, CommerceErrorCode> = {
    400: 'bad-request',
    401: 'refused',
    403: 'refused',
    404: 'not-found',
    408: 'timeout',
    410: 'not-found',
    504: 'timeout'
}

/**
 * The error code for a status that is not 2xx; everything unknown counts as an outage. A 404 or 410 whose body cannot be
 * read is a gateway's and not the platform's: it does not say that something does not exist (D-48).
 */
export const errorCodeOf = (status: number, isReadable = true): CommerceErrorCode => {
    const code =
        codesByStatus[status] ?? (status >= 400 && status < 500 ? 'bad-request' : 'unavailable')
    return code === 'not-found' && !isReadable ? 'garbled' : code
}

/**
 * Any thrown value as a plain failure that can be written into a page. Recognised by its fields and not by its class:
 * the server's entry and its renderer are two bundles, each with its own copy of the class.
 */
export const toFailure = (error: unknown): CommerceFailure => {
    if (!isFailure(error)) return {status: 500, code: 'unavailable', hasNoResponse: true}
    const {status, code, short, tryAgainIn, hasNoResponse, trace} = error
    return {
        status,
        code,
        ...(short && {short}),
        ...(hasNoResponse && {hasNoResponse}),
        ...(tryAgainIn !== undefined && {tryAgainIn}),
        ...(typeof trace === 'string' && {trace})
    }
}

const codes: ReadonlySet<unknown> = new Set([
    ...Object.values(codesByStatus),
    'unavailable',
    'garbled'
])

const isFailure = (error: unknown): error is CommerceFailure =>
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'code' in error &&
    codes.has(error.code)

/** The last part of a refusal's type, as `offer-expired`; undefined if it has none. */
export const refusalType = (error: unknown): string | undefined => {
    if (!(error instanceof CommerceError)) return undefined
    const {data} = error
    const type: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : ''
    return typeof type === 'string' ? type.split('/').at(-1) : undefined
}

/** Adds to a failed call what was being fetched, by the name that the log shows. */
export const failingAs =
    (detail: string) =>
    (error: unknown): never => {
        throw new CommerceError({...toFailure(error), detail})
    }

/**
 * One call to the Commerce API; `{org}` in the path stands for the organization. Calls of the family `own` go to our
 * own server's endpoints, including those that call others: the geocoder, the directory of stores.
 */
export type Call = {
    path: string
    family?: 'api' | 'ocapi' | 'own'
    query?: Record<string, string | number | boolean | undefined>
    /** GET by default, POST if there is a body. */
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    headers?: Readonly<Record<string, string>>
    body?: unknown
    /** The customer that a custom call is made for, if known: the platform uses it to correlate calls [API-002]. */
    customerId?: string
}

/** The Commerce API for one shop in one language. */
export type Commerce = {
    siteId: string
    locale: Locale
    /**
     * Today on the shop's calendar, or on a store's by its time zone: prices become outdated and approvals end by day
     * [PRICE-007] (G-41).
     */
    today(timeZone?: string | null): CalendarDay
    /** Which former prices may be shown, as configured. */
    wasPriceRules: WasPriceRules
    /** Whether the platform returns more details of new temporary baskets, as configured [API-031]. */
    hasBasketAnalysis?: boolean
    /** Logs what was left out of an answer, without any of its values. */
    warn?: ((message: string) => void) | undefined
    /** Returns the response's JSON. Rejects with a CommerceError and nothing else. */
    fetch(call: Call): Promise<unknown>
}

export type CommerceSetup = {
    siteId: string
    locale: Locale
    organizationId: string
    clientId: string
    /** The base addresses of the two API families, without a slash at the end. */
    base: {api: string; ocapi: string}
    deadlineMs: number
    today: Commerce['today']
    wasPriceRules: WasPriceRules
    hasBasketAnalysis?: boolean
    warn?: Commerce['warn']
    /** A bearer token other than the one that was refused with a 401; null if the proxy adds it. */
    token: (refused?: string) => Promise<string | null>
    fetch: typeof fetch
    /** Calls our own server: over the network in the browser, directly on the server itself. */
    bff: (call: Call, signal: AbortSignal) => Promise<Response>
}

/** The classic API has the site in its paths, and wants the client id as a parameter [API-013]. */
const defaultParameters = ({siteId, locale, clientId}: CommerceSetup, {family}: Call) =>
    family === 'ocapi' ? {locale, client_id: clientId} : {siteId, locale}

const addressOf = (setup: CommerceSetup, call: Call): string => {
    const {siteId, organizationId, base} = setup
    const path = call.path.replace('{org}', organizationId).replace('{site}', siteId)
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries({...defaultParameters(setup, call), ...call.query})) {
        if (value !== undefined) query.set(key, String(value))
    }
    return `${base[call.family === 'ocapi' ? 'ocapi' : 'api']}${path}?${query.toString()}`
}

const headersOf = (setup: CommerceSetup, token: string | null, call: Call): Headers => {
    const headers = new Headers({
        ...call.headers,
        accept: 'application/json',
        'x-dw-client-id': setup.clientId
    })
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    if (call.body !== undefined) headers.set('content-type', 'application/json')
    if (call.customerId !== undefined) headers.set('correlation-id', call.customerId)
    return headers
}

const toCommerceError = (error: unknown): CommerceError => {
    if (error instanceof CommerceError) return error
    const late = error instanceof Error && /abort|timeout|deadline/i.test(error.name)
    return new CommerceError(late ? noResponseInTime : noResponse)
}

/** The response's JSON. A fault object is a failure under 200 too: nothing says what was done (D-48, D-49). */
const jsonOf = async (response: Response): Promise<unknown> => {
    if (response.status === 204) return null
    const garbled = new CommerceError({status: 502, code: 'garbled'})
    const answer: unknown = await response.json().catch(() => {
        throw garbled
    })
    if (isFault(answer)) throw garbled
    return answer
}

/**
 * A refused response as an error, with what the platform says about it, or with the status alone if that cannot be read
 * [ERR-014].
 */
const errorFromResponse = async (response: Response): Promise<CommerceError> => {
    const {status, statusText, headers} = response
    const tryAgainIn = secondsToWait(headers)
    const failure = {status, ...(tryAgainIn !== undefined && {tryAgainIn})}
    const data: unknown = await response.json().catch(() => undefined)
    if (isRecord(data))
        return new CommerceError({...failure, code: errorCodeOf(status, true)}, {statusText, data})
    const [code, detail] = [errorCodeOf(status, false), `HTTP error! Status: ${status}`]
    return new CommerceError({...failure, code, detail}, {statusText})
}

/** The JSON of a response; rejects with a CommerceError for a refusal, a fault and what cannot be read (D-48, D-49). */
export const answerOf = async (response: Response): Promise<unknown> => {
    if (!response.ok) throw await errorFromResponse(response)
    return jsonOf(response)
}

/** A Commerce whose calls each end by the deadline; a call refused with 401 is repeated once with another token. */
export const createCommerce = (setup: CommerceSetup): Commerce => {
    const send = async (call: Call, signal: AbortSignal, refused?: string): Promise<Response> => {
        // Calls to the classic API are the same for everybody and carry no token.
        const token = call.family === 'ocapi' ? null : await setup.token(refused)
        const response = await setup.fetch(addressOf(setup, call), {
            method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
            headers: headersOf(setup, token, call),
            ...(call.body === undefined ? {} : {body: JSON.stringify(call.body)}),
            signal
        })
        return response.status === 401 && token !== null && refused === undefined
            ? send(call, signal, token)
            : response
    }

    const fetchJson = (call: Call): Promise<unknown> =>
        withDeadline(setup.deadlineMs, async (signal) => {
            const response = await (call.family === 'own'
                ? setup.bff(call, signal)
                : send(call, signal))
            return answerOf(response)
        }).catch((error: unknown) => {
            throw toCommerceError(error)
        })

    const {siteId, locale, today, wasPriceRules, hasBasketAnalysis = false, warn} = setup
    return {siteId, locale, today, wasPriceRules, hasBasketAnalysis, warn, fetch: fetchJson}
}
