import {testSandbox} from '@sandbox/tests/test-sandbox'
import {
    closedPaths,
    declaredReads,
    knownKeysByPath,
    sitemapPages
} from '@app/routing/route/declared'
import {sharedQueries} from '@app/routing/route/page'
import type {RouteSpec} from '@app/routing/route/route'
import {hydrateCache} from '@app/routing/data/state'
import {createQueryClient} from '@app/shell/query-client'
import {shopRoutes} from '@app/shop-routes'
import {publicRules} from '../../../server/proxy/proxy-rules'
import {robotsTxt} from '../../../server/ssr/crawlers/robots'
import {publicRead} from '../../../server/ssr/public-calls'
import {argsAt} from '../../support/shop/render-page'
import {aServer} from '../../support/shop/render-on-server'
import {claimedDealsRoute, dealsRoute} from './deals-route'

/** Adding a feature takes a folder (this one) and one line (this one). */
const routes = [dealsRoute, claimedDealsRoute, ...shopRoutes]

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const server = aServer(
    (input, init) => sandbox.handle(new Request(input, init)),
    undefined,
    {},
    {
        definitions: routes
    }
)

test.each(['/deals?sort=price', '/es-US/deals/june?sort=price'])(
    '%s is served with its data, its styles and its cache time',
    async (address) => {
        const {status, html, head, cacheControl} = await server.render(address)

        expect(status).toBe(200)
        expect(html).toContain('Sofas, by price')
        expect(head.htmlAttributes.toString()).toContain('data-styles="stores"')
        expect(cacheControl).toBe('public, max-age=0, s-maxage=120, stale-while-revalidate=600')
    }
)

test('its data is in the page in serialised form, and is restored in the browser', async () => {
    const {state} = await server.render('/deals?sort=price')
    const page = await dealsRoute.loadPage()
    const declared = sharedQueries(page.loader(argsAt('/deals?sort=price')))
    const cache = createQueryClient()
    if (!state) throw new Error('The page came without its state')

    hydrateCache(
        cache,
        state,
        declared.map(([, {query}]) => query)
    )

    expect(state.queries).toContainEqual([['deals', 'price'], 'Sofas|by price'])
    expect(cache.getQueryData(['deals', 'price'])).toEqual(['Sofas', 'by price'])
})

test('caches and the page use only the parameters that it declares (D-01)', () => {
    const known = knownKeysByPath(routes).filter(({pattern}) =>
        ['/deals', '/es-US/deals/june'].some((path) => new RegExp(pattern).test(path))
    )

    expect(known.map(({keys}) => keys)).toEqual([['sort'], ['sort']])
})

test('the sitemap contains it, and its closed pages are closed to crawlers [G-71]', () => {
    const robots = robotsTxt('https://shop.example', closedPaths(routes))

    expect(sitemapPages(routes)).toContain('/deals')
    expect(robots).toContain('Disallow: /claimed-deals')
    expect(robots).toContain('Disallow: /es-US/claimed-deals')
    expect(robots).not.toContain('Disallow: /deals')
})

test('browsers may make its declared calls without a session, and no calls that are not declared', () => {
    const read = (definitions: typeof routes) =>
        publicRead(
            {
                commerceApi: 'https://platform.example',
                rules: publicRules({organizationId: 'f_ecom_1'}),
                reads: declaredReads(definitions)
            },
            'GET',
            '/custom-object/shopper-custom-objects/v1/organizations/f_ecom_1/custom-objects/Notice/x'
        )

    expect(read([dealsRoute])?.hostname).toBe('platform.example')
    expect(read([claimedDealsRoute])).toBeUndefined()
})

test('a wrong name fails the build', () => {
    const spec: RouteSpec = {name: 'deals', path: '/deals', cache: 'never'}

    const wrong: RouteSpec[] = [
        // @ts-expect-error: there is no such style sheet
        {...spec, styles: ['dealz']},
        // @ts-expect-error: no page knows such a parameter
        {...spec, query: ['srot']},
        // @ts-expect-error: nothing of that name may be read without a session
        {...spec, reads: ['baskets']},
        // @ts-expect-error: crawlers are shown this or nothing
        {...spec, crawlers: 'shut'},
        // @ts-expect-error: there is no such layout
        {...spec, layout: 'half'}
    ]

    expect(wrong).toHaveLength(5)
})
