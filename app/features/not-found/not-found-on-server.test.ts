import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../tests/support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))

test('an old address leads to another host where the configuration has it (G-09, D-12)', async () => {
    const careers = aServer((input, init) => sandbox.handle(new Request(input, init)), undefined, {
        redirectHosts: ['sandbox']
    })

    const {redirect, status} = await careers.render('/es-US/jobs')

    expect([status, redirect]).toEqual([302, 'http://sandbox/jobs'])
})

/** The server of a platform that has moved one address. */
const serverThatMoved = (segment: string, destination: string) => {
    const mappedSegments: string[] = []
    const server = aServer((input, init) => {
        const request = new Request(input, init)
        const {pathname, searchParams} = new URL(request.url)
        if (!pathname.endsWith('/url-mapping')) return sandbox.handle(request)
        const urlSegment = searchParams.get('urlSegment') ?? ''
        mappedSegments.push(urlSegment)
        return Promise.resolve(
            urlSegment === segment
                ? Response.json({destination})
                : Response.json({title: 'No mapping'}, {status: 404})
        )
    })
    return {...server, mappedSegments}
}

test.each`
    address                 | leads
    ${'/sofas-and-couches'} | ${'/c/furniture/living-room/sofas'}
    ${'/locations'}         | ${'/store-locator'}
    ${'/gift%20cards'}      | ${'/contact-us'}
`('the old address $address moved to $leads for good (G-09)', async ({address, leads}) => {
    const {redirect, status} = await render(address)

    expect([status, redirect]).toEqual([301, leads])
})

test.each`
    address                  | segment
    ${'/p/old-sofa/999999'}  | ${'p/old-sofa/999999'}
    ${'/product/999999'}     | ${'product/999999'}
    ${'/c/old-sofas'}        | ${'c/old-sofas'}
    ${'/c/furniture/old'}    | ${'c/furniture/old'}
    ${'/c/old-sofas/'}       | ${'c/old-sofas'}
    ${'/stores/tx/atlantis'} | ${'stores/tx/atlantis'}
    ${'/stores/tx/x/99999'}  | ${'stores/tx/x/99999'}
    ${'/old/address'}        | ${'old/address'}
`(
    'where no page is at $address, the platform is asked once for $segment, and followed in either language (G-09)',
    async ({address, segment}) => {
        const {render: at, mappedSegments} = serverThatMoved(segment, '/c/furniture?sort=RELEVANCE')

        const english = await at(address)
        const spanish = await at(`/es-US${address}`)

        expect([english.status, english.redirect]).toEqual([301, '/c/furniture?sort=RELEVANCE'])
        expect([spanish.status, spanish.redirect]).toEqual([
            301,
            '/es-US/c/furniture?sort=RELEVANCE'
        ])
        expect(mappedSegments).toEqual([segment, segment])
    }
)

test('where there is a page, nobody asks whether it has moved (G-09)', async () => {
    const {render: at, mappedSegments} = serverThatMoved('c/furniture', '/c/appliances')

    const {status, redirect} = await at('/c/furniture')

    expect([status, redirect, mappedSegments]).toEqual([200, null, []])
})

test.each`
    destination                | because
    ${'https://evil.example/'} | ${'it is another host'}
    ${'//evil.example/'}       | ${'it is another host'}
    ${'/c/old-sofas'}          | ${'it is the address itself'}
`('a missing page does not move to $destination, as $because (G-09, D-12)', async (row) => {
    const {status, redirect} = await serverThatMoved('c/old-sofas', row.destination).render(
        '/c/old-sofas'
    )

    expect([status, redirect]).toEqual([404, null])
})

