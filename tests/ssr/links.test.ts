import {testSandbox} from '@sandbox/tests/test-sandbox'
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

test('on public pages, in both languages, every link leads to a page that exists [ROUTE-001…068]', async () => {
    const seen = new Set<string>()
    const missing: string[] = []
    const visit = async (address: string, from: string): Promise<void> => {
        if (seen.has(kindOf(address))) return
        seen.add(kindOf(address))
        const {status, html} = await server.render(address)
        if (status >= 400) missing.push(`${address} (from ${from})`)
        for (const link of linksIn(html)) await visit(link, address)
    }

    await visit('/', 'the start')

    expect(missing).toEqual([])
    expect(seen.size).toBeGreaterThan(40)
})
