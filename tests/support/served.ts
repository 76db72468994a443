import {once} from 'node:events'
import {createServer, type RequestListener} from 'node:http'

/** A server on a port of its own, for what only HTTP can show. Close it when the test is done. */
export const served = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return {
        origin: `http://127.0.0.1:${String(port)}`,
        close: () => {
            server.closeAllConnections()
            server.close()
        }
    }
}
