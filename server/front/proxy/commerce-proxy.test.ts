import {createServer, type IncomingHttpHeaders, type Server} from 'node:http'
import {EventEmitter, once} from 'node:events'
import express from 'express'
import {createCounts} from '../../limits/counts'
import {createKnown} from '../../shared/known'
import {callerBehind} from '../../limits/limit-by-address'
import {proxies} from './commerce-proxy'

const CUSTOMERS = '/api/scapi/customer/shopper-customers/v1/organizations/o/customers'

const portOf = async (server: Server): Promise<number> => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
}

/** A storefront with a platform that records the calls it gets. */
const open = async () => {
    const reached: {url: string | undefined; headers: IncomingHttpHeaders}[] = []
    const warnings: string[] = []
    const shoppers = new EventEmitter()
    const left = once(shoppers, 'left')
    const platform = createServer(({url, headers}, response) => {
        reached.push({url, headers})
        response.setHeader('set-cookie', 'platform=1')
        response.setHeader(
            'content-type',
            url?.includes('/dw/image/') ? 'image/png' : 'application/json'
        )
        if (url?.includes('cut')) return response.write('{"half":', () => response.destroy())
        if (url?.includes('late')) {
            shoppers.once('left', () => response.destroy())
            return response.write('{"half":')
        }
        return response.end('{}')
    })
    const upstream = `http://127.0.0.1:${await portOf(platform)}`
    const storefront = createServer(
        express().use(
            proxies({
                upstreams: {commerceApi: upstream, ocapi: upstream, images: upstream},
                siteId: 'Site',
                organizationId: 'o',
                clientId: 'c',
                now: () => new Date(),
                counts: createCounts(() => 0),
                known: createKnown(() => Date.now()),
                callerOf: callerBehind(0),
                warn: (message) => warnings.push(message)
            })
        )
    )
    storefront.on('request', ({url}, response) => {
        if (url?.includes('late')) response.once('close', () => shoppers.emit('left'))
    })
    const origin = `http://127.0.0.1:${await portOf(storefront)}`
    const close = () => {
        for (const server of [storefront, platform]) {
            server.closeAllConnections()
            server.close()
        }
    }
    return {origin, upstream, reached, warnings, left, close}
}

let shop: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
    shop = await open()
})
afterEach(() => shop.close())

test('the token in the cookie becomes the bearer token, and cookies are not sent on [API-001, D-05]', async () => {
    const answer = await fetch(`${shop.origin}${CUSTOMERS}/1`, {
        headers: {cookie: 'store=1; cc-at_Site=secret'}
    })

    expect(shop.reached).toHaveLength(1)
    expect(shop.reached[0]?.url).toBe('/customer/shopper-customers/v1/organizations/o/customers/1')
    expect(shop.reached[0]?.headers).toMatchObject({authorization: 'Bearer secret'})
    expect(shop.reached[0]?.headers.cookie).toBeUndefined()
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

const asShopper = {headers: {cookie: 'cc-at_Site=t'}}
const api = '/api/scapi/product/shopper-products/v1/organizations/o/products'
const ocapi = '/api/ocapi/s/Site/dw/shop/v21_3/content/x'
const image = '/mobify/caching/images/dw/image/v2/x.jpg'

test.each([api, ocapi, image])(
    'no upstream learns which page a shopper is on, or sets a cookie: %s [D-05]',
    async (path) => {
        const traces = {cookie: 'cc-at_Site=t', origin: shop.origin, referer: `${shop.origin}/cart`}

        const answer = await fetch(`${shop.origin}${path}`, {headers: traces})

        expect(answer.headers.get('set-cookie')).toBeNull()
        for (const name of Object.keys(traces)) {
            expect(shop.reached[0]?.headers).not.toHaveProperty(name)
        }
    }
)

test('a session of the classic API is a cookie, which is sent with the call [API-039]', async () => {
    const path = '/api/ocapi/s/Site/dw/shop/v21_3/sessions'

    const answer = await fetch(`${shop.origin}${path}`, {
        method: 'POST',
        headers: {cookie: 'cc-at_Site=t', 'sec-fetch-site': 'same-origin'}
    })

    expect(shop.reached[0]?.headers).toMatchObject({authorization: 'Bearer t'})
    expect(answer.headers.get('set-cookie')).toBe('platform=1')
})

test.each([api, ocapi, image])(
    'a response that breaks off also breaks off for the browser, which would wait for the rest: %s',
    async (path) => {
        const answer = await fetch(`${shop.origin}${path}?cut`, asShopper)

        await expect(answer.text()).rejects.toThrow('terminated')
        expect(shop.warnings).toEqual([`An answer broke off: ${shop.upstream}: aborted`])
    }
)

test('a response that breaks off after its shopper has left is not logged', async () => {
    const leaving = new AbortController()
    const answer = await fetch(`${shop.origin}${api}?late`, {...asShopper, signal: leaving.signal})

    leaving.abort()
    await expect(answer.text()).rejects.toThrow('aborted')
    await shop.left
    const other = await fetch(`${shop.origin}${api}?cut`, asShopper)
    await expect(other.text()).rejects.toThrow('terminated')

    expect(shop.warnings).toHaveLength(1)
})
