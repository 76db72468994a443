import type {Cluster, Worker} from 'node:cluster'

type Told = {
    /** All of them serve. */
    ready: () => void
    /** None is left. */
    ended: (code: 0 | 1) => void
}

/**
 * Serves from so many processes. One that served and dies is replaced; one that cannot even start would be replaced for
 * ever, so its end is everybody's. Gives the way to stop them all.
 */
export const serveFromWorkers = (
    cluster: Pick<Cluster, 'fork' | 'on'>,
    count: number,
    told: Told
): (() => void) => {
    const running = new Map<number, Worker>()
    const serving = new Set<number>()
    let isAnnounced = false
    let code: 0 | 1 | undefined

    const start = (): void => {
        const worker = cluster.fork()
        running.set(worker.id, worker)
    }
    const stop = (as: 0 | 1): void => {
        // Told twice, a process would leave its shoppers at once.
        if (code !== undefined) return
        code = as
        for (const worker of running.values()) worker.process.kill('SIGTERM')
    }

    cluster.on('message', ({id}, message) => {
        if (message !== 'ready' || !running.has(id)) return
        serving.add(id)
        if (serving.size < count || isAnnounced) return
        isAnnounced = true
        told.ready()
    })
    cluster.on('exit', ({id}) => {
        if (!running.delete(id)) return
        const hasServed = serving.delete(id)
        if (code === undefined && hasServed) return start()
        stop(1)
        if (running.size === 0) told.ended(code ?? 1)
    })
    for (let started = 0; started < count; started += 1) start()
    return () => stop(0)
}
