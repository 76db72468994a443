import {type Call, type Commerce, CommerceError, toFailure} from '../client'
import {isWriteAnswer, record, text} from '../json'

/** The base of the addresses that the SDK builds: only their path and query are used, `Commerce` adds its own base. */
export const sdkBase = 'https://platform'

/** The SDK's option `fetch`: what its clients and its custom calls are sent with. */
export type SdkFetch = (input: RequestInfo, init?: RequestInit) => Promise<Response>

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Set by `Commerce` itself, or by the browser. */
const others: ReadonlySet<string> = new Set(['accept', 'content-type', 'user-agent'])

const callOf = (input: RequestInfo, init: RequestInit): Call => {
    const {pathname, searchParams} = new URL(input instanceof Request ? input.url : input)
    const method = methods.find((one) => one === init.method?.toUpperCase()) ?? 'GET'
    const headers = [...new Headers(init.headers)].filter(([name]) => !others.has(name))
    return {
        path: pathname.replace(/\/organizations\/[^/]+\//, '/organizations/{org}/'),
        query: Object.fromEntries(searchParams),
        method,
        ...(headers.length > 0 && {headers: Object.fromEntries(headers)}),
        ...(typeof init.body === 'string' && {body: JSON.parse(init.body)})
    }
}

/**
 * Rejects with a CommerceError that has the platform's own text, which shoppers may read (G-56); an unreadable response
 * has none.
 */
const withItsWords = (error: unknown): never => {
    if (!(error instanceof CommerceError)) throw error
    const {statusText, data} = error
    const detail = text(record(data).detail)
    const failure = {...toFailure(error), ...(detail !== undefined && {detail})}
    throw new CommerceError(failure, {statusText, data})
}

/**
 * Sends the SDK's requests by `Commerce`: with its deadline, with a token that is renewed ahead of need and once after a
 * 401, and with one kind of failure, a CommerceError. The SDK passes an error that is not its own to the caller as it is.
 */
export const sdkFetch =
    (own: Commerce): SdkFetch =>
    async (input, init = {}) => {
        const call = callOf(input, init)
        const answer = await own.fetch(call).catch(withItsWords)
        // The SDK drops the answer to a deletion: one that says nothing is no success (D-49).
        if (call.method === 'DELETE' && !isWriteAnswer(answer))
            throw new CommerceError({status: 502, code: 'garbled'})
        return answer === null ? new Response(null, {status: 204}) : Response.json(answer)
    }
