import express from 'express'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import {createCommerce} from '@app/commerce/client'
import {localeIds} from '@app/lib/address/locales'
import {withoutLocale} from '@app/lib/address/page-path'
import {closedPaths, sitemapPages} from '@app/routing/route/declared'
import {routeAt} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'
import {aServer} from '../../../tests/support/shop/render-on-server'
import {startServer} from '../../../tests/support/server/http-server'
import {robotsTxt} from '../crawlers/robots'
import {sitemapRoutes} from './sitemap-routes'
import {wasPriceRules} from '../../../tests/support/values/builders'

const origin = 'https://shop.example'
const sandbox = testSandbox()
const network = {down: false, calls: 0}

const commerce = createCommerce({
    siteId: 'Homeward',
    locale: 'en-US',
    organizationId: 'f_ecom_hmwd_001',
    clientId: 'c',
    base: {api: 'http://sandbox', ocapi: 'http://sandbox'},
    deadlineMs: 4000,
    today: () => '2030-02-01',
    wasPriceRules,
    token: () => Promise.resolve(sandbox.guestToken()),
    bff: () => Promise.resolve(new Response('{}')),
    fetch: (input, init) => {
        network.calls += 1
        if (network.down) return Promise.reject(new TypeError('fetch failed'))
        return Promise.resolve(sandbox.handle(new Request(input, init)))
    }
})

const crawled = startServer(
    express().use(
        sitemapRoutes({
            shop: {commerce, fetchQuery: (query) => query.fetch()},
            pages: sitemapPages(shopRoutes),
            locales: localeIds,
            originOf: () => origin,
            now: () => 0,
            warn: () => undefined
        })
    )
)
afterAll(async () => {
    const {close} = await crawled
    close()
    sandbox.close()
})
beforeEach(() => {
    Object.assign(network, {down: false, calls: 0})
})

const get = async (path: string) => {
    const response = await fetch(`${(await crawled).origin}${path}`)
    return {
        status: response.status,
        cacheControl: response.headers.get('cache-control'),
        text: await response.text()
    }
}

const locsIn = (xml: string): string[] =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

const everyAddress = async (): Promise<string[]> => {
    const {text} = await get('/sitemap.xml')
    const parts = []
    for (const part of locsIn(text)) parts.push(await get(new URL(part).pathname))
    return parts.flatMap((part) => locsIn(part.text))
}

test('the index lists its parts, and each of them exists [G-71]', async () => {
    const {status, cacheControl, text} = await get('/sitemap.xml')

    expect([status, cacheControl]).toEqual([200, 'public, max-age=3600'])
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /)
    const parts = locsIn(text)
    expect(parts[0]).toBe(`${origin}/sitemap/pages-1.xml`)
    for (const part of parts) {
        const {status: there, text: xml} = await get(new URL(part).pathname)
        expect([part, there]).toEqual([part, 200])
        expect(xml.trimEnd()).toMatch(/^<\?xml [^]*<\/urlset>$/)
        expect(locsIn(xml).length).toBeLessThanOrEqual(10_000)
    }
})

test('every product that the platform finds is listed, in both languages', async () => {
    const {body} = await sandbox.call(
        'POST /custom/product/v1/organizations/{org}/search?siteId=Homeward&locale=en-US',
        {body: {limit: 200}, token: sandbox.guestToken()}
    )
    const found: string[] = body.results.map(
        ({c_ProductUrl}: {c_ProductUrl: string}) => c_ProductUrl
    )

    const listed = new Set(await everyAddress())

    expect(found.length).toBeGreaterThan(20)
    for (const path of found) {
        expect(listed).toContain(`${origin}${path}`)
        expect(listed).toContain(`${origin}/es-US${path}`)
    }
})

