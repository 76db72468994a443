import {Agent} from 'node:http'
import {get} from '../../scripts/shop/plain-get'

type Load = {url: string; /** Concurrent requests. */ atOnce: number; seconds: number}

export type LoadAnswer = {latencies: number[]; perSecond: number}

/** Sends concurrent requests over keep-alive connections for a while. Throws on the first response that is not 200. */
export const load = async ({url, atOnce, seconds}: Load): Promise<LoadAnswer> => {
    const agent = new Agent({keepAlive: true, maxSockets: atOnce})
    const latencies: number[] = []
    const start = performance.now()
    const end = start + seconds * 1000

    const requestUntilEnd = async () => {
        while (performance.now() < end) {
            const sent = performance.now()
            const {status} = await get(url, {agent})
            if (status !== 200) throw new Error(`${url} answers ${status} under load`)
            latencies.push(performance.now() - sent)
        }
    }

    try {
        await Promise.all(Array.from({length: atOnce}, requestUntilEnd))
    } finally {
        agent.destroy()
    }
    return {latencies, perSecond: (latencies.length / (performance.now() - start)) * 1000}
}
