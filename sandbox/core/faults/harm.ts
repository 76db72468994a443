import {setTimeout as sleep} from 'node:timers/promises'
import {problemOf} from '../problem'
import type {Harm} from './fault'

export class Dropped extends Error {}

/** What befalls a call before it is served. Answers a response if that is the end of it. */
export const harmBefore = async (harms: readonly Harm[]): Promise<Response | undefined> => {
    for (const harm of harms) {
        if (harm.kind === 'slow') await sleep(harm.milliseconds)
        else if (harm.kind === 'drop') throw new Dropped('The connection was dropped on demand.')
        else if (harm.kind === 'status') return refusal(harm.status, harm.body)
        else if (harm.kind === 'rate-limit') return tooMany(harm.seconds)
    }
    return undefined
}

/** What befalls an answer on its way back. */
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
    return new Response(`${text.slice(0, text.length / 2)}\u0000<!--`, {
        status: response.status,
        headers: response.headers
    })
}

/** Half of the answer, then the stream breaks. */
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
