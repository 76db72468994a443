import {ifAllowed} from './browser'
import {once} from './once'

/** The names of errors that a log line may have; any other error is an `Error` there. */
export const errorNames = [
    'Error',
    'TypeError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'ChunkLoadError',
    'CommerceError',
    'AbortError'
] as const

type ErrorName = (typeof errorNames)[number]

type LogLine =
    | {level: 'info'; event: 'page-visited'; page: string}
    | {level: 'error'; event: 'page-failed' | 'part-failed' | 'script-failed'; error: ErrorName}
    | {level: 'error'; event: 'call-failed'; status: number}

/** Sent even while the page is being left; nobody waits for it, and a browser that refuses it is left alone. */
const send = (line: string): boolean =>
    ifAllowed(() =>
        navigator.sendBeacon('/api/log', new Blob([line], {type: 'application/json'}))
    ) ?? false

const sendOnce = once(send)

/** Sends the name of a page's route, never its address, to the platform's log through our own server [ANALYTICS-022]. */
export const logVisit = (page: string): void =>
    void send(JSON.stringify({level: 'info', event: 'page-visited', page} satisfies LogLine))

const nameOf = (error: unknown): ErrorName =>
    error instanceof Error ? (errorNames.find((name) => name === error.name) ?? 'Error') : 'Error'

const logOnce = (line: LogLine): void => {
    if (typeof window !== 'undefined') sendOnce(JSON.stringify(line))
}

/**
 * Sends what kind of error was caught, once for each kind in a document: never its message or its stack, which may hold
 * what a shopper typed [ANALYTICS-023].
 */
export const logCaught = (event: 'page-failed' | 'part-failed', thrown: unknown): void => {
    const error = nameOf(thrown)
    logOnce({level: 'error', event: error === 'ChunkLoadError' ? 'script-failed' : event, error})
}

/** Sends that calls of the platform fail with a status, once for each status in a document [ANALYTICS-023]. */
export const logFailedCall = (status: number): void =>
    logOnce({level: 'error', event: 'call-failed', status})
