import express, {type RequestHandler} from 'express'
import {once} from 'node:events'
import {createServer, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'

/** A server on a free port, for what only HTTP can show. Close it when the test is done. */
export const startServer = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    // The connection stays open even if a busy machine pauses for seconds between two calls.
    server.keepAliveTimeout = 0
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

type ExpressServer = {address: string; close: () => void}

/** A part of our server on a free port, for tests of its HTTP responses. */
export const startExpress = (...handlers: RequestHandler[]): Promise<ExpressServer> => {
    const app = express()
    app.use(...handlers)
    return new Promise((resolve, reject) => {
        const server = app.listen(0, '127.0.0.1', () => {
            server.keepAliveTimeout = 0
            const {port}: Pick<AddressInfo, 'port'> = Object.assign({port: 0}, server.address())
            resolve({
                address: `http://127.0.0.1:${port}`,
                close: () => {
                    server.closeAllConnections()
                    server.close()
                }
            })
        })
        server.once('error', reject)
    })
}
