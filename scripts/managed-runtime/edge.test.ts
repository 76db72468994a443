import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {startServer} from '../../tests/support/server/http-server'
import {createEdge} from './edge'
import {type GatewayEvent, gatewayResponse} from './gateway'

const folder = mkdtempSync(path.join(tmpdir(), 'homeward-edge-'))
afterAll(() => rmSync(folder, {recursive: true}))
writeFileSync(
    path.join(folder, 'request-processor.js'),
    `exports.processRequest = ({path, headers, setRequestClass}) => {
        const store = /store=(\\d+)/.exec(headers.getHeader('cookie') || '')
        if (store) setRequestClass(store[1])
        return {path, querystring: ''}
    }`
)

let events: GatewayEvent[] = []
let headers: Record<string, string> = {}
let cookies: string[] = []
beforeEach(() => {
    events = []
    headers = {'cache-control': 'public, s-maxage=60'}
    cookies = []
})

const edge = startServer(
    createEdge({
        buildDir: folder,
        bundleId: 'b1',
        images: 'http://127.0.0.1:9',
        containers: {
            invoke: async (event) => {
                events.push(event)
                const multiValueHeaders = cookies.length > 0 ? {'set-cookie': cookies} : {}
                return gatewayResponse({
                    statusCode: 200,
                    headers,
                    multiValueHeaders,
                    body: `page ${events.length}`
                })
            }
        }
    })
)
afterAll(async () => (await edge).close())

const addressOf = async (path: string) => `${(await edge).origin}${path}`

const get = async (address: string, sent: Record<string, string> = {}) =>
    (await fetch(await addressOf(address), {headers: sent})).text()

test('a page is one for all who have chosen the same store, and another for those with another store', async () => {
    expect(await get('/p', {cookie: 'store=1; other=a'})).toBe('page 1')
    expect(await get('/p?utm_source=x', {cookie: 'store=1; other=b'})).toBe('page 1')
    expect(await get('/p', {cookie: 'store=2'})).toBe('page 2')
})

test('whoever calls cannot choose the class of a page', async () => {
    await get('/q', {'x-mobify-request-class': '7', 'x-mobify-querystring': 'a=b'})
    expect(events[0]?.headers).not.toHaveProperty('x-mobify-request-class')
    expect(events[0]?.headers).not.toHaveProperty('x-mobify-querystring')
})

test.each`
    rule                     | set        | why
    ${'private'}             | ${[]}      | ${'is private'}
    ${'no-store'}            | ${[]}      | ${'must not be stored'}
    ${'public, s-maxage=60'} | ${['a=b']} | ${'sets a cookie'}
`('what $why is not cached', async ({rule, set}) => {
    headers = {'cache-control': rule}
    cookies = set
    await get('/r')
    await get('/r')
    expect(events).toHaveLength(2)
})

test('a body arrives as it was sent, with the address of whoever sent it before the platform’s own', async () => {
    await fetch(await addressOf('/api/x'), {
        method: 'POST',
        body: 'ñ=1',
        headers: {'x-forwarded-for': '203.0.113.9'}
    })
    const [event] = events
    expect(Buffer.from(event?.body ?? '', 'base64').toString()).toBe('ñ=1')
    expect(event?.headers['x-forwarded-for']).toBe('203.0.113.9, 198.51.100.1')
})

test('a body arrives as it was sent, also if it is not compressed as its header says', async () => {
    await fetch(await addressOf('/api/x'), {
        method: 'POST',
        body: 'plain',
        headers: {'content-encoding': 'gzip'}
    })
    expect(Buffer.from(events[0]?.body ?? '', 'base64').toString()).toBe('plain')
})

test('nothing is answered at the platform’s own proxy, as none is configured', async () => {
    expect((await fetch(await addressOf('/mobify/proxy/api/x'))).status).toBe(404)
    expect(events).toEqual([])
})
