import {ifAllowed} from '@app/lib/browser/browser'
import type {ScriptErrorPlace} from '@app/lib/browser/page-report'

/** More than these in one document say nothing new. */
const MOST_ERRORS = 10

const LARGEST = 10_000_000

/** A file of our bundle in this shop, and where in it. */
const OURS = /^\/mobify\/bundle\/([\w-]{1,40})\/(?:[\w-]+\/)*([\w.-]{1,80}\.js)$/

/** The place of an address with its line and column; undefined if it is not in a script of ours. */
export const placeOf = (
    address: string,
    line: number,
    column: number
): ScriptErrorPlace | undefined => {
    const url = ifAllowed(() => new URL(address))
    if (url?.origin !== window.location.origin) return undefined
    const [, release, script] = OURS.exec(url.pathname) ?? []
    if (release === undefined || script === undefined) return undefined
    return {release, script, line: Math.min(line, LARGEST), column: Math.min(column, LARGEST)}
}

/** The innermost place in a stack: both as `at f (address:1:2)` and as `f@address:1:2`. The message is not a frame. */
const placeInStack = (thrown: unknown): ScriptErrorPlace | undefined => {
    if (!(thrown instanceof Error) || typeof thrown.stack !== 'string') return undefined
    const stack = thrown.stack.replace(thrown.message, '')
    const [, address, line, column] = /(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/m.exec(stack) ?? []
    return address === undefined ? undefined : placeOf(address, Number(line), Number(column))
}

/**
 * Reports where scripts of ours fail without anybody catching it, each place once in a document. Those of extensions and
 * of third parties are not told. Returns how to stop.
 */
export const watchScriptErrors = (report: (place: ScriptErrorPlace) => void): (() => void) => {
    const reported = new Set<string>()
    const take = (place: ScriptErrorPlace | undefined): void => {
        if (!place || reported.size >= MOST_ERRORS) return
        const key = `${place.script}:${place.line}:${place.column}`
        if (reported.has(key)) return
        reported.add(key)
        report(place)
    }
    const onError = ({filename, lineno, colno, error}: ErrorEvent): void =>
        take(placeOf(filename, lineno, colno) ?? placeInStack(error))
    const onRejection = ({reason}: PromiseRejectionEvent): void => take(placeInStack(reason))

    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
        window.removeEventListener('error', onError)
        window.removeEventListener('unhandledrejection', onRejection)
    }
}
