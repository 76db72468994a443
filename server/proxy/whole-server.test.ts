import {urlencoded} from 'express'
import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {attackedShop} from '../../tests/settings/attacked-shop'
import {organizationId, siteId} from '../../tests/support/shop/whole-shop'
import {chooseStore} from '../bff/visitors/choose-store'

const opened = attackedShop((app) => {
    app.post(
        '/api/choose-store',
        urlencoded({extended: false}),
        chooseStore(false, async () => true)
    )
})
afterAll(async () => (await opened).close())

const api = `/api/scapi`
const basketsPath = `${api}/checkout/shopper-baskets/v1/organizations/${organizationId}/baskets`

test('a guest’s tokens are in cookies that no script reads, and in no body [D-05, D-14]', async () => {
    const shop = await opened
    const visitor = shopVisitor(shop.origin)

    const answer = await visitor.beGuest()

    const body = await answer.text()
    expect(answer.status).toBe(200)
    expect(body).not.toMatch(/"\w*token"/)
    const readable = answer.headers.getSetCookie().filter((one) => !/; HttpOnly/i.test(one))
    expect(readable.join()).not.toMatch(/eyJ|id_token/)
    expect(visitor.jar.get(`cc-at_${siteId}`)).toMatch(/^eyJ/)
    const who = await (await visitor.call('/api/session')).json()
    expect(who).toMatchObject({state: 'known', registered: false})
})

test('our server names the customer who has signed in [D-14]', async () => {
    const visitor = shopVisitor((await opened).origin)

    await visitor.signIn('morgan@homeward.example')

    const who = await (await visitor.call('/api/session')).json()
    expect(who).toMatchObject({state: 'known', registered: true})
})

test('a basket is made and read with the shopper’s own token [API-001]', async () => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.beGuest()

    const made = await visitor.call(`${basketsPath}?siteId=${siteId}`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: '{}'
    })

    const {basketId} = await made.json()
    expect(made.status).toBe(200)
    const read = await visitor.call(`${basketsPath}/${basketId}?siteId=${siteId}`)
    expect(await read.json()).toMatchObject({basketId})
    expect(read.headers.get('cache-control')).toBe('private, no-store')
    expect(read.headers.get('x-content-type-options')).toBe('nosniff')
})

test('fields that are only written are not returned: the response says only that a number is on file [D-26]', async () => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.beGuest()
    const made = await visitor.call(
        `${basketsPath.replace('/v1/', '/v2/')}?siteId=${siteId}&temporary=true`,
        {
            method: 'POST',
            headers: {'content-type': 'application/json'},
            body: '{}'
        }
    )
    const {basketId} = await made.json()

    const patched = await visitor.call(
        `${basketsPath.replace('/v1/', '/v2/')}/${basketId}?siteId=${siteId}`,
        {
            method: 'PATCH',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({c_ssn: '123456786', c_dob: '1990-01-01'})
        }
    )

    const text = await patched.text()
    expect(patched.status).toBe(200)
    expect(text).not.toMatch(/6786|1990/)
    expect(JSON.parse(text).c_onFile).toEqual(expect.arrayContaining(['c_ssn', 'c_dob']))
})

test('a customer’s record comes without the hash of their login [G-68]', async () => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.signIn('morgan@homeward.example')
    const {customerId} = await (await visitor.call('/api/session')).json()

    const answer = await visitor.call(
        `${api}/customer/shopper-customers/v1/organizations/${organizationId}/customers/${customerId}?siteId=${siteId}`
    )

    const record = await answer.json()
    expect(record).toMatchObject({customerId})
    expect(record).not.toHaveProperty('hashedLogin')
})

test.each`
    headers                               | status | because
    ${{'sec-fetch-site': 'same-origin'}}  | ${303} | ${'the request is from our page'}
    ${{'sec-fetch-site': 'cross-site'}}   | ${403} | ${'the request is from another site'}
    ${{'sec-fetch-site': 'same-site'}}    | ${403} | ${'the request is from another host of our domain'}
    ${{origin: 'https://evil.example'}}   | ${403} | ${'an old browser names another site'}
    ${{origin: 'null'}}                   | ${403} | ${'a frame hides its origin'}
    ${{}}                                 | ${403} | ${'the origin is unknown'}
    ${{'x-requested-with': 'storefront'}} | ${303} | ${'no other site can set the header'}
`('choosing a store with $headers gives $status, as $because [D-36]', async ({headers, status}) => {
    const {origin} = await opened

    const answer = await fetch(`${origin}/api/choose-store`, {
        method: 'POST',
        headers,
        redirect: 'manual',
        body: new URLSearchParams({id: '01002', zip: '75024'})
    })

    expect(answer.status).toBe(status)
})

test.each([basketsPath, '/mobify/slas/public/shopper/auth/v1/organizations/o/oauth2/token'])(
    'another site changes nothing through %s',
    async (path) => {
        const shop = await opened
        const before = shop.reached.length

        const answer = await fetch(`${shop.origin}${path}`, {
            method: 'POST',
            body: '{}',
            headers: {'sec-fetch-site': 'cross-site', cookie: `cc-at_${siteId}=a`}
        })

        expect(answer.status).toBe(403)
        expect(shop.reached.length).toBe(before)
    }
)
