import {startExpress} from '../../../tests/support/server/http-server'
import {wholeShop} from '../../../tests/support/shop/whole-shop'
import {logConsole, nameConsole} from './console-lines'
import {createLogger} from './logger'
import {createRequestIds, requestIdFrom} from './request-id'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test.each`
    header                                    | because
    ${'c6f1a7de-6d3c-4c4b-9a1e-2f40a1b5c9d3'} | ${'it is a UUID'}
    ${'4bf92f3577b34da6a3ce929d0e0e4736'}     | ${'it is a proxy’s id'}
    ${'a2345678'}                             | ${'eight characters are enough'}
    ${'a'.repeat(64)}                         | ${'sixty-four are not too many'}
`('a request keeps its id $header, as $because', ({header}) => {
    expect(requestIdFrom(header)).toBe(header)
})

test.each`
    header                         | because
    ${undefined}                   | ${'it has none'}
    ${''}                          | ${'it is empty'}
    ${'a234567'}                   | ${'it is too short'}
    ${'a'.repeat(65)}              | ${'it is too long'}
    ${'-a2345678'}                 | ${'it would look like an option'}
    ${'a2345678\n'}                | ${'a line break would make two log lines'}
    ${'a2345678 "admin":true'}     | ${'it is more than an id'}
    ${'anna@example.com'}          | ${'it is somebody’s address'}
    ${'<script>alert(1)</script>'} | ${'it is a script'}
    ${['a2345678', 'b2345678']}    | ${'there are two'}
`('a request gets a new id, as $because: $header', ({header}) => {
    expect(requestIdFrom(header)).toMatch(uuid)
})

test('two requests have different ids, in every response: a page, a refusal, a health check, a bad host', async () => {
    const shop = await wholeShop((app) => {
        app.get('/a-page', (_req, res) => void res.send(String(res.locals.requestId)))
    })
    const idAt = async (path: string, headers: Record<string, string> = {}) => {
        const response = await fetch(`${shop.origin}${path}`, {headers})
        return {id: response.headers.get('x-correlation-id'), text: await response.text()}
    }

    const answers = [
        await idAt('/a-page'),
        await idAt('/a-page', {'x-correlation-id': 'no id'}),
        await idAt('/api/no-such-call'),
        await idAt('/healthz'),
        await idAt('/api/scapi/x')
    ]
    const given = await idAt('/a-page', {'x-correlation-id': 'given-by-a-proxy'})
    shop.close()

    for (const {id} of answers) expect(id).toMatch(uuid)
    expect(new Set(answers.map(({id}) => id)).size).toBe(answers.length)
    expect(answers[0]?.text).toBe(answers[0]?.id)
    expect(given).toEqual({id: 'given-by-a-proxy', text: 'given-by-a-proxy'})
})

test('the kit’s list of open requests is empty after two thousand pages, also where shoppers leave', async () => {
    const monitors: {_pendingResponses: {ids: unknown[]}}[] = []
    const shop = await wholeShop((app) => {
        app.get('/a-page', (_req, res) => void res.send('a page'))
        app.get('/slow', () => undefined)
        monitors.push(Reflect.get(app, '_requestMonitor'))
    })
    const ids = () => monitors.flatMap(({_pendingResponses}) => _pendingResponses.ids)

    for (let round = 0; round < 100; round += 1)
        await Promise.all(
            Array.from({length: 20}, async () => (await fetch(`${shop.origin}/a-page`)).text())
        )
    const signal = AbortSignal.timeout(100)
    await fetch(`${shop.origin}/slow`, {signal}).catch(() => undefined)
    while (ids().length > 0) await new Promise((resolve) => setImmediate(resolve))
    shop.close()

    expect(monitors).toHaveLength(1)
    expect(ids()).toEqual([])
})

test('every line that is written while a request is handled has its id, also the kit’s and Express’s own', async () => {
    const written: string[] = []
    const ids = createRequestIds()
    const log = createLogger('info', ids, {write: (line: string) => void written.push(line)})
    const lines = {...console}
    logConsole(log, lines)
    const shop = await startExpress(ids.handler, (req, res) => {
        lines.warn('the kit says', req.path)
        setTimeout(() => {
            lines.error(new Error('of anna@example.com'))
            log.warn('a proxy says')
            res.send('a page')
        }, 1)
    })

    await Promise.all(
        ['/one', '/two'].map((path) =>
            fetch(`${shop.address}${path}`, {
                headers: {'x-correlation-id': `request-${path.slice(1)}`}
            })
        )
    )
    lines.info('of no request')
    shop.close()

    const entries: {requestId?: string; msg: string}[] = written.map((line) => JSON.parse(line))
    const ofOne = entries.filter(({requestId}) => requestId === 'request-one')
    expect(ofOne.map(({msg}) => msg.split('\n')[0])).toEqual([
        'the kit says /one',
        'Error: of [email]',
        'a proxy says'
    ])
    expect(entries.filter(({requestId}) => requestId === 'request-two')).toHaveLength(3)
    expect(entries.at(-1)).not.toHaveProperty('requestId')
})

test('where there is only the console, each line begins with its request’s id, and has no secret', async () => {
    const written: unknown[][] = []
    const write = (...words: unknown[]) => void written.push(words)
    const lines = {debug: write, log: write, info: write, warn: write, error: write}
    const ids = createRequestIds()
    nameConsole(ids, lines)
    const shop = await startExpress(ids.handler, (_req, res) => {
        lines.warn('%s got no token=%s', 'the platform', 'abc')
        res.send('a page')
    })

    await fetch(shop.address, {headers: {'x-correlation-id': 'request-one'}})
    lines.warn('of no request')
    shop.close()

    expect(written).toEqual([
        ['[request-one] the platform got no token=[redacted]'],
        ['of no request']
    ])
})
