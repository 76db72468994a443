import type {Cluster, Worker} from 'node:cluster'
import {READY} from './hand-over'

type Setup = {
    /** All workers are serving. */
    ready: () => void
    /** No worker is left. */
    ended: (code: 0 | 1) => void
    /** Runs a function after a delay. */
    later: (start: () => void) => void
}

/**
 * Starts this number of workers. A worker that has served and dies is replaced. If one cannot start before the shop is
 * open, all are ended, as all would fail alike; later the others continue, and it is tried again after a delay. Returns
 * a function that stops them all.
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
        // After a second signal a worker would drop its requests at once.
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
        // Without a process id it never started, and no exit will be reported; else it only missed a message, as it is
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
