import {testSandbox} from '@sandbox/tests/test-sandbox'
import {routeAt} from '@app/routing/route/current-route'
import {layoutReads} from '@app/shell/layout/layout-queries'
import {shopRoutes} from '@app/shop-routes'
import {publicRules} from '../../server/proxy/proxy-rules'
import {publicRead} from '../../server/ssr/public-calls'
import {aServer} from '../support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

/** A call with its query, which distinguishes two calls of the same path. */
type ServerCall = {method: string; path: string; query: string; from: number; to: number}

/** The network of a server that has just started: it records the start and end of every call. */
const aNetwork = () => {
    const calls: ServerCall[] = []
    let moment = 0
    const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(input, init)
        const {pathname: path, search: query} = new URL(request.url)
        const call = {method: request.method, path, query, from: (moment += 1), to: Infinity}
        calls.push(call)
        // A turn of the event loop, as on a real network: later calls start after this.
        await new Promise((resolve) => setImmediate(resolve))
        const response = await sandbox.handle(request)
        call.to = moment += 1
        return response
    }
    return {fetch, calls}
}

/** Whether the route at an address, or the layout, declares that a call may be made without a session. */
const isDeclared = (address: string, {method, path}: ServerCall): boolean => {
    const {reads = []} = routeAt(shopRoutes, address.replace(/\?.*$/, ''))?.route ?? {}
    const declared = {
        commerceApi: 'https://platform.example',
        rules: publicRules({organizationId: 'f_ecom_hmwd_001'}),
        reads: [...layoutReads, ...reads]
    }
    // Content assets are fetched through the proxy, the same for every shopper.
    return path.startsWith('/s/') || publicRead(declared, method, path) !== undefined
}

const mappingPath = '/site/shopper-seo/v1/organizations/f_ecom_hmwd_001/url-mapping'

/** The page's own calls: without the token, and without the store, which the process caches for an hour. */
const ofThePage = (calls: ServerCall[]) =>
    calls.filter(({path}) => !/getcachetokenrac|store-search/.test(path))

const productPath = async (): Promise<string> => {
    const {body} = await sandbox.call(
        'POST /custom/product/v1/organizations/{org}/search?siteId=Homeward&locale=en-US',
        {body: {limit: 1}, token: sandbox.guestToken()}
    )
    return body.results[0].c_ProductUrl
}

