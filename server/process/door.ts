import type {Worker} from 'node:cluster'
import {once} from 'node:events'
import {createServer, type Socket} from 'node:net'
import {whenAllAreIn} from '../front/load/graceful'
import {createHandOver, type Serving} from './hand-over'

const asServing = (worker: Worker): Serving => ({
    id: worker.id,
    send: (message, connection) => worker.send(message, connection)
})

/**
 * The port of a shop with several processes. The first process accepts connections and hands them over itself, without
 * Node's cluster: there the port is closed with the last worker, and connections accepted by then are lost.
 */
export const createDoor = (port: number) => {
    const handOver = createHandOver()
    const server = createServer({pauseOnConnect: true, noDelay: true}, (connection: Socket) => {
        connection.on('error', () => connection.destroy())
        handOver.accept(connection)
    })
    return {
        /** Opens the port; rejects with an Error that names the port if it is not available. */
        open: async (): Promise<void> => {
            server.listen(port)
            await once(server, 'listening')
        },
        hear: (worker: Worker, message: unknown): void => handOver.hear(asServing(worker), message),
        lose: ({id}: Worker): void => handOver.lose(id),
        /** Closes the port when the notice is over and no connection is waiting, and then lets the workers end. */
        close: async (notice: Promise<unknown>): Promise<void> => {
            handOver.close()
            await notice
            whenAllAreIn(server, () => {
                server.close()
                handOver.finish()
            })
        }
    }
}
