import {clientOf} from '../../sandbox/tests/process/client'

type Target = {port: number; token: string; paths: readonly string[]}
type Load = {clients: number; seconds: number}

/**
 * Clients that each keep one connection and request without pause. Returns the milliseconds of each response and the
 * responses per second. Throws on the first that is not 200.
 */
export const requestTogether = async ({port, token, paths}: Target, {clients, seconds}: Load) => {
    const latencies: number[] = []
    const started = performance.now()
    const end = started + seconds * 1000

    const requestUntilEnd = async (_: unknown, turn: number) => {
        const client = clientOf(port)
        for (let number = turn; performance.now() < end; number += 1) {
            const path = paths[number % paths.length] ?? ''
            const sent = performance.now()
            const {status} = await client.call(path, {token})
            if (status !== 200) throw new Error(`${path} answers ${status}`)
            latencies.push(performance.now() - sent)
        }
        client.close()
    }

    await Promise.all(Array.from({length: clients}, requestUntilEnd))
    return {latencies, perSecond: (latencies.length / (performance.now() - started)) * 1000}
}
