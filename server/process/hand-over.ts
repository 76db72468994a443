import type {Socket} from 'node:net'

/** Messages from the first process to its workers: here is a connection; no more will come. */
export const CONNECTION = 'connection'
export const LAST = 'last'

/** Messages from workers to the first process: ready for connections; took one; wants no more. */
export const READY = 'ready'
export const TAKEN = 'taken'
export const LEAVING = 'leaving'

/** A worker as the first process reaches it; messages arrive in the order in which they were sent. */
export type Serving = {
    id: number
    send: (message: string, connection?: Socket) => unknown
}

/** The workers, in the order in which they became free. */
const createServing = () => {
    const all = new Map<number, Serving>()
    const free = new Map<number, Serving>()
    return {
        join: (server: Serving): void => {
            all.set(server.id, server)
            free.set(server.id, server)
        },
        take: (server: Serving): void => {
            if (all.has(server.id)) free.set(server.id, server)
        },
        nextFree: (): Serving | undefined => {
            const [next] = free.values()
            if (next !== undefined) free.delete(next.id)
            return next
        },
        all: (): Serving[] => [...all.values()],
        lose: (id: number): boolean => {
            free.delete(id)
            return all.delete(id)
        }
    }
}

/**
 * Hands the connections that the first process accepts to its workers: each to a worker that has taken its last one, so
 * that a worker which is rendering delays nobody. No accepted connection is lost: only the first process closes the
 * port, and no worker ends before it has been told that no more will come.
 */
export const createHandOver = () => {
    const serving = createServing()
    const waiting: Socket[] = []
    let state: 'open' | 'closing' | 'closed' = 'open'

    const give = (): void => {
        while (waiting.length > 0) {
            const server = serving.nextFree()
            if (server === undefined) return
            server.send(CONNECTION, waiting.shift())
        }
    }
    const leave = (server: Serving): void => {
        if (serving.lose(server.id)) server.send(LAST)
    }
    /** Handles a message from a worker; ignores other messages. */
    const hear = (server: Serving, message: unknown): void => {
        if (message === READY) serving.join(server)
        if (message === TAKEN) serving.take(server)
        // If all workers are shutting down they continue until the port is closed: new connections would be lost.
        const isLeaving = message === LEAVING && state === 'open'
        if (isLeaving || state === 'closed') leave(server)
        give()
    }
    /**
     * The port is closed: waiting connections are handed to a worker, busy or not, and all workers are told that no
     * more will come.
     */
    const finish = (): void => {
        state = 'closed'
        const all = serving.all()
        for (const [index, connection] of waiting.splice(0).entries()) {
            const server = all[index % all.length]
            if (server === undefined) connection.destroy()
            else server.send(CONNECTION, connection)
        }
        for (const server of all) leave(server)
    }
    return {
        hear,
        finish,
        /** A connection was accepted. */
        accept: (connection: Socket): void => {
            waiting.push(connection)
            give()
        },
        /** A worker has ended. */
        lose: (id: number): void => void serving.lose(id),
        /** All workers are about to shut down. */
        close: (): void => {
            state = 'closing'
        }
    }
}
