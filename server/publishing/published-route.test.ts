import {wholeShop} from '../../tests/support/shop/whole-shop'
import {startExpress, startServer} from '../../tests/support/server/http-server'
import {createCounts} from '../limits/counts'
import {callerBehind, limitByAddress} from '../limits/limit-by-address'
import {createLatest} from '../shared/latest'
import {createContentVersion, readEveryMs} from './content-version'
import {createFrontCaches} from './front-caches'
import {publishedRoute} from './published-route'

const secret = 'a-secret-of-sixteen'
const ends: (() => void)[] = []
afterAll(() => ends.forEach((end) => end()))

/** A shop that may be told of publications, before a cache that answers purges with `cache.status`. */
const aShop = async (secrets: string | undefined = secret) => {
    const purged: string[] = []
    const cache = {status: 200, purged}
    const front = await startServer((req, res) => {
        cache.purged.push(`${req.method} ${String(req.headers['surrogate-key'])}`)
        res.writeHead(cache.status).end()
    })
    const store = {...createLatest(), isDown: false}
    const version = createContentVersion({
        latest: {
            read: store.read,
            write: async (key, text) => {
                if (store.isDown) throw new Error('down')
                await store.write(key, text)
            }
        },
        now: () => Date.now(),
        newId: () => 'the next one'
    })
    const warnings: string[] = []
    const warn = (message: string) => void warnings.push(message)
    const frontCaches = createFrontCaches({addresses: [front.origin], fetch, warn})
    const later = (run: () => void) => run()
    const limited = limitByAddress({
        counts: createCounts(() => 0),
        callerOf: callerBehind(0),
        name: 'published',
        most: 60,
        windowMs: 60_000
    })
    const setup = {secrets, version, frontCaches, pageDeadlineMs: 1500, later}
    const shop = await startExpress(...publishedRoute(setup, limited))
    ends.push(shop.close, front.close)
    const publish = (headers: Record<string, string> = {}, body?: unknown) =>
        fetch(shop.address, {
            method: 'POST',
            headers: {
                authorization: `Bearer ${secret}`,
                ...(body !== undefined && {'content-type': 'application/json'}),
                ...headers
            },
            ...(body !== undefined && {body: JSON.stringify(body)})
        })
    return {cache, store, version, warnings, publish}
}

test('whoever has the secret raises the version of the content, and all pages are purged from the cache in front', async () => {
    const {cache, version, publish} = await aShop()

    const {status, headers} = await publish()

    expect(status).toBe(204)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await version.current()).toBe('the next one')
    expect(cache.purged[0]).toBe('PURGE pages')
})

test('one page can be purged by its key', async () => {
    const {cache, publish} = await aShop()

    await publish({}, {keys: ['/refer-a-friend', '/']})

    expect(cache.purged.slice(0, 2).sort()).toEqual(['PURGE /', 'PURGE /refer-a-friend'])
})

test('pages are purged once no server makes old ones any more, and again once those that had begun are done', async () => {
    const steps: string[] = []
    const waiting: (() => void)[] = []
    const server = await startExpress(
        ...publishedRoute(
            {
                secrets: secret,
                version: {current: async () => '', raise: async () => void steps.push('raise')},
                frontCaches: {
                    purge: async () => {
                        steps.push('purge')
                        return true
                    }
                },
                pageDeadlineMs: 1500,
                later: (run, ms) => {
                    steps.push(`wait ${ms}`)
                    if (ms === readEveryMs) run()
                    else waiting.push(run)
                }
            },
            (_req, _res, next) => next()
        )
    )
    ends.push(server.close)

    await fetch(server.address, {method: 'POST', headers: {authorization: `Bearer ${secret}`}})
    expect(steps).toEqual(['raise', `wait ${readEveryMs}`, 'purge', 'wait 1500'])
    waiting.forEach((run) => run())
    expect(steps.at(-1)).toBe('purge')
})

test('while a secret is changed, both are good', async () => {
    const {publish} = await aShop(`another-secret-of-ours, ${secret}`)

    expect((await publish()).status).toBe(204)
})

test.each([
    ['no secret', {authorization: ''}],
    ['another secret', {authorization: 'Bearer a-secret-of-sixteem'}],
    ['the beginning of the secret', {authorization: 'Bearer a-secret-of'}],
    ['the secret in another scheme', {authorization: `Basic ${secret}`}]
])('%s is refused, and nothing is done', async (_, headers) => {
    const {cache, version, publish} = await aShop()

    const answer = await publish(headers)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({type: 'unknown-publisher'})
    expect(await version.current()).toBe('')
    expect(cache.purged).toEqual([])
})

test('without a secret in the environment the call does not exist', async () => {
    const shop = await wholeShop()
    ends.push(shop.close)
    const answer = await fetch(`${shop.origin}/api/published`, {
        method: 'POST',
        headers: {'x-requested-with': 'hook', authorization: 'Bearer undefined'}
    })

    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({type: 'no-such-call'})
})

test.each([[{keys: []}], [{keys: ['/a b']}], [{keys: ['x\r\ny']}], [{keys: 'pages'}], [[1]]])(
    '%j is no list of keys',
    async (body) => {
        const {version, publish} = await aShop()

        expect((await publish({}, body)).status).toBe(400)
        expect(await version.current()).toBe('')
    }
)

test('while the shared store is down the publisher is answered 503, and this server shows it all the same', async () => {
    const {cache, store, version, publish} = await aShop()
    store.isDown = true

    const answer = await publish()

    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({type: 'shared-store-silent'})
    expect(await version.current()).toBe('the next one')
    expect(cache.purged).toContain('PURGE pages')
})

test('a cache that does not forget is logged, and the publisher is answered 502', async () => {
    const {cache, warnings, publish} = await aShop()
    cache.status = 405

    const answer = await publish()

    expect(answer.status).toBe(502)
    expect(warnings[0]).toMatch(/^The cache at http:.* did not forget pages: 405$/)
})

test('a flood of calls is refused after sixty in a minute, with the right secret or without', async () => {
    const {cache, publish} = await aShop()
    const send = () => publish({authorization: 'Bearer guessed'})
    for (let sent = 0; sent < 60; sent += 1) await (await send()).text()

    expect((await send()).status).toBe(429)
    expect((await publish()).status).toBe(429)
    expect(cache.purged).toEqual([])
})