test.each(['/p/old-sofa/999999', '/c/old-sofas', '/old'])(
    '%s is an outage and not 404 while the platform does not say where it moved (G-09, D-45)',
    async (address) => {
        const {render: at} = aServer((input, init) => {
            const request = new Request(input, init)
            return request.url.includes('/url-mapping')
                ? Promise.resolve(new Response('', {status: 503}))
                : sandbox.handle(request)
        })

        const {status, redirect, html, cacheControl} = await at(address)

        expect([status, redirect, cacheControl]).toEqual([503, null, 'private, no-store'])
        expect(html).not.toContain('We couldn’t find that page')
    }
)

test.each`
    answer                                               | status | because
    ${() => Response.json({title: 'No'}, {status: 400})} | ${404} | ${'the platform refuses the segment'}
    ${() => new Response('', {status: 400})}             | ${503} | ${'the refusal has no body'}
    ${() => new Response('<html>', {status: 404})}       | ${503} | ${'the refusal cannot be read'}
    ${() => new Response('', {status: 429})}             | ${503} | ${'the platform has no time'}
    ${() => new Response('', {status: 504})}             | ${504} | ${'the platform is late'}
    ${() => new Response('<html>')}                      | ${503} | ${'the answer cannot be read'}
    ${() => Response.json({title: 'Internal error'})}    | ${503} | ${'the answer is no mapping'}
    ${() => Promise.reject(new TypeError('no network'))} | ${503} | ${'there is no answer'}
`('a short link is $status, as $because (D-45)', async ({answer, status}) => {
    const {render: at} = aServer((input, init) => {
        const request = new Request(input, init)
        return request.url.includes('/url-mapping')
            ? Promise.resolve().then(answer)
            : sandbox.handle(request)
    })

    await expect(at('/tvs')).resolves.toMatchObject({status, redirect: null})
})

test.each`
    address                             | leads
    ${'/tvs?utm_source=mail&gclid=a+b'} | ${'/c/electronics/televisions?utm_source=mail&gclid=a+b'}
    ${'/es-US/tvs?b=2&a=1&b=1'}         | ${'/es-US/c/electronics/televisions?b=2&a=1&b=1'}
    ${'/gift%20cards?utm_source=mail'}  | ${'/contact-us?utm_source=mail'}
`('$address leads to $leads, and no cache shares that (D-45)', async ({address, leads}) => {
    const {redirect, status, cacheControl} = await render(address)

    expect([status, redirect, cacheControl]).toEqual([301, leads, 'private, no-store'])
})

test('what a destination says itself is not said twice (D-45)', async () => {
    const {render: at} = serverThatMoved('old', '/c/furniture?sort=RELEVANCE#top')

    const {redirect} = await at('/old?sort=MOST_POPULAR&utm_source=mail')

    expect(redirect).toBe('/c/furniture?sort=RELEVANCE&utm_source=mail#top')
})

test('a destination with our own host is a page of ours (D-45)', async () => {
    const {render: at} = serverThatMoved('old', 'https://shop.example/c/furniture')

    const {status, redirect} = await at('/es-US/old?utm_source=mail')

    expect([status, redirect]).toEqual([301, '/es-US/c/furniture?utm_source=mail'])
})

test.each(['/no-such-page', '/p/old-sofa/999999', '/c/old-sofas', '/stores/tx/x/99999'])(
    'neither the page nor the data of %s says where in the code it was missed [D-10]',
    async (address) => {
        const {html, state} = await render(address)

        expect(html + JSON.stringify(state)).not.toMatch(/\.(ts|tsx|js):\d+|"stack"/)
    }
)

test.each(['/no-such-page', '/es-US/no-such-page', '/jobs'])(
    '%s is 404, with header, footer, a search field and a way home (G-09)',
    async (address) => {
        const {html, status, redirect} = await render(address)

        expect([status, redirect]).toEqual([404, null])
        expect(html).toMatch(/<header[\s\S]*role="search"[\s\S]*<\/header>/)
        expect(html).toMatch(/<footer/)
        expect(html).toMatch(/<main[\s\S]*href="(\/|\/es-US)"[\s\S]*<\/main>/)
    }
)
