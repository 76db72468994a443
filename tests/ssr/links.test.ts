import {testSandbox} from '@sandbox/tests/test-sandbox'
import {sitemapPages} from '@app/routing/route/declared'
import {shopRoutes} from '@app/shop-routes'
import {allPages} from '@sandbox/content/seed/pages'
import rawConfig from '../../config/default'
import {checkedConfig} from '../../config/storefront-config'
import {createSites} from '../../server/sites/sites'
import {aServer} from '../support/shop/render-on-server'

jest.setTimeout(120_000)

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const server = aServer((input, init) => sandbox.handle(new Request(input, init)))

/** The links to pages of the shop: the sign-in at the provider is an endpoint, not a page. */
const linksIn = (html: string): string[] =>
    [...html.matchAll(/<a [^>]*href="([^"#]*)/g)].flatMap(([, href = '']) => {
        const address = href.replaceAll('&amp;', '&')
        return /^\/(?!\/|api\/)/.test(address) ? [address] : []
    })

/** One product, one category and one store of each depth represent all others, as they are the same kind of page. */
const kindOf = (address: string): string => {
    const path = address.split('?')[0] ?? ''
    if (path.includes('/p/')) return 'product'
    const listed = /\/(stores|c)\//.exec(path)?.[1]
    return listed ? `${listed} of depth ${path.split('/').length}` : path
}

type Render = (address: string) => Promise<{status: number; html: string}>

/** Follows the links from the start to one page of each kind; returns these kinds, all links, and those that lead nowhere. */
const crawl = async (render: Render, starts: readonly string[]) => {
    const seen = new Set<string>()
    const links = new Set<string>()
    const missing: string[] = []
    const visit = async (address: string, from: string): Promise<void> => {
        if (seen.has(kindOf(address))) return
        seen.add(kindOf(address))
        const {status, html} = await render(address)
        if (status >= 400) missing.push(`${address} (from ${from})`)
        for (const link of linksIn(html)) {
            links.add(link)
            await visit(link, address)
        }
    }
    for (const start of starts) await visit(start, 'the start')
    return {seen: [...seen], links: [...links], missing}
}

test('on public pages, in both languages, every link leads to a page that exists [ROUTE-001…068]', async () => {
    const {seen, missing} = await crawl(server.render, [
        '/',
        '/es-US',
        '/mobile-app-landing-page',
        '/es-US/mobile-app-landing-page'
    ])

    expect(missing).toEqual([])
    expect(seen.length).toBeGreaterThan(40)
})

test('on public pages of another site, too, and none leads to a language that it does not offer [CONFIG-001]', async () => {
    const {all} = createSites({
        config: checkedConfig(rawConfig),
        origin: 'https://shop.example',
        siteHosts: [['outlet.example', 'HomewardOutlet']]
    })
    const site = all.find(({id}) => id === 'HomewardOutlet')
    const world = testSandbox({siteId: 'HomewardOutlet'})
    const {render} = aServer(
        (input, init) => world.handle(new Request(input, init)),
        undefined,
        {},
        {
            site: site?.page
        }
    )
    const {seen, links, missing} = await crawl(render, ['/'])
    world.close()

    expect(missing).toEqual([])
    expect(seen.length).toBeGreaterThan(25)
    expect(site?.locales).toEqual(['en-US'])
    expect(links.filter((address) => address.startsWith('/es-US'))).toEqual([])
})

/** Every address of the shop that editors wrote anywhere, in a page or a text, in every language. */
const editorsLinks = async (): Promise<string[]> => {
    const found = allPages.map((page) => JSON.stringify(page))
    const assets = ['menuAdditionalLinks', 'second-store-links', 'termsAndConditionSignupDeals']
    for (const asset of assets) {
        const {text} = await sandbox.call(
            `GET /s/Homeward/dw/shop/v22_8/content/${asset}?client_id=a`
        )
        found.push(text)
    }
    const links = found.flatMap((words) =>
        [...words.matchAll(/href\\?"?[:=]\\?"(\/[^"\\#]*)/g)].map(([, href = '']) => href)
    )
    return [...new Set(links)]
}

test('every link that editors wrote leads to a page that exists, in both languages [CONTENT-001]', async () => {
    const links = await editorsLinks()
    const missing: string[] = []
    for (const link of links.flatMap((href) => [href, `/es-US${href === '/' ? '' : href}`])) {
        const {status} = await server.render(link)
        if (status >= 400) missing.push(`${link}: ${status}`)
    }

    expect(links.length).toBeGreaterThan(15)
    expect(missing).toEqual([])
})

test('every page of the sitemap exists in both languages, and no page that is missing is in it [G-71]', async () => {
    const statuses: [string, number][] = []
    for (const path of sitemapPages(shopRoutes)) {
        for (const address of [path, `/es-US${path === '/' ? '' : path}`]) {
            statuses.push([address, (await server.render(address)).status])
        }
    }

    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
    expect(sitemapPages(shopRoutes)).toEqual(
        expect.arrayContaining([
            '/privacy-choices',
            '/rac-exchange-plp',
            '/refer-a-friend/referral',
            '/sign-up-for-deals',
            '/shop-all'
        ])
    )
})

test.each(['apply', 'order', 'pay', 'sign', 'deals', 'app'])(
    'the short link /links/%s in a text message leads to a page that exists [ROUTE-059]',
    async (code) => {
        const {status, headers} = await sandbox.call(`GET /links/${code}`)
        const target = new URL(headers.get('location') ?? '')

        expect(status).toBeGreaterThanOrEqual(302)
        expect((await server.render(target.pathname)).status).toBeLessThan(400)
    }
)

test.each(['/mobile-app-landing-page', '/es-US/mobile-app-landing-page'])(
    '%s has neither header nor footer [SHELL-024, ROUTE-059]',
    async (address) => {
        const {status, html} = await server.render(address)

        expect(status).toBe(200)
        expect(html).not.toMatch(/<header|<footer/)
        expect(html).toMatch(/<h1/)
    }
)

test.each([
    ['ROUTE-055', '/refer-a-friend/referral'],
    ['ROUTE-056', '/advocate'],
    ['ROUTE-057', '/promo-code-invalid'],
    ['ROUTE-061', '/rac-exchange-plp'],
    ['ROUTE-062', '/how-rac-works'],
    ['ROUTE-014', '/payfone']
])('[%s] %s answers in both languages, whatever an app adds to its address', async (_, path) => {
    for (const address of [path, `/es-US${path}`, `${path}?platformId=ios&deviceId=AB-12`]) {
        const {status, html} = await server.render(address)

        expect([address, status]).toEqual([address, 200])
        expect(html).not.toContain('AB-12')
    }
})

test('the listing of exchange items lists products [ROUTE-061]', async () => {
    const {html} = await server.render('/rac-exchange-plp')

    expect(html).toMatch(/<h1[^>]*>Items to exchange for/)
    expect([...html.matchAll(/href="[^"]*\/p\//g)].length).toBeGreaterThan(10)
})
