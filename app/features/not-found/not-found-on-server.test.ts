import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../tests/support/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))

test.each`
    address                 | leads
    ${'/sofas-and-couches'} | ${'/c/furniture/living-room/sofas'}
    ${'/locations'}         | ${'/store-locator'}
`('the old address $address moved to $leads (G-09)', async ({address, leads}) => {
    const {redirect, status} = await render(address)

    expect(redirect).toBe(leads)
    expect([301, 302]).toContain(status)
})

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