/** Every kind of page with its expected status; the product's path comes from the sandbox. */
const pages: [name: string, address: string, status: number][] = [
    ['home [ROUTE-001]', '/', 200],
    ['a super category [ROUTE-012]', '/c/furniture', 200],
    ['a sub category [ROUTE-012]', '/c/furniture/living-room/sofas', 200],
    [
        'a listing, filtered, sorted, on its second page',
        '/shop-all?refine=condition=New&sort=PRICE_LOW_TO_HIGH&offset=25',
        200
    ],
    ['a special category', '/c/clearance', 200],
    ['search results [ROUTE-068]', '/search?q=sofa', 200],
    ['everything [ROUTE-013]', '/shop-all', 200],
    ['what an approval covers [ROUTE-030] [APPR-026]', '/shop-approved-items', 200],
    ['a product [ROUTE-067]', 'the product', 200],
    ['how it works [ROUTE-062]', '/how-rac-works', 200],
    ['contact [ROUTE-016]', '/contact-us', 200],
    ['the privacy policy [ROUTE-008]', '/privacy-policy', 200],
    ['the choice about tracking (G-64)', '/privacy-choices', 200],
    ['the terms [ROUTE-009]', '/terms-conditions', 200],
    ['the store locator [STORE-004]', '/store-locator', 200],
    ['the cart [ROUTE-002]', '/cart', 200],
    ['sign-in [ROUTE-011]', '/login', 200],
    ['any page that ends in it [ROUTE-011]', '/c/furniture/login', 200],
    ['a forgotten password [ROUTE-054, AUTH-033, AUTH-034]', '/my-accounts/resetPassword', 200],
    ['where an application begins [ROUTE-021]', '/instant-approval', 200],
    ['the check by phone [ROUTE-015]', '/payfone', 200],
    ['its code', '/payfone/code', 200],
    ['the order form [ROUTE-022]', '/web-order-form', 200],
    ['a step of it', '/web-order-form/income', 200],
    ['an approval [ROUTE-024]', '/approved', 200],
    ['a conditional approval [ROUTE-023]', '/pre-approvedPage', 200],
    ['a refusal [ROUTE-025]', '/declined', 200],
    ['no answer [ROUTE-026]', '/service-failure', 200],
    ['no answer at sign-in [ROUTE-027]', '/service-failure-login', 200],
    ['a mailed offer [ROUTE-029]', '/claim-offer', 200],
    ['its other address [ROUTE-028]', '/pre-approved', 200],
    ['a code that opens nothing [ROUTE-057]', '/promo-code-invalid', 200],
    ['the form of a text message [ROUTE-039]', '/digital-order-form', 200],
    ['the check of an identity [VERIFY-004]', '/identity-verification', 200],
    ['the checkout [ROUTE-003, SHELL-019]', '/checkout', 200],
    ['its second address [ROUTE-017]', '/new-checkout', 200],
    ['a step of the checkout', '/checkout/delivery', 200],
    ['an order that was placed [ROUTE-018]', '/order-confirmation', 200],
    ['the last order [ROUTE-019]', '/checkout/confirmation', 200],
    ['one order [ROUTE-020]', '/checkout/confirmation/HW00010001', 200],
    ['bank verification [ROUTE-031]', '/bank-verification', 200],
    ['its end [ROUTE-032]', '/thankyou-verificationPage', 200],
    ['the return from signing [ROUTE-033]', '/docusign-redirect', 200],
    ['agreements to sign [ROUTE-034]', '/link-agreement', 200],
    ['a signature [ROUTE-035]', '/thankyou-agreement-signed', 200],
    ['no signature [ROUTE-036]', '/thankyou-agreement-not-signed', 200],
    ['benefits plus [ROUTE-037]', '/BPlus-checkout-confirmation', 200],
    ['no benefits plus [ROUTE-038]', '/BPlus-unable-to-checkout', 200],
    ['a payment without an account', '/make-a-payment', 200],
    ['its receipt [ROUTE-040]', '/payment-successfull', 200],
    [
        'a step of a checkout that there is not, whose layout asks nothing',
        '/checkout/shoe-size',
        404
    ],
    ['a step that there is not', '/web-order-form/shoe-size', 404],
    ['an unknown category', '/c/spaceships', 404],
    ['an unknown product', '/p/nothing/999999', 404],
    ['an unknown address', '/no-such-page', 404]
]

/** Pages that search engines should not list. */
const unlisted =
    /\/(?:cart|login|resetPassword|payfone.*|web-order-form.*|approved|pre-approvedPage|declined|service-failure.*|claim-offer|pre-approved|promo-code-invalid|digital-order-form|identity-verification|checkout.*|new-checkout|order-confirmation|bank-verification|thankyou-.*|docusign-redirect|link-agreement|BPlus-.*|make-a-payment|payment-successfull)$/

/** Addresses without a page: only then is the new address looked up. */
const missing = ['/web-order-form/shoe-size', '/c/spaceships', '/p/nothing/999999']

const addressOf = async (prefix: string, address: string): Promise<string> =>
    `${prefix}${address === 'the product' ? await productPath() : address}`

