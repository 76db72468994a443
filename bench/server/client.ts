import {Agent, get} from 'node:http'
import {quantile} from '../figures/spread'

/** A response as the client got it; a connection that broke or got no response has status 0. */
export type Timed = {status: number; ms: number; isRefusal: boolean}

const givesUpAfter = 20_000

/** A page with only a short text is the refusal of an overloaded shop. */
const refuses = (policy: string | string[] | undefined, status: number): boolean =>
    status === 503 && String(policy).startsWith("default-src 'none'")

/** Requests over keep-alive connections, one for each concurrent request. Close it at the end. */
export const createClient = () => {
    const agent = new Agent({keepAlive: true, maxSockets: 2000})
    const request = (url: string, headers: Record<string, string> = {}): Promise<Timed> => {
        const began = performance.now()
        return new Promise((resolve) => {
            const end = (status: number, isRefusal = false) =>
                resolve({status, ms: performance.now() - began, isRefusal})
            const call = get(url, {agent, headers, timeout: givesUpAfter}, (answer) => {
                const {statusCode = 0, headers: given} = answer
                answer.resume()
                answer.once('end', () =>
                    end(statusCode, refuses(given['content-security-policy'], statusCode))
                )
                answer.once('error', () => end(0))
            })
            call.once('timeout', () => call.destroy())
            call.once('error', () => end(0))
        })
    }
    /** Requests, and disconnects before the response can arrive. */
    const requestAndLeave = (url: string, afterMs: number): Promise<void> =>
        new Promise((resolve) => {
            const call = get(url, {agent}, (answer) => answer.resume())
            const leave = setTimeout(() => call.destroy(), afterMs)
            call.once('error', () => undefined)
            call.once('close', () => {
                clearTimeout(leave)
                resolve()
            })
        })
    return {request, requestAndLeave, close: () => agent.destroy()}
}

export type Client = ReturnType<typeof createClient>

/** A line that says how long these responses took, in milliseconds. */
export const timesOf = (name: string, answers: readonly Timed[]): string => {
    const times = answers.map(({ms}) => ms)
    const at = (share: number) => `${Math.round(quantile(times, share))} ms`
    return (
        `${name.padEnd(22)} ${String(answers.length).padStart(6)}   ` +
        `p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}`
    )
}
