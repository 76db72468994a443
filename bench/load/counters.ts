import {kinds, perKind, type Kind, type PerKind} from './kinds'

/** Requests by kind and status, from the text of a shop's `/metrics`. */
export const requestsInMetrics = (text: string): {kind: Kind; status: string; count: number}[] =>
    [
        ...text.matchAll(/^storefront_requests_total\{kind="(\w+)",status="(\w+)"\} ([\d.e+]+)$/gm)
    ].flatMap(([, named, status = '', count]) => {
        const kind = kinds.find((each) => each === named)
        return kind === undefined ? [] : [{kind, status, count: Number(count)}]
    })

/** How many requests of each kind have reached a shop. */
export const reachedByKind = (text: string): PerKind => {
    const requests = requestsInMetrics(text)
    return perKind((kind) =>
        requests.filter((each) => each.kind === kind).reduce((sum, {count}) => sum + count, 0)
    )
}

/** Not the shop's: what the connection and this measurement send. */
const ofMeasurement = /^(?:info|config|hello|client|auth|select|ping|command|script|quit)/

/** How often Valkey or Redis has run each command, those inside of scripts too, from `INFO commandstats`. */
export const commandsInInfo = (text: string): Record<string, number> =>
    Object.fromEntries(
        [...text.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)]
            .map(([, command = '', calls]) => [command, Number(calls)] as const)
            .filter(([command]) => !ofMeasurement.test(command))
    )

/** All but `get`, by which each server looks for what was published, at its own pace. */
export const countedCommands = (counts: Record<string, number>): number =>
    Object.entries(counts).reduce((sum, [name, count]) => sum + (name === 'get' ? 0 : count), 0)

/** The platform's API that a call is for: `shopper-products`, `custom/product`, `auth`; pictures are no call of an API. */
export const apiOfCall = (path: string): string => {
    // A picture's call has its whole address.
    const [first = '', second = ''] = path
        .replace(/^https?:\/\/[^/]+/, '')
        .split('/')
        .filter(Boolean)
    if (first === 'custom') return `custom/${second}`
    if (first === 's') return 'ocapi'
    if (first === 'dw') return 'pictures'
    return /^(?:shopper-|auth$)/.test(second) ? second : first
}

/** How often each name is in a list, most frequent first. */
export const countedNames = (names: readonly string[]): [string, number][] => {
    const counts = new Map<string, number>()
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    return [...counts].sort(([, a], [, b]) => b - a)
}

/** How much more each kind is than before. */
export const grown = (before: PerKind, after: PerKind): PerKind =>
    perKind((kind) => after[kind] - before[kind])
