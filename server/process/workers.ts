import type {Cluster, Worker} from 'node:cluster'
import {READY} from './hand-over'

type Setup = {
    /** All of them serve. */
    ready: () => void
    /** None is left. */
    ended: (code: 0 | 1) => void
    /** Does it after a while. */
    later: (start: () => void) => void
}

/**
 * Serves from this number of processes. One that served and dies is replaced. If one cannot even start before the shop
 * is open, all are ended, as all would fail alike; later the others continue, and it is tried again after a while.
 * Returns a function that stops them all.
 */
export const serveFromWorkers = (
    cluster: Pick<Cluster, 'fork' | 'on'>,
    count: number,
    {ready, ended, later}: Setup
): (() => void) => {
    const running = new Map<number, Worker>()
    const serving = new Set<number>()
    let isOpen = false
    let code: 0 | 1 | undefined

    const endIfNoneIsLeft = (): void => {
        if (code !== undefined && running.size === 0) ended(code)
    }
    const stop = (as: 0 | 1): void => {
        // Notified twice, a process would leave its shoppers at once.
        if (code !== undefined) return
        code = as
        for (const worker of running.values()) worker.process.kill('SIGTERM')
        endIfNoneIsLeft()
    }
    const gone = (id: number): void => {
        if (!running.delete(id)) return
        const hasServed = serving.delete(id)
        if (code !== undefined) endIfNoneIsLeft()
        else if (hasServed) start()
        else if (isOpen) later(start)
        else stop(1)
    }
    const start = (): void => {
        if (code !== undefined) return
        const worker = cluster.fork()
        running.set(worker.id, worker)
        // Without a process id it never began, and no exit will be reported; else it only missed a message, as it is
        // ending.
        worker.on('error', () => {
            if (worker.process.pid === undefined) gone(worker.id)
        })
    }

    cluster.on('message', ({id}, message) => {
        if (message !== READY || !running.has(id) || code !== undefined) return
        serving.add(id)
        if (serving.size < count || isOpen) return
        isOpen = true
        ready()
    })
    cluster.on('exit', ({id}) => gone(id))
    for (let started = 0; started < count; started += 1) start()
    return () => stop(0)
}
