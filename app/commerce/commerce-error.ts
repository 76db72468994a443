/** What went wrong, in words; the page turns it into a message. */
export type CommerceErrorCode =
    'not-found' | 'refused' | 'bad-request' | 'timeout' | 'unavailable' | 'garbled'

/** The one shape in which every failed call leaves this layer; plain data, so that it survives in a page. */
export type CommerceFailure = {
    status: number
    code: CommerceErrorCode
    detail?: string
    /** The stack, cleaned; only from the server, and only where the setting asks for it [D-10]. */
    trace?: string
}

/** What the platform said with its refusal; for the code that asked, never for a page. */
export type Refusal = {statusText?: string; data?: unknown}

/** Carries the platform's status, status text and parsed body [API-008, ERR-007, ERR-013]. */
export class CommerceError extends Error implements CommerceFailure {
    readonly status: number
    readonly code: CommerceErrorCode
    readonly detail?: string
    readonly statusText: string
    readonly data: unknown

    constructor({status, code, detail}: CommerceFailure, {statusText = '', data}: Refusal = {}) {
        super(`${code} (${status})${detail === undefined ? '' : `: ${detail}`}`)
        this.name = 'CommerceError'
        this.status = status
        this.code = code
        this.statusText = statusText
        this.data = data
        if (detail !== undefined) this.detail = detail
    }
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

/** The word for a status that is not 2xx; everything unknown counts as an outage. */
export const errorCodeOf = (status: number): CommerceErrorCode =>
    codesByStatus[status] ?? (status >= 400 && status < 500 ? 'bad-request' : 'unavailable')

/**
 * Whatever was thrown, as a failure that can be written into a page. Read by its fields and not by its class: the
 * server's entry and its renderer are two bundles, each with a class of its own.
 */
export const toFailure = (error: unknown): CommerceFailure => {
    if (!isFailure(error)) return {status: 500, code: 'unavailable'}
    const {status, code, trace} = error
    return {status, code, ...(typeof trace === 'string' && {trace})}
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

/** Says of a failed call what was being fetched: the same failure, by the name that it has in the log. */
export const failingAs =
    (detail: string) =>
    (error: unknown): never => {
        throw new CommerceError({...toFailure(error), detail})
    }
