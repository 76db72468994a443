import rawConfig from '../../config/default'
import {checkedConfig} from '../../config/storefront-config'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../support/shop/render-on-server'

const sandbox = testSandbox()
afterEach(() => sandbox.faults.clear())
afterAll(() => sandbox.close())

const {clientId} = checkedConfig(rawConfig).commerceApi
const content = '/s/Homeward/dw/shop/v22_8/content/rental-disclosure'

/** A server that has just started, the addresses that it called for the disclosure, and its clock. */
const aFreshServer = () => {
    const requests: string[] = []
    const clock = {now: Date.now()}
    const {render} = aServer(
        (input, init) => {
            const request = new Request(input, init)
            const {pathname, search} = new URL(request.url)
            if (pathname === content) requests.push(`${request.method} ${pathname}${search}`)
            return sandbox.handle(request)
        },
        () => clock.now
    )
    return {render, requests, clock}
}

const disclosureIn = (html: string): string =>
    (/<section class="disclosure"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')

const product = '/p/ellsbrook-7-drawer-dresser-in-white/210001'

describe.each([
    ['a product', product],
    ['the cart', '/cart']
])('on %s', (_, page) => {
    test.each`
        prefix      | locale     | text
        ${''}       | ${'en-US'} | ${'You may return it at any time'}
        ${'/es-US'} | ${'es-US'} | ${'Puede devolverlo en cualquier momento'}
    `(
        'the rental disclosure is the editors’ text in $locale [API-013, CONTENT-021] (G-11)',
        async ({prefix, locale, text}) => {
            const {render, requests} = aFreshServer()

            const {html} = await render(`${prefix}${page}`)

            expect(disclosureIn(html)).toContain(text)
            expect(disclosureIn(html)).toMatch(
                /Not available in MN or WI|No disponible en MN ni WI/
            )
            expect(requests).toEqual([`GET ${content}?locale=${locale}&client_id=${clientId}`])
        }
    )

    test('it is a fixed text if the content cannot be loaded [ERR-010] (G-11)', async () => {
        sandbox.faults.add({path: content, harm: {kind: 'status', status: 500}})

        const {html, status} = await aFreshServer().render(page)

        expect(status).toBe(200)
        expect(disclosureIn(html)).toContain('Ownership is optional. Not available in MN or WI.')
    })
})

test('it is fetched once for all pages within five minutes [CONTENT-039]', async () => {
    const {render, requests, clock} = aFreshServer()

    await render(product)
    clock.now += 299_999
    await render('/cart')
    expect(requests).toHaveLength(1)

    clock.now += 1
    await render('/cart')
    expect(requests).toHaveLength(2)
})
