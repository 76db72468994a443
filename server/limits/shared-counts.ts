import cluster from 'node:cluster'
import {randomUUID} from 'node:crypto'
import {z} from 'zod'
import {createCounts, type Count, type Counts} from './counts'

const CountRequest = z.object({
    storefrontCount: z.string(),
    operation: z.enum(['add', 'read', 'forget']),
    key: z.string(),
    windowMs: z.number(),
    by: z.number()
})
const CountReply = z.object({
    storefrontCounted: z.string(),
    count: z.object({count: z.number(), endsInMs: z.number()})
})

type Operation = z.infer<typeof CountRequest>['operation']

/** One side of the channel between the first process and a worker. */
type Channel = {
    send: (message: object) => unknown
    on: (event: 'message', heard: (message: unknown) => void) => unknown
}

const none: Count = {count: 0, endsInMs: 0}

/** Answers a worker's requests from the counters that all processes of the machine share. */
export const serveCounts = (counts: Counts, worker: Channel): void => {
    worker.on('message', (message) => {
        const {data} = CountRequest.safeParse(message)
        if (data === undefined) return
        const {operation, key, windowMs, by, storefrontCount} = data
        const counted = operation === 'add' ? counts.add(key, windowMs, by) : counts[operation](key)
        void counted.then((count) => {
            worker.send({storefrontCounted: storefrontCount, count: count ?? none})
        })
    })
}

/** How long to wait for the first process, in milliseconds; a rate limit must not delay a shopper. */
const patienceMs = 250

/** The machine's counters, requested from the first process; this process's own ones if that does not respond. */
export const remoteCounts = (first: Channel, own: Counts): Counts => {
    const waiting = new Map<string, (count: Count) => void>()
    first.on('message', (message) => {
        const {data} = CountReply.safeParse(message)
        if (data !== undefined) waiting.get(data.storefrontCounted)?.(data.count)
    })
    const send = (
        operation: Operation,
        key: string,
        windowMs = 0,
        by = 0
    ): Promise<Count | undefined> =>
        new Promise((resolve) => {
            const id = randomUUID()
            const end = (count: Count | undefined) => {
                clearTimeout(timer)
                waiting.delete(id)
                resolve(count)
            }
            const timer = setTimeout(end, patienceMs, undefined)
            waiting.set(id, end)
            first.send({storefrontCount: id, operation, key, windowMs, by})
        })
    return {
        add: async (key, windowMs, by = 1) =>
            (await send('add', key, windowMs, by)) ?? own.add(key, windowMs, by),
        read: async (key) => (await send('read', key)) ?? own.read(key),
        forget: async (key) => {
            await send('forget', key)
            await own.forget(key)
        }
    }
}

const ownProcess: Channel = {
    send: (message) => process.send?.(message),
    on: (event, heard) => process.on(event, heard)
}

/** The counters of this process: shared with the machine's other processes if there are any. */
export const processCounts = (now: () => number): Counts => {
    const own = createCounts(now)
    return cluster.isWorker ? remoteCounts(ownProcess, own) : own
}
