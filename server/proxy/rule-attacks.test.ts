import {layoutReads} from '@app/shell/layout/layout-queries'
import {attackedFront, scope} from '../../tests/support/server/attacked-front'
import {apiRules, ocapiRules, publicRules, slasRules} from './proxy-rules'
import type {ProxyRule} from './rule-lines'

const shop = attackedFront(layoutReads)
const {reached, send} = shop
afterAll(shop.close)
beforeEach(() => reached.splice(0))

/** A path that matches a rule, with an id for each variable part. */
const pathOf = ({path}: ProxyRule): string =>
    path.source
        .replace(/^\^|\$$/g, '')
        .replaceAll('[^\\/]+', 'x1')
        .replaceAll('[^/]+', 'x1')
        .replace(/\\(.)/g, '$1')

const below = (mount: string, rules: readonly ProxyRule[]) =>
    rules.map((rule) => ({line: `${rule.method} ${mount}${pathOf(rule)}`, rule}))

/** Every call that the tables let a browser make through our server: an added call is attacked here, too. */
const calls = [
    ...below('/api/scapi', apiRules(scope)),
    ...below('/api/ocapi', ocapiRules(scope)),
    ...below('/mobify/slas', slasRules(scope))
]
const writing = calls.filter(({rule}) => rule.method !== 'GET')
const withSession = calls.filter(({rule}) => rule.who !== 'anybody')
const ofCustomers = calls.filter(({rule}) => rule.who === 'customer')

const encoded = (claims: object): string =>
    Buffer.from(JSON.stringify(claims)).toString('base64url')

/** A guest's token like the platform's, except for its signature. */
const aGuest = `e30.${encoded({exp: 4e9, isb: 'uido:slas::gcid:g1', sub: 'cc-slas::usid:u1'})}.x`

const statusOf = (answer: string): number => Number(answer.slice(9, 12))

test('the tables have the calls that shopping, applying, checking out and an account need', () => {
    expect(calls.length).toBeGreaterThan(120)
    for (const part of [
        'custom/get-decision',
        'verification-documents',
        'agreement-signing',
        'one-off-payment',
        'auto-pay',
        'payment-instruments',
        'shopper-orders'
    ])
        expect(writing.some(({line}) => line.includes(part))).toBe(true)
})

test.each(calls)(
    '$line reaches the platform for a shopper who may make it',
    async ({line, rule}) => {
        const fields = (rule.subjects ?? []).flatMap(({field = ''}) =>
            field ? [[field, '1']] : []
        )
        const body = JSON.stringify(Object.fromEntries(fields))
        const isSent = rule.method !== 'GET' && rule.method !== 'DELETE'
        const headers = [
            `Content-Length: ${isSent ? body.length : 0}`,
            ...(line.endsWith('/oauth2/login') ? [`Authorization: Basic ${btoa('ana:x')}`] : [])
        ]

        await send(line, headers, isSent ? body : '')

        expect(reached.map((one) => one.split(' ')[0])).toEqual([rule.method])
    }
)

test.each(writing)('$line changes nothing for another site', async ({line}) => {
    const {origin} = await shop.opened
    const from = [
        ['Sec-Fetch-Site: cross-site'],
        ['Sec-Fetch-Site: same-site'],
        ['Sec-Fetch-Site: cross-site', `Origin: ${origin}`, 'X-Requested-With: storefront']
    ]
    for (const headers of from)
        expect(statusOf(await send(line, [...headers, 'Content-Length: 0']))).toBe(403)
    expect(reached).toEqual([])
})

test.each(withSession)('$line is refused without a session', async ({line}) => {
    const answer = await send(line, ['Cookie: store=x', 'Content-Length: 0'])

    expect(statusOf(answer)).toBe(401)
    expect(reached).toEqual([])
})

test.each(ofCustomers)('$line is refused to a guest', async ({line}) => {
    const answer = await send(line, [`Cookie: cc-at_Homeward=${aGuest}`, 'Content-Length: 0'])

    expect(statusOf(answer)).toBe(403)
    expect(reached).toEqual([])
})

test.each(calls)(
    '$line: a body that is too large is refused without reading it',
    async ({line, rule}) => {
        const answer = await send(line, [`Content-Length: ${rule.bodyKilobytes * 1024 + 1}`])
        const unsized = await send(line, ['Transfer-Encoding: chunked'])

        expect([statusOf(answer), statusOf(unsized)]).toEqual([413, 411])
        expect(reached).toEqual([])
    }
)

test.each(calls)('$line: another method, organization or path is refused', async ({line, rule}) => {
    const [, path = ''] = line.split(' ')
    const listed = new Set(
        calls.filter((one) => one.line.split(' ')[1] === path).map((one) => one.rule.method)
    )
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
    const others = [
        ...methods.filter((method) => !listed.has(method)).map((method) => `${method} ${path}`),
        `PROPFIND ${path}`,
        `${rule.method} ${path}/`,
        `${rule.method} ${path.replace(scope.organizationId, 'other').replace('/s/Homeward', '/s/Other')}`,
        `${rule.method} ${path.replace(/\/([^/]+)$/, '/%2e%2e/$1')}`,
        `${rule.method} ${path.replace(/\/([^/]+)$/, '//$1')}`,
        `${rule.method} ${path}%2f..%2fx`
    ]
    for (const other of others)
        expect([other, statusOf(await send(other, ['Content-Length: 0']))]).toEqual([other, 404])
    expect(reached).toEqual([])
})

const open = below('/api/commerce', publicRules(scope))

test.each(open)('$line, called without a session, returns only JSON', async ({line}) => {
    Object.assign(shop.answer, {
        status: 500,
        type: 'text/html',
        text: '<script>alert(1)</script>',
        toReads: true
    })
    const failed = await send(line, ['Content-Length: 0'])
    Object.assign(shop.answer, {
        status: 200,
        type: 'text/html',
        text: '"<script>alert(1)</script>"'
    })
    const disguised = await send(line, ['Content-Length: 0'])

    expect(failed).not.toContain('<script>')
    for (const answer of [failed, disguised]) {
        expect(answer.toLowerCase()).toContain('\r\ncontent-type: application/json')
        expect(answer).not.toContain('platform=1')
    }
})
