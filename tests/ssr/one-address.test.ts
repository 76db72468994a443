import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer, type RenderedPage} from '../support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))

const origin = 'https://shop.example'

const canonicalOf = ({head}: RenderedPage): string | undefined =>
    /rel="canonical" href="([^"]*)"/.exec(head.link.toString())?.[1]

const isListed = ({head}: RenderedPage): boolean => !head.meta.toString().includes('noindex')

const aProductPath = async (): Promise<string> => {
    const {body} = await sandbox.call(
        'POST /custom/product/v1/organizations/{org}/search?siteId=Homeward&locale=en-US',
        {body: {limit: 1}, token: sandbox.guestToken()}
    )
    return body.results[0].c_ProductUrl
}

test.each`
    address                                                     | canonical                                | index
    ${'/'}                                                      | ${'/'}                                   | ${true}
    ${'/?utm_source=mail'}                                      | ${'/'}                                   | ${true}
    ${'/es-US'}                                                 | ${'/es-US'}                              | ${true}
    ${'/c/furniture'}                                           | ${'/c/furniture'}                        | ${true}
    ${'/c/furniture?sort=MOST_POPULAR&utm_source=mail&gclid=1'} | ${'/c/furniture'}                        | ${true}
    ${'/c/furniture?view=list&limit=50'}                        | ${'/c/furniture'}                        | ${true}
    ${'/shop-all?limit=50&offset=50'}                           | ${'/shop-all?offset=50'}                 | ${true}
    ${'/es-US/c/furniture?sort=RELEVANCE'}                      | ${'/es-US/c/furniture'}                  | ${true}
    ${'/c/furniture?refine=condition%3DNew'}                    | ${'/c/furniture?refine=condition%3DNew'} | ${false}
    ${'/c/furniture?tab=deals'}                                 | ${'/c/furniture?tab=deals'}              | ${false}
    ${'/c/furniture?tab=my-items'}                              | ${'/c/furniture?tab=my-items'}           | ${false}
    ${'/shop-all?approval=true'}                                | ${'/shop-all?approval=true'}             | ${false}
    ${'/search?q=sofa'}                                         | ${'/search?q=sofa'}                      | ${false}
    ${'/shop-all?offset=25'}                                    | ${'/shop-all?offset=25'}                 | ${true}
    ${'/contact-us?from=mail'}                                  | ${'/contact-us'}                         | ${true}
    ${'/stores/tx?from=mail'}                                   | ${'/stores/tx'}                          | ${true}
    ${'/stores/tx/plano'}                                       | ${'/stores/tx/plano'}                    | ${true}
`(
    '$address has the canonical address $canonical; search engines may list it: $index [G-71]',
    async ({address, canonical, index}) => {
        const page = await render(address)

        expect([page.status, canonicalOf(page)]).toEqual([200, `${origin}${canonical}`])
        expect(isListed(page)).toBe(index)
    }
)

test.each`
    address                              | text                       | lastPage
    ${'/c/furniture?offset=99999'}       | ${'There is no such page'} | ${/href="\/c\/furniture\?offset=\d+"/}
    ${'/es-US/c/furniture?offset=99999'} | ${'Esa página no existe'}  | ${/href="\/es-US\/c\/furniture\?offset=\d+"/}
    ${'/search?q=sofa&offset=99999'}     | ${'There is no such page'} | ${/href="\/search\?q=sofa(?:&amp;offset=\d+)?"/}
`(
    '$address is beyond the last page: it is a 404 with a link to the last page [PLP-009]',
    async ({address, text, lastPage}) => {
        const page = await render(address)

        expect(page.status).toBe(404)
        expect(isListed(page)).toBe(false)
        expect(page.html).toContain(text)
        expect(page.html).toMatch(lastPage)
        expect(page.html).not.toMatch(/class="tile"/)
    }
)

test('a search without results has the status 200', async () => {
    const {status} = await render('/search?q=zzzzzz')

    expect(status).toBe(200)
})

