import {once} from 'node:events'
import type {Server} from 'node:http'
import type {Socket} from 'node:net'
import {setTimeout as setTimeoutPromise} from 'node:timers/promises'
import {CONNECTION, LAST, LEAVING, TAKEN} from './hand-over'

/** The first process, as a worker communicates with it. */
export type First = {
    on: (
        event: 'message',
        heard: (message: unknown, connection: Socket | undefined) => void
    ) => unknown
    once: (event: 'disconnect', heard: () => void) => unknown
    connected: boolean
    send?: (message: string) => unknown
}

/** How long the first process may take to confirm that no more will come, in milliseconds. */
const longestMs = 1500

/** Serves the connections that the first process hands over, and knows when no more will come and all are closed. */
export const serveHanded = (server: Server, first: First) => {
    const open = new Set<Socket>()
    const send = (message: string) => void (first.connected && first.send?.(message))
    const last = new Promise<void>((resolve) => {
        first.on('message', (message, connection) => {
            if (message === LAST) resolve()
            if (message !== CONNECTION) return
            // If the client left during the hand-over, the message has no connection.
            if (connection !== undefined) serveOne(connection)
            send(TAKEN)
        })
        // The first process was killed and cannot say that no more will come.
        first.once('disconnect', resolve)
    })
    const serveOne = (connection: Socket): void => {
        open.add(connection)
        connection.once('close', () => open.delete(connection))
        // As for a server's own connections: a client that has half-closed its connection still gets its response.
        connection.allowHalfOpen = true
        server.emit('connection', connection)
    }
    return {
        /** Asks the first process for no more connections, and resolves when it confirms. */
        untilLast: (): Promise<unknown> => {
            send(LEAVING)
            return Promise.race([last, setTimeoutPromise(longestMs, undefined, {ref: false})])
        },
        /** Resolves when all handed-over connections are closed. */
        allClosed: async (): Promise<void> => {
            await Promise.all([...open].map((connection) => once(connection, 'close')))
        }
    }
}
