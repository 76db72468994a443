import cluster from 'node:cluster'
import {EventEmitter, once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {request, type IncomingMessage} from 'node:http'
import {connect, createServer} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {z} from 'zod'
import {createDoor} from './door'
import {READY} from './hand-over'
import {serveFromWorkers} from './workers'

const folder = mkdtempSync(path.join(tmpdir(), 'homeward-door-'))
afterAll(() => rmSync(folder, {recursive: true}))

const freePort = async (): Promise<number> => {
    const server = createServer().listen(0)
    await once(server, 'listening')
    const {port} = z.object({port: z.number()}).parse(server.address())
    server.close()
    await once(server, 'close')
    return port
}

/** A process that renders its pages in 20 ms, and shuts down as soon as it is told to. */
const program = `
    import {createServer} from 'node:http'
    import {createDraining, leave} from '${path.join(__dirname, '../front/load/graceful')}'
    import {serveHanded} from '${path.join(__dirname, 'handed-connections')}'

    const draining = createDraining()
    const server = createServer((req, res) => draining.handler(Object.assign(req, {path: '/'}), res, () => {
        const until = performance.now() + 20
        while (performance.now() < until);
        res.end('a page')
    }))
    server.listen({port: 0, host: '127.0.0.1', exclusive: true}, () => {
        const handed = serveHanded(server, process)
        process.on('SIGTERM', () =>
            leave(server, draining, {notice: Promise.resolve(), graceMs: 60_000, end: () => process.exit(0), handed})
        )
        process.send('${READY}')
    })`

/** A shop of two processes, open at its port, and the way to end it as SIGTERM does. */
const aShop = async () => {
    const exec = path.join(folder, 'worker.ts')
    writeFileSync(exec, program)
    cluster.setupPrimary({exec, cwd: __dirname, execArgv: ['--import', 'tsx']})
    const port = await freePort()
    const door = createDoor(port)
    cluster.on('message', door.hear)
    cluster.on('disconnect', door.lose)
    const news = new EventEmitter()
    const [ready, ended] = [once(news, 'ready'), once(news, 'ended')]
    const stopAll = serveFromWorkers(cluster, 2, {
        ready: () => void door.open().then(() => news.emit('ready')),
        ended: (code) => void news.emit('ended', code),
        later: (start) => start()
    })
    await ready
    // The cluster belongs to the whole process: other files' workers do not belong to this port.
    const endedAll = ended.finally(() => {
        cluster.off('message', door.hear)
        cluster.off('disconnect', door.lose)
    })
    return {
        port,
        ended: endedAll,
        end: (notice: Promise<unknown>) => {
            void door.close(notice)
            stopAll()
        }
    }
}

/** The result of a request: not accepted, answered with this `Connection` header, or broken by this error. */
const visit = async (port: number): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    const isIn = await once(socket, 'connect').then(
        () => true,
        () => false
    )
    if (!isIn) return 'not let in'
    const call = request({host: 'localhost', createConnection: () => socket})
    call.setHeader('connection', 'keep-alive')
    call.end()
    try {
        const [answer]: IncomingMessage[] = await once(call, 'response')
        socket.destroy()
        return answer?.headers.connection ?? 'none'
    } catch (error) {
        return error instanceof Error ? error.message : 'broken'
    }
}

test('two processes that are told to end while visitors keep coming answer every accepted connection', async () => {
    const shop = await aShop()
    const seen: string[] = []
    const events = new EventEmitter()
    const visitor = async (): Promise<void> => {
        for (;;) {
            const end = await visit(shop.port)
            seen.push(end)
            if (seen.length === 40) events.emit('enough')
            if (end === 'not let in') return
        }
    }
    const enough = once(events, 'enough')
    const visitors = Promise.all(Array.from({length: 12}, visitor))

    await enough
    shop.end(Promise.resolve())
    await visitors

    await expect(shop.ended).resolves.toEqual([0])
    expect([...new Set(seen)].sort()).toEqual(['close', 'keep-alive', 'not let in'])
})

test('a client that half-closes its connection after the request is answered, also by one of several processes', async () => {
    const shop = await aShop()
    const socket = connect({port: shop.port, host: '127.0.0.1', allowHalfOpen: true})

    socket.end('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    const parts: Buffer[] = await socket.toArray()
    shop.end(Promise.resolve())
    await shop.ended

    expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*a page/)
})

test('a port that is in use is an error with its number', async () => {
    const shop = await aShop()

    const failing = createDoor(shop.port).open()
    await expect(failing).rejects.toThrow(String(shop.port))
    shop.end(Promise.resolve())

    await expect(shop.ended).resolves.toEqual([0])
})