test.each(['', '/es-US'])(
    'below "%s" a product’s canonical address has no parameters [G-71]',
    async (prefix) => {
        const path = `${prefix}${await aProductPath()}`
        const page = await render(`${path}?utm_source=mail&color=red`)

        expect([page.status, canonicalOf(page)]).toEqual([200, `${origin}${path}`])
        expect(isListed(page)).toBe(true)
    }
)

test.each([
    '/p/sofa/%2e%2e%2fadmin',
    '/p/sofa/<script>',
    '/p/so%20fa/10.0_1',
    '/product/x%00y',
    '/p/sofa',
    '/p//210001',
    '/p/sofa/210001/more',
    `/p/sofa/${'9'.repeat(101)}`,
    '/c/old%20sofas',
    '/c/s%C3%B3fas',
    '/old%20page',
    '/stores/tx/new%20york'
])('%s is a 404 with the not-found page, in both languages [ROUTE-067] (G-09)', async (path) => {
    for (const address of [path, `/es-US${path}`]) {
        const {status, redirect, html} = await render(address)

        expect([status, redirect]).toEqual([404, null])
        expect(html).toMatch(/<main(?![^>]*aria-busy)[^>]*>.*role="search"/)
    }
})

test('an id from an address stays one path segment in the platform call [ROUTE-067]', async () => {
    const paths: string[] = []
    const server = aServer((input, init) => {
        const request = new Request(input, init)
        paths.push(new URL(request.url).pathname)
        return sandbox.handle(request)
    })

    await server.render('/p/sofa/%2e%2e%2fadmin')

    expect(paths.filter((path) => path.includes('admin'))).toEqual([
        expect.stringMatching(/\/products\/[^/]+$/)
    ])
})

test('a product is found by its id even if its address has needlessly encoded characters [ROUTE-067]', async () => {
    const path = await aProductPath()
    const id = path.split('/').at(-1) ?? ''
    const written = path.replace(id, `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`)

    const page = await render(written)

    expect(written).not.toBe(path)
    expect([page.status, canonicalOf(page)]).toEqual([200, `${origin}${path}`])
})

test.each`
    address                             | leads
    ${'/search'}                        | ${'/shop-all'}
    ${'/search?q='}                     | ${'/shop-all'}
    ${'/search?q=+'}                    | ${'/shop-all'}
    ${'/es-US/search?q='}               | ${'/es-US/shop-all'}
    ${'/es-US/search?sort=RELEVANCE'}   | ${'/es-US/shop-all?sort=RELEVANCE'}
    ${'/stores/TX'}                     | ${'/stores/tx'}
    ${'/es-US/stores/TX'}               | ${'/es-US/stores/tx'}
    ${'/stores/tx/Plano'}               | ${'/stores/tx/plano'}
    ${'/stores/TX/plano'}               | ${'/stores/tx/plano'}
    ${'/stores/CA/Beverly-Hills/01001'} | ${'/stores/ca/beverly-hills/01001'}
    ${'/c/Furniture'}                   | ${'/c/furniture'}
    ${'/es-US/c/FURNITURE/Living-Room'} | ${'/es-US/c/furniture/living-room'}
    ${'/c/Offers'}                      | ${'/c/offers'}
`('$address redirects permanently to $leads [G-71]', async ({address, leads}) => {
    const {status, redirect} = await render(address)

    expect([status, redirect]).toEqual([301, leads])
})

test.each`
    address                                           | leads
    ${'/search?utm_source=mail&q=&gclid=1'}           | ${'/shop-all?utm_source=mail&gclid=1'}
    ${'/search?gclid=1&sort=MOST_POPULAR&q=+&zip=1'}  | ${'/shop-all?gclid=1&sort=MOST_POPULAR&zip=1'}
    ${'/stores/TX?utm_source=a+b&x=%20&utm_source=c'} | ${'/stores/tx?utm_source=a+b&x=%20&utm_source=c'}
    ${'/es-US/c/Furniture?b=2&a=&b=1'}                | ${'/es-US/c/furniture?b=2&a=&b=1'}
`(
    '$address leads to $leads with its query, shared with nobody (D-45)',
    async ({address, leads}) => {
        const {status, redirect, cacheControl} = await render(address)

        expect([status, redirect, cacheControl]).toEqual([301, leads, 'private, no-store'])
    }
)

