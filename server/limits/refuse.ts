import type {ErrorRequestHandler, Response} from 'express'

const titles: Record<number, string> = {
    400: 'Bad Request',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'Not Found',
    408: 'Request Timeout',
    411: 'Length Required',
    413: 'Payload Too Large',
    415: 'Unsupported Media Type',
    425: 'Too Early',
    429: 'Too Many Requests',
    502: 'Bad Gateway',
    503: 'Service Unavailable',
    504: 'Gateway Timeout'
}

/** Refuses a call with a problem that a page can explain; `type` names the problem, never a person. */
export const refuse = (res: Response, status: number, type: string): void => {
    res.status(status)
        .set('cache-control', 'no-store')
        .json({status, type, title: titles[status] ?? 'Error'})
}

/** Refuses whoever did something too often, and says for how many seconds. */
export const refuseForNow = (res: Response, type: string, endsInMs: number): void => {
    const retryAfter = Math.max(1, Math.ceil(endsInMs / 1000))
    res.status(429)
        .set({'cache-control': 'no-store', 'retry-after': String(retryAfter)})
        .json({status: 429, type, title: 'Too Many Requests', retryAfter})
}

/** What a status says by itself, whatever body comes with it: a new token is needed, or the call may be made later. */
const SAYS_ENOUGH: ReadonlySet<number> = new Set([401, 408, 425, 429])

/**
 * Refuses in place of an upstream's response that cannot be read, such as a gateway's web page, with the time to wait if
 * it names one. Its status is not passed on with a body of ours: the browser would take a 403 or a 404 that can be read
 * for the platform's own word that nothing was done, or that something does not exist (D-48, D-49).
 */
export const refuseUnreadableAnswer = (
    res: Response,
    status: number,
    retryAfter?: string | null
): void => {
    if (retryAfter) res.set('retry-after', retryAfter)
    refuse(res, SAYS_ENOUGH.has(status) ? status : 502, 'unexpected-answer')
}

const statusOf = (error: unknown): number | undefined => {
    if (!(error instanceof Error) || !('status' in error)) return undefined
    const {status} = error
    return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

/**
 * Refuses a request that could not be parsed, such as a body that is not JSON, like our other refusals and without
 * logging it: the message of such an error quotes the body, which may contain a password.
 */
export const refuseUnreadable: ErrorRequestHandler = (error, _req, res, next) => {
    const status = statusOf(error)
    if (status === undefined || res.headersSent) next(error)
    else refuse(res, status, 'unreadable-request')
}

/** Refuses every other address below our routes, without rendering a page, which would call the platform. */
export const refuseTheRest = (_req: unknown, res: Response): void =>
    refuse(res, 404, 'no-such-call')
