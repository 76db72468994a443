import {setTimeout as sleep} from 'node:timers/promises'
import {z} from 'zod'
import {problemOf} from '../core/response'
import type {Shopper} from '../world/world'

/** The kinds of harm that a fault can do to a call. */
const Harm = z.discriminatedUnion('kind', [
    /** Responds late. */
    z.object({kind: z.literal('slow'), milliseconds: z.number().int().min(1).max(120_000)}),
    /** Refuses, with nothing done. */
    z.object({
        kind: z.literal('status'),
        status: z.number().int().min(400).max(599),
        body: z.unknown().optional()
    }),
    /** Closes the connection without doing anything and without a response. */
    z.object({kind: z.literal('drop')}),
    /** Executes the call, then breaks off in the middle of the response. */
    z.object({kind: z.literal('cut')}),
    /** Executes the call, then responds 200 with text that is not JSON. */
    z.object({kind: z.literal('garble')}),
    /** Allows so many calls in a period, then responds 429. */
    z.object({
        kind: z.literal('rate-limit'),
        calls: z.number().int().min(0).max(1_000_000),
        seconds: z.number().int().min(1).max(3600)
    })
])

/** A fault and the calls that it affects. A filter that is missing does not narrow them. */
export const FaultRule = z.strictObject({
    method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    // The path as called; a star stands for any text, as in *baskets/*/items
    path: z.string().min(1).max(500).default('*'),
    /** A usid or customer id. */
    shopper: z.string().max(200).optional(),
    times: z.number().int().min(1).max(1_000_000).optional(),
    seconds: z.number().int().min(1).max(86_400).optional(),
    harm: Harm
})

export type Harm = z.output<typeof Harm>
export type FaultRule = z.output<typeof FaultRule>
export type FaultRequest = z.input<typeof FaultRule>

type Standing = {
    id: string
    rule: FaultRule
    pattern: RegExp
    until: number
    left: number
    /** For a rate limit: when the current period began, and the number of calls in it. */
    window: {since: number; calls: number}
}

export type FaultTarget = {method: string; path: string; caller: Shopper | undefined; now: number}

/** The active faults, checked at every call. Times are real ones, however the sandbox's clock is set. */
export const createFaults = () => {
    let standing: Standing[] = []
    let count = 0

    /** Returns the fault's id, with which it can be removed. */
    const add = (request: FaultRequest): string => {
        const rule = FaultRule.parse(request)
        count += 1
        const id = `fault-${count}`
        standing.push({
            id,
            rule,
            pattern: patternOf(rule.path),
            until: rule.seconds ? Date.now() + rule.seconds * 1000 : Infinity,
            left: rule.times ?? Infinity,
            window: {since: 0, calls: 0}
        })
        return id
    }

    /** Every harm for a call, in the order in which the faults were added; each is counted. */
    const strike = (target: FaultTarget): Harm[] => {
        standing = standing.filter(({until, left}) => until > target.now && left > 0)
        return standing.filter((fault) => isMeant(fault, target)).map(({rule}) => rule.harm)
    }

    return {
        add,
        strike,
        remove: (id: string) => {
            standing = standing.filter((fault) => fault.id !== id)
        },
        list: () =>
            standing.map(({id, rule, left}) => ({id, ...rule, ...(left < Infinity && {left})})),
        clear: () => {
            standing = []
        }
    }
}

export type Faults = ReturnType<typeof createFaults>

const isMeant = (fault: Standing, {method, path, caller, now}: FaultTarget) => {
    const {rule, pattern} = fault
    if (rule.method && rule.method !== method) return false
    if (!pattern.test(path)) return false
    if (rule.shopper && !isCalled(rule.shopper, caller)) return false
    if (rule.harm.kind === 'rate-limit' && !isOverLimit(fault, rule.harm, now)) return false
    fault.left -= 1
    return true
}

const isCalled = (name: string, caller: Shopper | undefined) =>
    caller !== undefined && [caller.usid, caller.customerId].includes(name)

const isOverLimit = (
    {window}: Standing,
    {calls, seconds}: {calls: number; seconds: number},
    now: number
) => {
    if (now - window.since >= seconds * 1000) Object.assign(window, {since: now, calls: 0})
    window.calls += 1
    return window.calls > calls
}

const patternOf = (path: string) => new RegExp(`^${path.split('*').map(escaped).join('.*')}$`)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export class Dropped extends Error {}

/** Applies what harms a call before it is executed. Returns a response if the call ends here. */
export const harmBefore = async (harms: readonly Harm[]): Promise<Response | undefined> => {
    for (const harm of harms) {
        if (harm.kind === 'slow') await sleep(harm.milliseconds)
        else if (harm.kind === 'drop') throw new Dropped('The connection was dropped on demand.')
        else if (harm.kind === 'status') return refusal(harm.status, harm.body)
        else if (harm.kind === 'rate-limit') return tooMany(harm.seconds)
    }
    return undefined
}

/** Applies what harms the response. */
export const harmAfter = async (harms: readonly Harm[], response: Response): Promise<Response> => {
    if (harms.some(({kind}) => kind === 'cut')) return cutShort(response)
    if (harms.some(({kind}) => kind === 'garble')) return garbled(response)
    return response
}

const problemType = {'content-type': 'application/problem+json'}

const refusal = (status: number, body: unknown) => {
    const {body: document} = problemOf(status, 'internal-server-error', 'Failed on demand.', {})
    return new Response(JSON.stringify(body ?? document), {status, headers: problemType})
}

const tooMany = (seconds: number) => {
    const {body} = problemOf(429, 'too-many-requests', 'The rate limit is exceeded.', {})
    const headers = {...problemType, 'retry-after': String(seconds)}
    return new Response(JSON.stringify(body), {status: 429, headers})
}

const garbled = async (response: Response) => {
    const text = await response.text()
    const garbage = `${text.slice(0, text.length / 2)}\u0000<!--`
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    return new Response(garbage, {status: response.status, headers})
}

/** Half of the response, then the stream breaks. */
const cutShort = async (response: Response) => {
    const bytes = new Uint8Array(await response.arrayBuffer())
    const half = bytes.slice(0, Math.ceil(bytes.length / 2))
    let isSent = false
    const stream = new ReadableStream<Uint8Array>({
        pull: (controller) => {
            if (isSent) controller.error(new Dropped('The answer was cut on demand.'))
            else controller.enqueue(half)
            isSent = true
        }
    })
    const headers = new Headers(response.headers)
    headers.set('content-length', String(bytes.length))
    return new Response(stream, {status: response.status, headers})
}
