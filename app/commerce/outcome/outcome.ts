import {CommerceError, refusalType, toFailure} from '../client'
import {isRecord} from '../json'

/**
 * How a failed call that changes something ended. 'refused': the platform has read it and did nothing. 'unknown': it may
 * have been done all the same, and is looked up before anything is repeated; `tryAgainIn` is the time in seconds that the
 * platform asks to wait, if it names one.
 */
export type Outcome =
    | {end: 'refused'; status: number; type: string | undefined}
    | {end: 'unknown'; tryAgainIn?: number}

/** What each of these statuses means, if the body can be read: nothing was done. */
const refusals: ReadonlySet<number> = new Set([400, 402, 403, 404, 409, 410, 413, 422])

const TOKEN_REFUSED = 401
const TOO_MANY = 429

/** Whether a response with this status, if its body can be read, says that nothing was done (D-49). */
export const isRefusalStatus = (status: number): boolean =>
    status === TOKEN_REFUSED || refusals.has(status)

/**
 * Whether the session's token was refused: nothing was done, and the call is made once more with a new token
 * (`useShopperCall`). If that is refused too, it is a refusal like any other (D-49).
 */
export const isTokenRefused = (error: unknown): boolean =>
    error instanceof CommerceError && error.status === TOKEN_REFUSED

/**
 * Decides, for every write of the shop, whether a failed call was refused or its end is not known (D-49). A refusal is
 * one of eight statuses with a body that can be read, or 401. Everything else is an unknown end: 408, 425, 429 and 5xx,
 * no response, half a response, a web page in place of the response, and every status that is not in the table.
 */
export const outcomeOf = (error: unknown): Outcome => {
    if (!(error instanceof CommerceError)) return {end: 'unknown'}
    const {status, data, tryAgainIn} = error
    const isRefusal = isRefusalStatus(status) && (status === TOKEN_REFUSED || isRecord(data))
    if (isRefusal) return {end: 'refused', status, type: refusalType(error)}
    return {end: 'unknown', ...(tryAgainIn !== undefined && {tryAgainIn})}
}

/** Whether nothing was done, for certain (D-49). */
export const isRefused = (error: unknown): boolean => outcomeOf(error).end === 'refused'

/** Whether it may have been done all the same (D-49). */
export const isUnknownEnd = (error: unknown): boolean => outcomeOf(error).end === 'unknown'

/** Whether it was tried too often: a form says until when (D-49) [D-20]. */
export const isTooMany = (error: unknown): boolean => toFailure(error).status === TOO_MANY

/** Whether what was to be removed is gone, or never was, as the platform itself says (404, 410): not a gateway's web page. */
export const isGone = (error: unknown): boolean => {
    const outcome = outcomeOf(error)
    return outcome.end === 'refused' && (outcome.status === 404 || outcome.status === 410)
}

/** Whether what the call is about does not exist, as the platform itself says: not a web page with the status 404. */
export const isNotFound = (error: unknown): boolean => {
    const outcome = outcomeOf(error)
    return outcome.end === 'refused' && outcome.status === 404
}