/** The addresses listed, by the route that serves them; the first and the last of each, in both languages. */
const someOfEachKind = async (): Promise<Map<string, string[]>> => {
    const kinds = new Map<string, string[]>()
    for (const address of await everyAddress()) {
        const kind = routeAt(shopRoutes, new URL(address).pathname)?.route.name ?? 'none'
        kinds.set(kind, [...(kinds.get(kind) ?? []), address])
    }
    return new Map(
        [...kinds].map(([kind, all]) => [
            kind,
            [...new Set([...all.slice(0, 2), ...all.slice(-2)])]
        ])
    )
}

test('listed pages exist, are canonical and may be indexed: some of each kind [G-71]', async () => {
    const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))
    const kinds = await someOfEachKind()

    expect([...kinds.keys()].sort()).toEqual([
        'content',
        'deals',
        'home',
        'listing',
        'privacy-choices',
        'product',
        'referral',
        'search',
        'store',
        'store-directory',
        'store-locator',
        'store-place'
    ])
    for (const address of [...kinds.values()].flat()) {
        const {status, redirect, head} = await render(new URL(address).pathname)

        expect([address, status, redirect]).toEqual([address, 200, null])
        expect(head.link.toString()).toContain(`rel="canonical" href="${address}"`)
        expect([address, head.meta.toString()]).toEqual([
            address,
            expect.not.stringContaining('noindex')
        ])
    }
})

test('every page that is not a product, a category or a store is listed [G-71]', async () => {
    const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))
    const {text} = await get('/sitemap/pages-1.xml')

    for (const address of locsIn(text)) {
        const {status} = await render(new URL(address).pathname)
        expect([address, status]).toEqual([address, 200])
    }
})

test('every address has a page, and is open to crawlers', async () => {
    const closed = [
        ...robotsTxt(origin, closedPaths(shopRoutes)).matchAll(/^Disallow: (.*)$/gm)
    ].map(([, path]) => path)

    for (const address of await everyAddress()) {
        const {pathname} = new URL(address)
        expect([address, routeAt(shopRoutes, pathname)?.route.name]).not.toEqual([
            address,
            'not-found'
        ])
        expect([address, closed.filter((path) => pathname.startsWith(path ?? ''))]).toEqual([
            address,
            []
        ])
    }
})

test('each page links to its translations, and they link to it', async () => {
    const {text} = await get('/sitemap/categories-1.xml')
    const [sofas = ''] = text.split('\n').filter((line) => line.includes('/furniture</loc>'))

    expect(sofas).toBe(
        `<url><loc>${origin}/c/furniture</loc>` +
            `<xhtml:link rel="alternate" hreflang="en-US" href="${origin}/c/furniture"/>` +
            `<xhtml:link rel="alternate" hreflang="es-US" href="${origin}/es-US/c/furniture"/>` +
            `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/c/furniture"/></url>`
    )
    const listed = locsIn(text)
    const english = listed.filter((address) => !address.startsWith(`${origin}/es-US`))
    expect(listed).toHaveLength(2 * english.length)
    expect(new Set(listed.map((address) => withoutLocale(new URL(address).pathname))).size).toBe(
        english.length
    )
})

test('a part that does not exist is a 404', async () => {
    await expect(get('/sitemap/products-spaceships-1.xml')).resolves.toMatchObject({status: 404})
    await expect(get('/sitemap/..%2f.xml')).resolves.toMatchObject({status: 404})
})

test('a part is fetched from the platform once an hour', async () => {
    const {text} = await get('/sitemap.xml')
    const part = new URL(locsIn(text).find((address) => address.includes('products')) ?? '')
    await get(part.pathname)
    network.calls = 0
    await get('/sitemap.xml')
    const forIndex = network.calls

    network.calls = 0
    await get(part.pathname)

    // The list of parts is fetched again here, where no process caches it; the products are not.
    expect(network.calls).toBe(forIndex)
})

test('while the platform is down there is no sitemap, rather than an empty one', async () => {
    network.down = true

    await expect(get('/sitemap.xml')).resolves.toMatchObject({
        status: 503,
        cacheControl: 'no-store'
    })
})
