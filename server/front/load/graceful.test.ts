import {EventEmitter, once} from 'node:events'
import {Agent, createServer, get, type IncomingMessage} from 'node:http'
import {connect, type AddressInfo} from 'node:net'
import {Worker} from 'node:worker_threads'
import express from 'express'
import {createDraining, keepConnections, leave} from './graceful'

/** A shop in which the test finishes the pages, behind a proxy that keeps its connections open. */
const aShop = async () => {
    const waiting: (() => void)[] = []
    const draining = createDraining()
    const app = express()
    app.use(draining.handler)
    app.get('/slow', (_req, res) => void waiting.push(() => res.send('a page')))
    app.get('/', (_req, res) => void res.send('a page'))
    const server = createServer(app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const {port}: Pick<AddressInfo, 'port'> = Object.assign({port: 0}, server.address())
    const agent = new Agent({keepAlive: true})
    const request = async (path: string): Promise<IncomingMessage> => {
        const [answer] = await once(get({port, path, agent}), 'response')
        answer.resume()
        return answer
    }
    const ended: string[] = []
    const begin = (notice: Promise<unknown>) =>
        leave(server, draining, {notice, graceMs: 60_000, end: () => ended.push('ended')})
    return {port, request, begin, waiting, ended, server, closed: once(server, 'close')}
}

test('a process that shuts down answers all requests that it has accepted, says so, and ends', async () => {
    const shop = await aShop()
    const slow = [shop.request('/slow'), shop.request('/slow'), shop.request('/slow')]
    while (shop.waiting.length < 3) await new Promise((resolve) => setImmediate(resolve))

    const fronts = new EventEmitter()
    shop.begin(once(fronts, 'notice'))
    const ready = await shop.request('/readyz')
    const late = await shop.request('/')
    for (const finish of shop.waiting) finish()
    const answers = await Promise.all(slow)
    fronts.emit('notice')
    await shop.closed

    expect(ready.statusCode).toBe(503)
    expect([late.statusCode, late.headers.connection]).toEqual([200, 'close'])
    expect(answers.map(({statusCode}) => statusCode)).toEqual([200, 200, 200])
    expect(answers.map(({headers}) => headers.connection)).toEqual(['close', 'close', 'close'])
    expect(shop.ended).toEqual(['ended'])
})

test('a process that serves is ready, and keeps connections open for longer than proxies do', async () => {
    const shop = await aShop()
    keepConnections(shop.server)

    const ready = await shop.request('/readyz')
    shop.server.close()
    shop.server.closeAllConnections()

    expect([ready.statusCode, ready.headers.connection]).toEqual([200, 'keep-alive'])
    expect(shop.server.keepAliveTimeout).toBeGreaterThan(60_000)
    expect(shop.server.headersTimeout).toBeGreaterThan(shop.server.keepAliveTimeout)
})

test('a connection that waits while the process is busy is accepted and answered at shutdown', async () => {
    const shop = await aShop()
    const connected = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const visitors = new Worker(
        `const {workerData: {port, connected}, parentPort} = require('node:worker_threads')
        const {get} = require('node:http')
        const visits = Array.from({length: 5}, () => new Promise((resolve) => {
            const call = get({port, path: '/', agent: false}, ({statusCode}) => resolve(statusCode))
            call.once('error', ({code}) => resolve(code))
            call.once('socket', (socket) => socket.once('connect', () => {
                if (Atomics.add(connected, 0, 1) === 4) Atomics.notify(connected, 0)
            }))
        }))
        Promise.all(visits).then((answers) => parentPort.postMessage(answers))`,
        {eval: true, workerData: {port: shop.port, connected}}
    )

    shop.begin(Promise.resolve())
    // Blocks this thread as rendering would, until all connections are waiting and the notice period is over.
    for (let come = 0; come < 5; come = Atomics.load(connected, 0))
        Atomics.wait(connected, 0, come, 15_000)
    const [answers] = await once(visitors, 'message')
    await shop.closed

    expect(answers).toEqual([200, 200, 200, 200, 200])
})

/** What became of a visit over a new connection. */
const visit = async (port: number): Promise<'answered' | 'broken' | 'not let in'> => {
    const socket = connect(port, '127.0.0.1')
    try {
        await once(socket, 'connect')
    } catch {
        return 'not let in'
    }
    try {
        const [answer] = await once(get({port, createConnection: () => socket}), 'response')
        answer.resume()
        await once(answer, 'end')
        return 'answered'
    } catch {
        return 'broken'
    } finally {
        socket.destroy()
    }
}

test('visitors who come without a pause are all answered while the process shuts down, or never let in', async () => {
    const shop = await aShop()
    const ends: string[] = []
    const visitor = async () => {
        for (;;) {
            const end = await visit(shop.port)
            ends.push(end)
            if (end === 'not let in') return
        }
    }
    const visitors = Array.from({length: 60}, visitor)
    while (ends.length < 60) await new Promise((resolve) => setImmediate(resolve))

    shop.begin(Promise.resolve())
    await Promise.all(visitors)

    expect([...new Set(ends)].sort()).toEqual(['answered', 'not let in'])
})
