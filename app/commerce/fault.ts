/** A record of a response, whose fields are unknown until they are checked. */
export type UnknownRecord = Readonly<Record<string, unknown>>

/** Whether a value is an object with fields: no list, no null. */
export const isRecord = (value: unknown): value is UnknownRecord =>
    typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** The fields that only surround a fault; an answer with any other field has something to say. */
const envelope: ReadonlySet<string> = new Set([
    '_v',
    'code',
    'correlationId',
    'detail',
    'error',
    'error_description',
    'errors',
    'instance',
    'message',
    'path',
    'requestId',
    'status',
    'statusCode',
    'success',
    'timestamp',
    'title',
    'traceId',
    'type'
])

const isSet = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : Boolean(value)

const isProblem = ({type, title, detail}: UnknownRecord): boolean =>
    isText(title) && (isText(detail) || isText(type))

const isErrorMessage = ({error, errors, message, status}: UnknownRecord): boolean =>
    isSet(error) || isSet(errors) || (isText(message) && Number(status) >= 400)

/**
 * Whether an answer is a fault object, in any of the shapes in which the platform and its add-ons send one: the problem
 * documents of the Commerce API, the `fault` of the classic API, and a lone `error` (D-48). Only a gateway would send
 * one with the status 200.
 */
export const isFault = (answer: unknown): boolean => {
    if (!isRecord(answer)) return false
    const {fault, type} = answer
    if (isRecord(fault)) return true
    if (typeof type === 'string' && /\/errors?\//.test(type)) return true
    return (
        Object.keys(answer).every((name) => envelope.has(name)) &&
        (isProblem(answer) || isErrorMessage(answer))
    )
}

const DAY_IN_SECONDS = 86_400

/** The seconds from one HTTP date to another; NaN if one of them is none. */
const secondsUntil = (until: string, from: string): number =>
    until.endsWith(' GMT')
        ? Math.max(0, Math.ceil((Date.parse(until) - Date.parse(from)) / 1000))
        : NaN

/**
 * In how many seconds a call may be made again, as its response says: in seconds or as a date, which counts from the
 * response's own date. Undefined where it does not say so, or says something else, or more than a day: nobody waits for
 * that, and a page could only name a time of day.
 */
export const secondsToWait = (headers: Headers): number | undefined => {
    const wanted = headers.get('retry-after') ?? ''
    const seconds = /^\d{1,6}$/.test(wanted)
        ? Number(wanted)
        : secondsUntil(wanted, headers.get('date') ?? '')
    return seconds <= DAY_IN_SECONDS ? seconds : undefined
}
