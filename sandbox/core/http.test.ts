import {connect} from 'node:net'
import {testSandbox} from '../tests/test-sandbox'
import {serve} from './http'

const sandbox = testSandbox()
let server: Awaited<ReturnType<typeof serve>>
let port: number

beforeAll(async () => {
    server = await serve(sandbox.handle, 0, '127.0.0.1')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
})

afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    sandbox.close()
})

/** The server's response to raw text that no client would send. */
const answerTo = (text: string) =>
    new Promise<{status: number; head: string; body: string}>((resolve, reject) => {
        let answer = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.setEncoding('utf8')
        socket.on('data', (chunk) => (answer += String(chunk)))
        socket.on('error', reject)
        socket.on('end', () => {
            const [head = '', body = ''] = answer.split('\r\n\r\n')
            socket.destroy()
            resolve({status: Number(head.split(' ')[1]), head, body})
        })
    })

const basketOf = (length: number) => {
    const start = '/checkout/shopper-baskets/v1/organizations/x/baskets/'
    return `GET ${start.padEnd(length, 'a')} HTTP/1.0\r\nHost: x\r\n\r\n`
}

test.each([
    ['above eight kilobytes', 8193, 414, 'Uri Too Long'],
    ['above sixteen kilobytes', 17_000, 414, 'Uri Too Long'],
    ['above what a server reads', 70_000, 431, 'Request Header Fields Too Large']
])(
    'an address %s (%i letters) is refused with %i as the platform does',
    async (_what, length, status, title) => {
        const answer = await answerTo(basketOf(length))

        expect(answer.status).toBe(status)
        expect(answer.head.toLowerCase()).toContain('content-type: application/problem+json')
        expect(JSON.parse(answer.body)).toMatchObject({
            type: expect.stringContaining('/documentation/error/v1/errors/'),
            title,
            detail: expect.any(String)
        })
    }
)

test('an address of eight kilobytes is read', async () => {
    const {status} = await answerTo(basketOf(8100))

    expect(status).toBe(401)
})

test('text that is not HTTP is refused in the same shape', async () => {
    const answer = await answerTo('HELLO THERE\r\n\r\n')

    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({title: 'Bad Request'})
})

test('a response can set several cookies', async () => {
    const headers = new Headers([
        ['set-cookie', 'one=1; Path=/'],
        ['set-cookie', 'two=2; Path=/']
    ])
    const other = await serve(async () => new Response('here', {headers}), 0, '127.0.0.1')
    const address = other.address()
    const own = typeof address === 'object' && address ? address.port : 0

    const answer = await fetch(`http://127.0.0.1:${own}/`)
    await answer.text()
    other.closeAllConnections()
    other.close()

    expect(answer.headers.getSetCookie()).toEqual(['one=1; Path=/', 'two=2; Path=/'])
})
