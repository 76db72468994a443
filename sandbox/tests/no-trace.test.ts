import {endpoints} from '../endpoints'
import {organization, testSandbox} from './test-sandbox'

const sandbox = testSandbox()
const {world} = sandbox
afterAll(() => sandbox.close())

const script = '<script>alert(1)</script>'
const sql = "x'); DROP TABLE basket; --"

const tables = world
    .statement<{name: string}>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({name}) => name)
    // The catalogue's tables are large, and no call writes to them.
    .filter((name) => world.statement(`SELECT 1 FROM "${name}" LIMIT 70`).all().length < 70)

/** The contents of all tables that shoppers can change, as text. */
const state = () =>
    JSON.stringify(tables.map((name) => world.statement(`SELECT * FROM "${name}"`).all()))

const customerId = world.statement<{id: string}>('SELECT id FROM customer LIMIT 1').get()?.id ?? ''
const token = sandbox.shopperToken(customerId)

/** The shopper's own ids, by their parameter names in paths. */
const own: Record<string, string> = {organizationId: organization, customerId, siteId: 'Homeward'}

beforeAll(async () => {
    const basket = await sandbox.call(
        'POST /checkout/shopper-baskets/v1/organizations/{org}/baskets',
        {token, body: {}}
    )
    const list = await sandbox.call(
        `POST /customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/product-lists?siteId=Homeward`,
        {token, body: {type: 'wish_list'}}
    )
    Object.assign(own, {basketId: basket.body.basketId, listId: list.body.id, shipmentId: 'me'})
})

const deep = (levels: number): unknown => (levels === 0 ? sql : {c_x: deep(levels - 1)})

const bodies: unknown[] = [
    null,
    7,
    script,
    [sql],
    {email: script, login: sql, customer: script, password: [], code: sql, type: script},
    {customer: {login: sql, email: sql, lastName: script, c_x: script}, password: sql},
    {addressId: sql, lastName: {}, firstName: [script], countryCode: sql, address1: 1e308},
    [{productId: sql, quantity: 1, c_x: script}],
    [{productId: '100001', quantity: '1; DELETE FROM basket'}],
    {productId: script, quantity: -1, priority: 1e99, public: 'yes', type: sql},
    {shippingMethod: {id: sql}, id: script, currency: sql, orderNo: sql, basketId: sql},
    {paymentMethodId: script, amount: -5, paymentCard: {number: '4111111111111111', holder: {}}},
    {customerId: sql, agreementId: [script], storeId: {$gt: ''}, amount: 'NaN', c_x: deep(200)},
    {grant_type: sql, refresh_token: script, code_verifier: 'x'.repeat(9000)},
    {customQualifiers: {x: {}}, clientIp: script, effectiveDateTime: sql}
]

const writing = endpoints.filter(({method}) => method !== 'GET' && method !== 'DELETE')

const pathOf = (path: string) =>
    path.replace(/:(\w+)\*?/g, (_, name: string) => encodeURIComponent(own[name] ?? sql))

const isRefusal = (body: unknown) =>
    typeof body === 'object' &&
    body !== null &&
    (('type' in body && 'title' in body && 'detail' in body) || 'error' in body || 'fault' in body)

test.each(writing.map(({method, path}) => [method, path]))(
    '%s %s refuses invalid input with the platform’s error body, and changes nothing',
    async (method, path) => {
        const faults: unknown[] = []
        let before = state()
        for (const body of bodies) {
            const line = `${method} ${pathOf(path)}?siteId=Homeward`
            const answer = await sandbox.call(line, {token, body})
            const after = state()
            const isUnchanged = after === before
            before = after
            if (answer.status < 400) continue
            const isClean = answer.status < 500 && isUnchanged
            if (!isClean || !isRefusal(answer.body)) faults.push([body, answer.status, answer.text])
        }

        expect(faults).toEqual([])
    },
    20_000
)

const html = endpoints.filter(({path}) => !path.includes(':organizationId'))

test.each(html.map(({method, path}) => [method, path]))(
    '%s %s never returns a script that was in the request',
    async (method, path) => {
        const query = ['state', 'redirect_uri', 'origin', 'q', 'address', 'return_url', 'c_x']
            .map((name) => `${name}=${encodeURIComponent(script)}`)
            .join('&')

        const answers = await Promise.all(
            [pathOf(path), path.replace(/:\w+\*?/g, encodeURIComponent(script))].map((address) =>
                sandbox.call(`${method} ${address}?${query}`, {
                    token,
                    ...(method !== 'GET' && {body: {c_x: script, note: script}})
                })
            )
        )

        const pages = answers.filter(({headers}) =>
            (headers.get('content-type') ?? '').startsWith('text/html')
        )
        expect(pages.filter(({text}) => text.includes(script))).toEqual([])
        expect(answers.filter(({status}) => status >= 500)).toEqual([])
    }
)

test('no input was executed as SQL: every table still exists', () => {
    const left = world
        .statement<{name: string}>("SELECT name FROM sqlite_master WHERE type = 'table'")
        .all()

    expect(left.map(({name}) => name)).toEqual(expect.arrayContaining(tables))
})
