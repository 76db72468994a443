import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))

const partOf = (html: string, tag: 'header' | 'footer'): string =>
    new RegExp(`<${tag}.*?</${tag}>`, 's').exec(html)?.[0] ?? ''

const linksOf = (html: string): string[] =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address = '']) => address)

const addresses = [
    '/checkout',
    '/checkout/delivery',
    '/checkout/payment',
    '/new-checkout',
    '/new-checkout/review',
    '/checkout/confirmation',
    '/checkout/confirmation/HW00010001',
    '/order-confirmation',
    '/bank-verification',
    '/thankyou-verificationPage',
    '/docusign-redirect',
    '/link-agreement',
    '/thankyou-agreement-signed',
    '/thankyou-agreement-not-signed',
    '/BPlus-checkout-confirmation',
    '/BPlus-unable-to-checkout'
]

describe.each`
    prefix      | privacy
    ${''}       | ${'Privacy policy'}
    ${'/es-US'} | ${'Política de privacidad'}
`('below "$prefix"', ({prefix, privacy}) => {
    test.each(addresses)(
        '%s has only a header with links to the home page and the cart, and a footer with links and card logos [SHELL-019] [SHELL-020] [SHELL-021] [SHELL-022]',
        async (address) => {
            const {html, head} = await render(`${prefix}${address}`, '01001.90210.chosen')
            const home = prefix === '' ? '/' : prefix

            expect(linksOf(partOf(html, 'header'))).toEqual(['#content', home, `${prefix}/cart`])
            expect(html).not.toMatch(/\/c\/furniture|role="search"/)
            const foot = partOf(html, 'footer')
            expect(linksOf(foot)).toEqual(
                ['/privacy-policy', '/privacy-choices', '/terms-conditions', '/contact-us'].map(
                    (path) => `${prefix}${path}`
                )
            )
            expect(foot).toContain(privacy)
            const cards = [...foot.matchAll(/<svg[^>]*role="img" aria-label="(\w+)"/g)]
            expect(cards.map(([, card]) => card)).toEqual([
                'Visa',
                'Mastercard',
                'Amex',
                'Discover'
            ])
            expect(head.meta.toString()).toContain('noindex')
        }
    )
})
