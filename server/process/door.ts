import type {Worker} from 'node:cluster'
import {once} from 'node:events'
import {createServer, type Socket} from 'node:net'
import {whenAllAreIn} from '../front/graceful'
import {createHandOver, type Serving} from './hand-over'

const asServing = (worker: Worker): Serving => ({
    id: worker.id,
    send: (message, connection) => worker.send(message, connection)
})

/**
 * The port of a shop of several processes. The first one lets shoppers in and hands them over, not Node's cluster: there a
 * port is closed with the last process that serves, and who was let in by then is left to nobody.
 */
export const createDoor = (port: number) => {
    const handOver = createHandOver()
    const server = createServer({pauseOnConnect: true, noDelay: true}, (connection: Socket) => {
        connection.on('error', () => connection.destroy())
        handOver.come(connection)
    })
    return {
        /** Opens the port; throws an Error with its number when it is not available. */
        open: async (): Promise<void> => {
            server.listen(port)
            await once(server, 'listening')
        },
        hear: (worker: Worker, message: unknown): void => handOver.hear(asServing(worker), message),
        lose: ({id}: Worker): void => handOver.lose(id),
        /** Closes the port when the notice is over and nobody stands before it, and lets those go that serve. */
        close: async (notice: Promise<unknown>): Promise<void> => {
            handOver.close()
            await notice
            whenAllAreIn(server, () => {
                server.close()
                handOver.shut()
            })
        }
    }
}
