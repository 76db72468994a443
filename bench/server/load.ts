import {Agent} from 'node:http'
import {setTimeout as pause} from 'node:timers/promises'
import {get} from '../../scripts/shop/plain-get'

type Load = {url: string; /** Concurrent requests. */ atOnce: number; seconds: number}

export type LoadAnswer = {latencies: number[]; perSecond: number}

/** A refused visitor comes back after this time, so that refusals take no part of the machine. */
const BACK_AFTER_MS = 100

/**
 * Sends concurrent requests over keep-alive connections for a while. Several at once may be refused with 503, as the
 * shop does when it cannot answer in time: these are not counted. Throws on any other response that is not 200.
 */
export const load = async ({url, atOnce, seconds}: Load): Promise<LoadAnswer> => {
    const agent = new Agent({keepAlive: true, maxSockets: atOnce})
    const latencies: number[] = []
    const start = performance.now()
    const end = start + seconds * 1000

    const requestUntilEnd = async () => {
        while (performance.now() < end) {
            const sent = performance.now()
            const {status} = await get(url, {agent})
            if (status === 200) latencies.push(performance.now() - sent)
            else if (status === 503 && atOnce > 1) await pause(BACK_AFTER_MS)
            else throw new Error(`${url} answers ${status} under load`)
        }
    }

    try {
        await Promise.all(Array.from({length: atOnce}, requestUntilEnd))
    } finally {
        agent.destroy()
    }
    return {latencies, perSecond: (latencies.length / (performance.now() - start)) * 1000}
}