describe.each(['', '/es-US'])('below "%s"', (prefix) => {
    const locale = prefix === '' ? 'en-US' : 'es-US'

    test.each(pages)(
        '%s is complete, makes all calls at once, and is the same for two shoppers',
        async (_, page, status) => {
            const address = await addressOf(prefix, page)
            const network = aNetwork()
            const server = aServer(network.fetch)

            const first = await server.render(address)
            const pageCalls = ofThePage([...network.calls])
            const second = await server.render(address)

            expect(first.status).toBe(status)
            expect(first.html).toBe(second.html)
            expect(first.html).not.toMatch(/<main[^>]*aria-busy/)
            const paths = pageCalls.map(({path}) => path)
            const requested = pageCalls.map(({path, query}) => path + query)
            expect(requested).toEqual([...new Set(requested)])
            const firstEnd = Math.min(...pageCalls.map(({to}) => to))
            const later = pageCalls.filter(({from}) => from > firstEnd).map(({path}) => path)
            expect(later).toEqual(missing.includes(page) ? [mappingPath] : [])
            expect(paths.filter((path) => /baskets|customers/.test(path))).toEqual([])
            expect(pageCalls.filter((call) => !isDeclared(address, call))).toEqual([])
        }
    )

    test.each(pages)(
        '%s has its title, its language and, if it has one, its address [SHELL-027]',
        async (_, page, status) => {
            const {head} = await aServer(aNetwork().fetch).render(await addressOf(prefix, page))

            expect(head.title.toString()).toMatch(/>[^<|]+ \| Homeward Rent-to-Own<\//)
            expect(head.htmlAttributes.toString()).toContain(locale)
            const isIndexed = status === 200 && !unlisted.test(page)
            expect(/rel="canonical"/.test(head.link.toString())).toBe(isIndexed)
            expect(/hrefLang="x-default"/.test(head.link.toString())).toBe(isIndexed)
        }
    )
})

/** The page itself, without the layout around it. */
const mainOf = (html: string): string | undefined => /<main.*<\/main>/s.exec(html)?.[0]

test.each([
    ['the dashboard [ROUTE-041]', '/my-accounts'],
    ['the dashboard by its other name [ROUTE-042]', '/es-US/my-account'],
    ['an agreement', '/my-accounts/agreements/agreement-blake-1'],
    ['paying [ROUTE-044]', '/my-accounts/payment-agreement?agreement=agreement-blake-1'],
    ['a receipt [ROUTE-045]', '/es-US/my-accounts/payment-successful?reference=HWP00000001'],
    ['saved cards [ROUTE-043]', '/my-accounts/payment-method'],
    ['past payments [ROUTE-046]', '/my-accounts/payment-history'],
    ['autopay [ROUTE-048]', '/my-accounts/enroll-autopay?club=club-finley'],
    ['that autopay is on [ROUTE-049]', '/es-US/my-accounts/enroll-successful?id=club-finley'],
    ['delivery and service [ROUTE-047]', '/my-accounts/schedule-delivery'],
    ['personal info [ROUTE-050]', '/es-US/my-accounts/personal-info'],
    ['a customer’s details [ROUTE-004]', '/account'],
    ['the wish list [ROUTE-005]', '/account/wishlist'],
    ['the order history [ROUTE-006]', '/es-US/account/orders'],
    ['an order', '/account/orders/HW00010001'],
    ['the address book [ROUTE-007]', '/account/addresses']
])(
    '%s has the same shell for every shopper, and makes no personal calls [D-22]',
    async (_, address) => {
        const network = aNetwork()
        const server = aServer(network.fetch)

        const first = await server.render(address)
        const second = await server.render(address)

        expect(first.status).toBe(200)
        expect(first.cacheControl).toMatch(/^public, .*s-maxage=[1-9]/)
        expect(mainOf(first.html)).toBe(mainOf(second.html))
        expect(mainOf(first.html)).toContain('aria-busy')
        expect(first.head.title.toString()).toMatch(/>[^<|]+ \| Homeward Rent-to-Own<\//)
        expect(first.head.meta.toString()).toContain('noindex,follow')
        expect(network.calls.filter(({path}) => /agreement|customer|payment/.test(path))).toEqual(
            []
        )
    }
)

test('while the platform is down the error page is returned with 503, and is not cached [ERR-011]', async () => {
    const warnings: string[] = []
    const server = aServer(
        () => Promise.reject(new TypeError('fetch failed')),
        undefined,
        {},
        {
            warn: (message) => void warnings.push(message)
        }
    )

    const {status, cacheControl, html} = await server.render('/c/furniture')

    expect([status, cacheControl]).toEqual([503, 'private, no-store'])
    expect(warnings.join()).toMatch(/Page listing is 503: .*search \w+/)
    expect(html).toContain('This page isn')
    expect(html).toContain('An error occurred while processing your request')
})
