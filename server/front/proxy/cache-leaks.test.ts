import {routeAt} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import type {RequestHandler} from 'express'
import pino from 'pino'
import {startServer} from '../../../tests/support/server/http-server'
import {aServer} from '../../../tests/support/shop/render-on-server'
import {cachedAddresses, shopperMixes} from '../../../tests/support/values/shopper-mixes'
import {createCounts} from '../../limits/counts'
import {createKnown} from '../../shared/known'
import {callerBehind} from '../../limits/limit-by-address'
import {processRequest} from '../../ssr/request-processor'
import {createFront} from '../front'
import {createMetrics} from '../logs/metrics'

const word = 'a-word-that-two-operators-know'
const nowhere = 'http://127.0.0.1:9'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

/** The pages of the shop, each made once for its inputs: the test is about the cache around them. */
const pages = aServer((input, init) => sandbox.handle(new Request(input, init)))
const made = new Map<string, ReturnType<typeof pages.render>>()

const kit: RequestHandler = (req, res, next) => {
    let requestClass = ''
    const {querystring} = processRequest({
        path: req.path,
        querystring: req.url.split('?')[1] ?? '',
        headers: {getHeader: () => req.headers.cookie},
        setRequestClass: (value) => {
            requestClass = value
        }
    })
    const address = querystring === '' ? req.path : `${req.path}?${querystring}`
    const store = requestClass === '' ? undefined : `${requestClass}.chosen`
    const key = `${address} ${store}`
    const page = made.get(key) ?? pages.render(address, store)
    made.set(key, page)
    page.then(({status, cacheControl, html}) => {
        res.status(status).set('Cache-Control', cacheControl).type('html').send(html)
    }, next)
}

const shop = startServer(
    createFront({
        kit,
        buildDir: '/nowhere',
        bundleId: 'b',
        frontCacheWord: word,
        proxy: {
            upstreams: {commerceApi: nowhere, ocapi: nowhere, images: nowhere},
            siteId: 'Homeward',
            organizationId: 'o',
            clientId: 'c',
            now: () => new Date(),
            counts: createCounts(() => 0),
            known: createKnown(() => Date.now()),
            callerOf: callerBehind(0)
        },
        log: pino({level: 'silent'}),
        metrics: createMetrics()
    })
)
afterAll(async () => (await shop).close())

type Answer = {status: number; body: string; isHit: boolean}
type Headers = Record<string, string>

/** A cache that follows the headers: it stores public pages, by address and by the headers that they vary on. */
const aCache = () => {
    const cached: {url: string; vary: [string, string | undefined][]; answer: Answer}[] = []
    return async (url: string, headers: Headers): Promise<Answer> => {
        const hit = cached.find(
            (page) =>
                page.url === url && page.vary.every(([name, value]) => headers[name] === value)
        )
        if (hit) return {...hit.answer, isHit: true}
        const response = await fetch(`${(await shop).origin}${url}`, {
            headers: {'accept-encoding': 'identity', ...headers},
            redirect: 'manual'
        })
        const answer = {status: response.status, body: await response.text(), isHit: false}
        const names = (response.headers.get('vary') ?? '').toLowerCase().split(/,\s*/)
        const vary = names
            .filter(Boolean)
            .map((name): [string, string | undefined] => [name, headers[name]])
        if (/^public|s-maxage=[1-9]/.test(response.headers.get('cache-control') ?? ''))
            cached.push({url, vary, answer})
        return answer
    }
}

/** What the cache of deploy/ does with a shopper's headers before it looks for a stored page. */
const asFront = (store: string | null): Headers => ({
    'x-front-cache': word,
    'x-store-class': store ?? 'none',
    ...(store !== null && {cookie: `store=${store}.chosen`})
})

/** The page as the shop makes it for a store, without any cache and without invented headers. */
const pageFor = async (address: string, store: string | null): Promise<string> => {
    const headers: Headers = store === null ? {} : {cookie: `store=${store}.chosen`}
    return (await aCache()(address, headers)).body
}

test.each(cachedAddresses)(
    '%s from a cache that obeys the headers is the right page for each of the twenty shoppers [D-01, D-02]',
    async (address) => {
        const naive = aCache()
        const keyed = aCache()
        const wrong: string[] = []
        let hits = 0
        const rightPages = new Map<string | null, string>()
        for (const {name, headers, store} of shopperMixes) {
            const right = rightPages.get(store) ?? (await pageFor(address, store))
            rightPages.set(store, right)
            const byNaive = await naive(address, headers)
            const byKeyed = await keyed(address, asFront(store))
            if (byNaive.body !== right) wrong.push(`${name}, from a naive cache`)
            if (byKeyed.body !== right) wrong.push(`${name}, from a cache that keys on the store`)
            if (byKeyed.isHit) hits += 1
        }

        expect(wrong).toEqual([])
        expect(hits).toBe(shopperMixes.length - 4)
    },
    120_000
)

test('these tests cover every route that a cache may store', () => {
    const requested = cachedAddresses.map(
        (address) => routeAt(shopRoutes, address.split('?')[0] ?? '')?.route
    )

    const leftOut = shopRoutes.filter(
        (route) => route.cache !== 'never' && !requested.includes(route)
    )
    expect(leftOut.map(({name}) => name)).toEqual([])
})

test.each(shopRoutes.filter(({cache}) => cache === 'never').flatMap(({path}) => path))(
    '%s is personal: a cache that obeys the headers does not store it',
    async (address) => {
        const keyed = aCache()

        const hits = [await keyed(address, asFront(null)), await keyed(address, asFront(null))]

        expect(hits.map(({isHit}) => isHit)).toEqual([false, false])
    }
)

test('the pages of the stores differ: otherwise these tests would prove nothing', async () => {
    const [one, other, none] = await Promise.all(
        ['01001.90210', '01012.75024', null].map((store) => pageFor('/c/furniture', store))
    )

    expect(new Set([one, other, none]).size).toBe(3)
})
