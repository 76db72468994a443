import type {AddressInfo} from 'node:net'
import express, {type RequestHandler} from 'express'

type Served = {address: string; close: () => void}

/** A part of our server on a port of its own, for tests of what it says over HTTP. */
export const onAPort = (...handlers: RequestHandler[]): Promise<Served> => {
    const app = express()
    app.use(...handlers)
    return new Promise((resolve, reject) => {
        const server = app.listen(0, '127.0.0.1', () => {
            const {port}: Pick<AddressInfo, 'port'> = Object.assign({port: 0}, server.address())
            resolve({address: `http://127.0.0.1:${port}`, close: () => server.close()})
        })
        server.once('error', reject)
    })
}