test.each(['/product/ID', '/p/another-name/ID', '/es-US/product/ID'])(
    '%s leads to the product’s own address with its query (D-45)',
    async (written) => {
        const path = await aProductPath()
        const address = written.replace('ID', path.split('/').at(-1) ?? '')
        const prefix = written.startsWith('/es-US') ? '/es-US' : ''

        const {redirect} = await render(`${address}?gclid=a+b&utm_source=x&gclid=`)

        expect(redirect).toBe(`${prefix}${path}?gclid=a+b&utm_source=x&gclid=`)
    }
)

test.each([255, 256, 257, 2000])(
    'a category id of %i letters is a 404 and not an outage [G-71]',
    async (letters) => {
        const page = await render(`/c/${'a'.repeat(letters)}`)

        expect([page.status, page.redirect]).toEqual([404, null])
    }
)

test.each([
    '/C/furniture',
    '/C/anything',
    '/c/Furnitures',
    '/ES-US/c/furniture',
    '/es-us',
    '/Cart',
    '/Shop-All',
    '/SEARCH?q=sofa',
    '/Stores/tx',
    '/Contact-Us',
    '/stores/TX/Atlantis'
])('%s is a 404, as addresses are case-sensitive [G-71] (G-09)', async (address) => {
    const page = await render(address)

    expect([page.status, page.redirect]).toEqual([404, null])
    expect([canonicalOf(page), isListed(page)]).toEqual([undefined, false])
})

// The server redirects from such an address (server/ssr/crawlers); a link in the shop reaches it without the server.
test.each([
    '/shop-all',
    '/c/furniture',
    '/contact-us',
    '/stores',
    '/stores/tx',
    '/stores/tx/plano'
])('the canonical address has no trailing slash: %s/ [G-71]', async (path) => {
    const page = await render(`${path}/`)

    expect([page.status, page.redirect]).toEqual([200, null])
    expect(canonicalOf(page)).toBe(`${origin}${path}`)
})

/** The page's own address in each language, as it declares it. */
const alternatesOf = ({head}: RenderedPage): Record<string, string> =>
    Object.fromEntries(
        (head.link.toString().match(/<link[^>]*hrefLang[^>]*>/g) ?? []).map((link) => [
            /hrefLang="([^"]*)"/.exec(link)?.[1] ?? '',
            /href="([^"]*)"/.exec(link)?.[1] ?? ''
        ])
    )

test.each([
    '/',
    '/c/furniture',
    '/c/furniture?offset=25',
    '/contact-us',
    '/stores/tx',
    'a product'
])(
    '%s links to itself in each language, and each address has that language [G-71]',
    async (name) => {
        const path = name === 'a product' ? await aProductPath() : name
        const spanishPath = path === '/' ? '/es-US' : `/es-US${path}`
        const english = await render(path)
        const spanish = await render(spanishPath)

        expect(alternatesOf(english)).toEqual({
            'en-US': `${origin}${path}`,
            'es-US': `${origin}${spanishPath}`,
            'x-default': `${origin}${path}`
        })
        expect(alternatesOf(spanish)).toEqual(alternatesOf(english))
        expect([canonicalOf(english), english.head.htmlAttributes.toString()]).toEqual([
            `${origin}${path}`,
            expect.stringContaining('en-US')
        ])
        expect([canonicalOf(spanish), spanish.head.htmlAttributes.toString()]).toEqual([
            `${origin}${spanishPath}`,
            expect.stringContaining('es-US')
        ])
    }
)
