import {once} from 'node:events'
import http, {createServer, type Agent, type Server} from 'node:http'
import https from 'node:https'
import {upstreamAgent} from './upstream-agent'

const portOf = async (server: Server): Promise<number> => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
}

const call = (port: number, agent: Agent): Promise<string> =>
    new Promise((resolve, reject) => {
        http.get({port, host: '127.0.0.1', agent}, (response) => {
            let answer = ''
            response.on('data', (part: Buffer) => (answer += part.toString()))
            response.on('end', () => resolve(answer))
        }).on('error', reject)
    })

test('a connection is reused for the next call, and closed when it is idle for a while', async () => {
    const platform = createServer((_request, response) => response.end('here'))
    platform.keepAliveTimeout = 60_000
    const port = await portOf(platform)
    const opened = jest.fn()
    platform.on('connection', opened)
    const agent = upstreamAgent('http://platform.example', 200)

    const [connected] = [once(platform, 'connection')]
    expect(await call(port, agent)).toBe('here')
    expect(await call(port, agent)).toBe('here')
    expect(opened).toHaveBeenCalledTimes(1)

    const [socket] = await connected
    await once(socket, 'close')
    expect(await call(port, agent)).toBe('here')
    expect(opened).toHaveBeenCalledTimes(2)
    agent.destroy()
    platform.closeAllConnections()
    platform.close()
})

test('a response may take longer than a connection may be idle', async () => {
    const platform = createServer((_request, response) => {
        setTimeout(() => response.end('late'), 300)
    })
    const port = await portOf(platform)
    const agent = upstreamAgent('http://platform.example', 50)

    expect(await call(port, agent)).toBe('late')
    expect(await call(port, agent)).toBe('late')
    agent.destroy()
    platform.closeAllConnections()
    platform.close()
})

test('a secure upstream gets a secure agent', () => {
    expect(upstreamAgent('https://platform.example')).toBeInstanceOf(https.Agent)
    expect(upstreamAgent('http://platform.example')).not.toBeInstanceOf(https.Agent)
})
