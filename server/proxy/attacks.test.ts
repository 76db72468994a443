import {layoutReads} from '@app/shell/layout/layout-queries'
import {attackedFront, scope} from '../../tests/support/server/attacked-front'

const shop = attackedFront(layoutReads)
const org = `organizations/${scope.organizationId}`
const {reached, send, opened} = shop
afterAll(shop.close)
beforeEach(() => reached.splice(0))

const proxiesOf = [
    '/api/scapi',
    '/api/ocapi',
    '/mobify/caching/images',
    '/mobify/slas/public',
    '/api/commerce'
]

const customers = `/customer/shopper-customers/v1/${org}/customers`
const targets = [
    `${customers}/password/actions/create-reset-token`,
    `${customers}/password/actions/reset`,
    `/custom/cache-get-token/v1/${org}/getcachetokenrac`,
    `/custom/google/v1/${org}/getgoogleapi`,
    '/maps/api/geocode/json',
    '/__control/reset'
]

/** A listed path of each proxy, from which attacks start. */
const listed = [
    `/api/scapi/product/shopper-products/v1/${org}/products/1`,
    '/api/ocapi/s/Homeward/dw/shop/v22_8/content/a',
    '/mobify/caching/images/dw/image/v2/a.jpg',
    `/mobify/slas/public/shopper/auth/v1/${org}/oauth2/token`,
    `/api/commerce/product/shopper-products/v1/${org}/products/1`
]

const dots = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2E.',
    '%252e%252e',
    '%25252e%25252e',
    '..;',
    '..%00',
    '%c0%ae%c0%ae',
    '..%2f',
    '..%5c',
    '..\\',
    '%2e%2e%2f',
    '%2e%2e%5c',
    '....//',
    '..%252f',
    '.'
]

const attacks = [
    ...targets.flatMap((target) =>
        proxiesOf.flatMap((mount) => [
            `POST ${mount}${target}`,
            `GET ${mount}${target}`,
            `GET ${mount}/${target}`,
            `GET ${mount}${target}/`,
            `GET ${mount}${target.toUpperCase()}`,
            `GET ${mount}${target.replaceAll('/', '%2f')}`,
            `GET ${mount}${target.replaceAll('-', '%2D')}`
        ])
    ),
    ...listed.flatMap((path) =>
        dots.flatMap((dot) => [
            `GET ${path}/${Array.from({length: 12}, () => dot).join('/')}/__control/reset`,
            `POST ${path}/${dot}/x`
        ])
    ),
    ...listed.flatMap((path) => [
        `PUT ${path}`,
        `DELETE ${path}`,
        `PROPFIND ${path}`,
        `OPTIONS ${path}`,
        `TRACE ${path}`,
        `GET ${path.replace('/mobify', '/MOBIFY').replace('/api/', '/api/../API/')}`,
        `GET ${path.replace(/^\/\w+/, '$&/')}`,
        `GET /${path}`,
        `GET http://evil.example${path}`,
        `GET  http://evil.example${path}`,
        `GET h2://evil.example${path}`,
        `GET ${path.replace(org, 'organizations/other').replace('Homeward', 'Other').replace('/dw/', '/x/')}`,
        `GET ${path}/more`,
        `GET ${path.replace('/1', '//1').replace('/a', '//a').replace('oauth2/', 'oauth2//')}`
    ]),
    ...['introspect', 'revoke', 'userinfo', 'passwordless/login', 'password/reset', 'jwks'].map(
        (name) => `POST /mobify/slas/public/shopper/auth/v1/${org}/oauth2/${name}`
    ),
    `POST /mobify/slas/private/shopper/auth/v1/${org}/oauth2/token`,
    'GET /mobify/proxy/other/x',
    `GET /mobify/caching/api/product/shopper-products/v1/${org}/products`
]

test('there are at least 300 attacks', () => {
    expect(new Set(attacks).size).toBeGreaterThan(300)
})

test.each([...new Set(attacks)])('%s is refused, and is not sent on', async (line) => {
    const answer = await send(line, ['Content-Length: 0'])

    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(reached).toEqual([])
})

test.each`
    line                                                            | headers                           | status | because
    ${`POST /api/scapi${customers}`}                                | ${['Content-Length: 70000']}      | ${413} | ${'the body is too large'}
    ${`POST /api/scapi${customers}`}                                | ${['Transfer-Encoding: chunked']} | ${411} | ${'its size is unknown'}
    ${`GET /api/scapi/product/shopper-products/v1/${org}/products`} | ${['Content-Length: 5']}          | ${413} | ${'a GET may have no body'}
`('$line with $headers is $status, as $because', async ({line, headers, status}) => {
    expect(await send(line, headers)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(reached).toEqual([])
})

test('a call without a session is refused before it reaches the platform, and the response says why', async () => {
    const {origin} = await opened

    const answer = await fetch(`${origin}${listed[0]}`)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({type: 'sign-in-needed'})
    expect(reached).toEqual([])
})

test('a page of the platform and its cookies are never passed on', async () => {
    const {origin} = await opened

    const answer = await fetch(`${origin}${listed[0]}`, {headers: {cookie: 'cc-at_Homeward=t'}})

    expect(answer.status).toBe(502)
    expect(await answer.text()).not.toContain('platform')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(reached).toHaveLength(1)
})

test('an allowed call is sent with the path that was checked: decoded once and encoded again', async () => {
    const {origin} = await opened

    await fetch(`${origin}${listed[0]?.replace('products/1', 'products/a%20b%2A')}?x=..%2F%26`, {
        headers: {cookie: 'cc-at_Homeward=t'}
    })

    expect(reached).toEqual([`GET /product/shopper-products/v1/${org}/products/a%20b*?x=..%2F%26`])
})

const hosts = [
    '',
    'evil example',
    'shop/../x',
    'shop:port',
    'a'.repeat(300),
    '<script>',
    'shop,evil'
]
test.each(hosts)('a call for the host "%s" is refused, and is not sent on', async (host) => {
    const answer = await shop.write(
        `GET ${listed[4]} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
    )

    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(reached).toEqual([])
})
