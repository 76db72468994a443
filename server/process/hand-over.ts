import type {Socket} from 'node:net'

/** What the first process tells those that serve: here is a connection, and that no more will come. */
export const CONNECTION = 'connection'
export const LAST = 'last'

/** What those that serve tell the first process: that they want connections, took one, or want no more. */
export const READY = 'ready'
export const TAKEN = 'taken'
export const LEAVING = 'leaving'

/** A process that serves, as the first one reaches it; what is sent arrives in the order in which it was sent. */
export type Serving = {
    id: number
    send: (message: string, connection?: Socket) => unknown
}

/** Those that serve, and which of them took the last connection that it was given, in that order. */
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
 * Gives the connections that the first process lets in to those that serve: each to one that took its last one, so that one
 * which makes a page keeps nobody waiting. Anyone who was let in is given to somebody: the first process alone closes the
 * port, and no process that serves ends before it has heard that no more will come.
 */
export const createHandOver = () => {
    const serving = createServing()
    const waiting: Socket[] = []
    let state: 'open' | 'closing' | 'shut' = 'open'

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
    /** A process that serves said something; what is not for here is passed over. */
    const hear = (server: Serving, message: unknown): void => {
        if (message === READY) serving.join(server)
        if (message === TAKEN) serving.take(server)
        // Where all are leaving they go on until the port is closed: newcomers would be left to nobody.
        const isLeaving = message === LEAVING && state === 'open'
        if (isLeaving || state === 'shut') leave(server)
        give()
    }
    /**
     * The port is closed: waiting connections are given to a process, busy or not, and all processes learn that no more
     * will come.
     */
    const shut = (): void => {
        state = 'shut'
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
        shut,
        /** A connection was let in. */
        come: (connection: Socket): void => {
            waiting.push(connection)
            give()
        },
        /** A process is gone. */
        lose: (id: number): void => void serving.lose(id),
        /** All are about to leave. */
        close: (): void => {
            state = 'closing'
        }
    }
}
