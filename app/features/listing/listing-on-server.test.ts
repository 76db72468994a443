import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../tests/support/shop/render-on-server'

describe('search on server', () => {
    const sandbox = testSandbox()
    afterAll(() => sandbox.close())

    const serverRedirectingTo = (redirectHosts: string[]) =>
        aServer((input, init) => sandbox.handle(new Request(input, init)), undefined, {
            redirectHosts
        })

    const careers = 'http://sandbox/jobs'

    test.each`
        address                     | leads                     | status | row
        ${'/search?q=stores'}       | ${'/store-locator'}       | ${301} | ${'SEARCH-017'}
        ${'/es-US/search?q=stores'} | ${'/es-US/store-locator'} | ${301} | ${'SEARCH-017'}
        ${'/search?q=careers'}      | ${careers}                | ${302} | ${'SEARCH-016'}
        ${'/es-US/search?q=empleo'} | ${careers}                | ${302} | ${'SEARCH-016'}
    `(
        'without script, too, $address redirects to $leads [$row]',
        async ({address, leads, status}) => {
            const page = await serverRedirectingTo(['sandbox']).render(address)

            expect(page).toMatchObject({redirect: leads, status})
        }
    )

    test('a search redirects only to hosts in the configuration [D-12]', async () => {
        const page = await serverRedirectingTo(['jobs.homeward.example']).render(
            '/search?q=careers'
        )

        expect(page).toMatchObject({redirect: null, status: 200})
    })

    test('without script, a search without results shows no loading state (decision 3)', async () => {
        const {html} = await serverRedirectingTo([]).render('/search?q=zzzzqqq')

        const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
        expect(main).toContain('href="/shop-all"')
        expect(main).toContain('href="/c/furniture')
        expect(main).not.toMatch(/class="skeleton/)
    })
})

describe('category links on server', () => {
    const sandbox = testSandbox()
    afterAll(() => sandbox.close())

    /** Every address below /c/ that the shop itself links to; the footer's links are its editors'. */
    const categoryLinks = (html: string): string[] =>
        [...html.replace(/<footer[\s\S]*<\/footer>/, '').matchAll(/href="(\/c\/[^"]*)"/g)].flatMap(
            ([, href]) => href ?? []
        )

    test.each([
        ['the cart', '/cart'],
        ['a category', '/c/furniture/living-room'],
        ['one below it', '/c/furniture/living-room/sofas'],
        ['a search that finds nothing', '/search?q=zzzqqq']
    ])(
        'links from %s to other categories have the order most popular [PLP-003] (C-01)',
        async (_, address) => {
            const server = aServer((input, init) => sandbox.handle(new Request(input, init)))

            const {html} = await server.render(address)
            const others = categoryLinks(html).filter((href) => href.split('?')[0] !== address)

            expect(others.length).toBeGreaterThan(10)
            expect(others.filter((href) => !href.endsWith('?sort=MOST_POPULAR'))).toEqual([])
        }
    )
})

describe('landing on server', () => {
    const sandbox = testSandbox()
    afterAll(() => sandbox.close())

    /** A new server, on a platform whose landing pages work or fail; counts the requests to them. */
    const aShop = (landings: 'there' | 'down' = 'there') => {
        const landingCalls = {times: 0}
        const server = aServer(async (input, init) => {
            const request = new Request(input, init)
            const isLanding = new URL(request.url).searchParams.get('aspectTypeId') === 'plp'
            if (isLanding) landingCalls.times += 1
            return isLanding && landings === 'down'
                ? new Response('', {status: 503})
                : sandbox.handle(request)
        })
        return {...server, landingCalls}
    }

    const heading = /<h2[^>]*>Rooms that feel finished<\/h2>/
    const note = /<h2[^>]*>One visit, a whole bedroom<\/h2>/

    test.each(['/c/furniture', '/c/furniture?sort=MOST_POPULAR'])(
        '%s has its editors’ banner among the first products and a note below all of them [CONTENT-001]',
        async (address) => {
            const {html} = await aShop().render(address)

            const before = html.slice(0, html.search(heading))
            expect(before).toContain('<h1')
            expect(before.match(/<article/g)).toHaveLength(4)
            expect(html.search(note)).toBeGreaterThan(html.lastIndexOf('<article'))
            expect(html.match(/<h1/g)).toHaveLength(1)
            expect(html.match(/fetchpriority="high"/g)).toHaveLength(1)
        }
    )

    test.each([
        '/c/furniture?refine=condition%3DNew',
        '/c/furniture?offset=25',
        '/c/furniture?tab=deals',
        '/c/furniture?sort=RELEVANCE',
        '/c/clearance',
        '/search?q=sofa',
        '/shop-all'
    ])('%s has no landing content, and requests none', async (address) => {
        const {render, landingCalls} = aShop()

        const {html} = await render(address)

        expect(html).not.toMatch(heading)
        expect(landingCalls.times).toBe(0)
    })

    test('the landing content is requested once for many shoppers [CONTENT-039]', async () => {
        const {render, landingCalls} = aShop()

        await render('/c/furniture')
        await render('/c/furniture?view=list')

        expect(landingCalls.times).toBe(1)
    })

    test('if the landing content fails, a category still shows its products', async () => {
        const {status, html} = await aShop('down').render('/c/furniture')

        expect(status).toBe(200)
        expect(html).toContain('<article')
        expect(html).not.toMatch(heading)
    })
})

describe('past end on server', () => {
    const sandbox = testSandbox()
    afterAll(() => sandbox.close())

    test.each([
        '/c/furniture?offset=9975',
        '/c/furniture?offset=99999',
        '/search?q=sofa&offset=5000',
        '/search?q=sofa&offset=99999'
    ])('%s shows no items, and links to the last page, which has items', async (address) => {
        const server = aServer((input, init) => sandbox.handle(new Request(input, init)))

        const {html} = await server.render(address)
        const [, last = ''] = /href="([^"]+)"[^>]*>Go to the last page</.exec(html) ?? []
        const {html: lastPage} = await server.render(last.replaceAll('&amp;', '&'))

        expect(html).not.toContain('We found nothing that fits')
        expect(html).not.toContain('<article')
        expect(lastPage).toContain('<article')
    })
})
