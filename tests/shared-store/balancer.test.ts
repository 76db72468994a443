import type {AddressInfo} from 'node:net'
import {once} from 'node:events'
import {createServer, type RequestListener, type Server} from 'node:http'
import {createBalancer} from './balancer'

const open: Server[] = []
afterEach(() => {
    for (const server of open.splice(0)) server.close().closeAllConnections()
})

const listening = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    open.push(server)
    await once(server, 'listening')
    const address: AddressInfo | string | null = server.address()
    return typeof address === 'object' ? `http://127.0.0.1:${address?.port ?? 0}` : ''
}

const saying = (name: string) =>
    listening((req, res) => res.end(`${name} ${String(req.headers['x-forwarded-for'])}`))

test('each request goes to the next server, with its caller’s address', async () => {
    const servers = [await saying('a'), await saying('b')]
    const balancer = await listening(createBalancer(() => servers))
    const answers: string[] = []
    for (const _ of Array(4)) answers.push(await (await fetch(balancer)).text())

    expect(answers.map((text) => text[0]).join('')).toMatch(/^(?:abab|baba)$/)
    expect(answers.join()).toContain('127.0.0.1')
})

test('a server that is gone gets no more requests; without any, the answer is 503', async () => {
    const servers = [await saying('a'), await saying('b')]
    const balancer = await listening(createBalancer(() => servers))
    servers.pop()
    const left = [await (await fetch(balancer)).text(), await (await fetch(balancer)).text()]
    servers.pop()

    expect(left.map((text) => text[0])).toEqual(['a', 'a'])
    expect((await fetch(balancer)).status).toBe(503)
})

test('a server that ends while it answers is a 502, not a request that waits for ever', async () => {
    const server = await listening((req) => req.socket.destroy())
    const balancer = await listening(createBalancer(() => [server]))

    expect((await fetch(balancer)).status).toBe(502)
})
