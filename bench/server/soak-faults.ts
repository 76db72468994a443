import {setTimeout as after} from 'node:timers/promises'
import type {Visited} from './soak-traffic'

const minute = 60_000
const faultSeconds = 20
/** The longest deadline of a call, which is also how long a silent platform gets no calls. */
const echoMs = 15_000

const pages = /^\/(?!api|mobify|healthz|readyz|worker)/
const sessions = /^(sign in|begin a session)$/
const baskets = /\/baskets/

type Harm = {
    name: string
    /** The fault as the sandbox gets it. */
    rule: {path?: string; harm: {kind: string} & Record<string, string | number>}
    /** The requests whose failure it may explain: no other may fail because of it. */
    explains: readonly RegExp[]
}

const harms: readonly Harm[] = [
    {
        name: 'all calls 503',
        rule: {harm: {kind: 'status', status: 503}},
        explains: [pages, sessions, baskets]
    },
    {
        name: 'all calls 3 s late',
        rule: {harm: {kind: 'slow', milliseconds: 3000}},
        explains: [pages, sessions, baskets]
    },
    {
        name: 'searches dropped',
        rule: {path: '*product-search*', harm: {kind: 'drop'}},
        explains: [pages]
    },
    {
        name: 'products garbled',
        rule: {path: '*/products*', harm: {kind: 'garble'}},
        explains: [pages]
    },
    {
        name: 'baskets cut off',
        rule: {path: '*/baskets*', harm: {kind: 'cut'}},
        explains: [baskets]
    },
    {
        name: '20 calls in 5 s',
        rule: {harm: {kind: 'rate-limit', calls: 20, seconds: 5}},
        explains: [pages, sessions, baskets]
    },
    {
        name: 'sign-in 500',
        rule: {path: '*/oauth2/*', harm: {kind: 'status', status: 500}},
        explains: [pages, sessions]
    },
    {
        name: 'stores 15 s late',
        rule: {path: '*/stores*', harm: {kind: 'slow', milliseconds: 15_000}},
        explains: [pages]
    },
    {
        name: 'pictures cut off',
        rule: {path: '*/dw/image/*', harm: {kind: 'cut'}},
        explains: []
    },
    {
        name: 'all calls dropped',
        rule: {harm: {kind: 'drop'}},
        explains: [pages, sessions, baskets]
    }
]

export type Fault = {harm: Harm; from: number; to: number}

/** A fault in the middle of each minute, one after another, until it is stopped. */
export const failNowAndThen = async (sandbox: string, faults: Fault[], stopped: AbortSignal) => {
    for (let turn = 0; !stopped.aborted; turn += 1) {
        await after(minute / 2, undefined, {signal: stopped}).catch(() => undefined)
        const harm = harms[turn % harms.length]
        if (stopped.aborted || !harm) return
        const from = performance.now()
        faults.push({harm, from, to: from + faultSeconds * 1000 + echoMs})
        await fetch(`${sandbox}/__control/faults`, {
            method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({...harm.rule, seconds: faultSeconds})
        })
        await after(minute / 2, undefined, {signal: stopped}).catch(() => undefined)
    }
}

/** A broken connection, or a response that says that something failed; refusals for overload are counted separately. */
export const isError = ({status, isRefusal}: Visited): boolean =>
    (status === 0 || status >= 500) && !isRefusal

/** The fault that explains an error: it was active during the request, and may break this kind of request. */
export const faultOf = (faults: readonly Fault[], {at, ms, what}: Visited): Fault | undefined =>
    faults.find(
        ({from, to, harm}) =>
            at + ms > from && at < to && harm.explains.some((pattern) => pattern.test(what))
    )

const kindOf = (what: string): string => {
    if (baskets.test(what)) return `${what.split(' ')[0]} basket`
    return pages.test(what) ? `page /${what.split(/[/?]/)[1] ?? ''}` : what
}

const counted = (names: readonly string[]): string => {
    const counts = new Map<string, number>()
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    return [...counts]
        .sort(([, one], [, other]) => other - one)
        .map(([name, count]) => `${name} ×${count}`)
        .join(', ')
}

/** A line for each fault and one for unexplained errors: which responses failed, with which status, how often. */
export const errorLines = (faults: readonly Fault[], errors: readonly Visited[]): string[] => {
    const named = errors.map((error) => ({
        by: faultOf(faults, error)?.harm.name ?? 'NO FAULT',
        kind: `${error.status === 0 ? 'broken' : error.status} ${kindOf(error.what)}`
    }))
    return [...harms.map(({name}) => name), 'NO FAULT'].map((name) => {
        const theirs = named.filter(({by}) => by === name).map(({kind}) => kind)
        const times = faults.filter(({harm}) => harm.name === name).length
        const head = name === 'NO FAULT' ? name : `${name} (${times} times)`
        return `  ${head}: ${theirs.length === 0 ? 'no errors' : `${theirs.length}: ${counted(theirs)}`}`
    })
}
