import {once} from 'node:events'
import type {Server} from 'node:http'
import type {Socket} from 'node:net'
import {setTimeout as setTimeoutPromise} from 'node:timers/promises'
import {CONNECTION, LAST, LEAVING, TAKEN} from './hand-over'

/** The first process, as one that serves hears it and speaks to it. */
export type First = {
    on: (
        event: 'message',
        heard: (message: unknown, connection: Socket | undefined) => void
    ) => unknown
    once: (event: 'disconnect', heard: () => void) => unknown
    connected: boolean
    send?: (message: string) => unknown
}

/** The first process says within so long after it was asked that no more will come; milliseconds. */
const longestMs = 1500

/** Serves the connections that the first process hands over, and knows when no more will come and all are closed. */
export const serveHanded = (server: Server, first: First) => {
    const open = new Set<Socket>()
    const send = (message: string) => void (first.connected && first.send?.(message))
    const last = new Promise<void>((resolve) => {
        first.on('message', (message, connection) => {
            if (message === LAST) resolve()
            if (message !== CONNECTION) return
            // A client that left while its connection was handed over is not in the message any more.
            if (connection !== undefined) serveOne(connection)
            send(TAKEN)
        })
        // Who let connections in was killed, and cannot say so.
        first.once('disconnect', resolve)
    })
    const serveOne = (connection: Socket): void => {
        open.add(connection)
        connection.once('close', () => open.delete(connection))
        // As a server's own connections: who has asked and says no more is answered all the same.
        connection.allowHalfOpen = true
        server.emit('connection', connection)
    }
    return {
        /** Asks the first process to send nobody any more, and resolves when it does not. */
        untilLast: (): Promise<unknown> => {
            send(LEAVING)
            return Promise.race([last, setTimeoutPromise(longestMs, undefined, {ref: false})])
        },
        /** Resolves when all that were handed over are closed. */
        allClosed: async (): Promise<void> => {
            await Promise.all([...open].map((connection) => once(connection, 'close')))
        }
    }
}
