import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../../tests/support/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

/** A server that has just started, on a platform whose landing pages are there or down; counts what is asked of these. */
const aShop = (landings: 'there' | 'down' = 'there') => {
    const asked = {times: 0}
    const server = aServer(async (input, init) => {
        const request = new Request(input, init)
        const isLanding = new URL(request.url).searchParams.get('aspectTypeId') === 'plp'
        if (isLanding) asked.times += 1
        return isLanding && landings === 'down'
            ? new Response('', {status: 503})
            : sandbox.handle(request)
    })
    return {...server, asked}
}

const heading = /<h2[^>]*>Rooms that feel finished<\/h2>/
const note = /<h2[^>]*>One visit, a whole bedroom<\/h2>/

test.each(['/c/furniture', '/c/furniture?sort=MOST_POPULAR'])(
    '%s opens with the words of its editors, and closes with a note [CONTENT-001]',
    async (address) => {
        const {html} = await aShop().render(address)

        expect(html.search(heading)).toBeGreaterThan(html.indexOf('<h1'))
        expect(html.search(heading)).toBeLessThan(html.indexOf('<article'))
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
])('%s has no landing, and asks for none', async (address) => {
    const {render, asked} = aShop()

    const {html} = await render(address)

    expect(html).not.toMatch(heading)
    expect(asked.times).toBe(0)
})

test('a landing is asked for once for many shoppers [CONTENT-039]', async () => {
    const {render, asked} = aShop()

    await render('/c/furniture')
    await render('/c/furniture?view=list')

    expect(asked.times).toBe(1)
})

test('without its landing a category still shows its products', async () => {
    const {status, html} = await aShop('down').render('/c/furniture')

    expect(status).toBe(200)
    expect(html).toContain('<article')
    expect(html).not.toMatch(heading)
})
