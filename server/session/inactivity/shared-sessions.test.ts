import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {organizationId, siteId, wholeShop} from '../../../tests/support/shop/whole-shop'
import {createCounts} from '../../limits/counts'
import {createKnown} from '../../shared/known'

const shared = {counts: createCounts(() => Date.now()), known: createKnown(() => Date.now())}
const calm = () => new Date()
const noRoutes = () => undefined
const one = wholeShop(noRoutes, calm, shared)
/** Another server before the same platform: what it knows of the first one is in the store that both share. */
const other = one.then(({sandbox}) => wholeShop(noRoutes, calm, shared, sandbox))
afterAll(async () => {
    ;(await one).close()
    ;(await other).close()
})

const slas = `/mobify/slas/public/shopper/auth/v1/organizations/${organizationId}/oauth2`

type Visitor = ReturnType<typeof shopVisitor>

const signedIn = async (): Promise<Visitor> => {
    const visitor = shopVisitor((await one).origin)
    await visitor.signIn('morgan@homeward.example')
    return visitor
}

/** The same browser, whose next call goes to the other server. */
const elsewhere = async ({jar}: Visitor): Promise<Visitor> => {
    const copy = shopVisitor((await other).origin)
    for (const [name, value] of jar) copy.jar.set(name, value)
    return copy
}

const sessionOf = async (visitor: Visitor) => (await visitor.call('/api/session')).json()

const tokenCalls = async (): Promise<number> =>
    [...(await one).reached, ...(await other).reached].filter(({url}) =>
        url.endsWith('/oauth2/token')
    ).length

test('a customer who signs out on one server is signed out on the other, whatever was copied from the browser [AUTH-047]', async () => {
    const visitor = await signedIn()
    const copy = await elsewhere(visitor)
    const {customerId} = await sessionOf(copy)
    const own = `/api/scapi/customer/shopper-customers/v1/organizations/${organizationId}/customers/${customerId}?siteId=${siteId}`
    expect((await copy.call(own)).status).toBe(200)

    await visitor.call(`${slas}/logout?channel_id=${siteId}`)

    expect((await copy.call(own)).status).toBe(401)
    expect(await sessionOf(copy)).toEqual({state: 'none', renewable: 'registered'})
    expect((await copy.renew()).status).toBe(401)
})

test('another session of the same customer goes on [AUTH-047]', async () => {
    const [visitor, onPhone] = [await signedIn(), await signedIn()]

    await visitor.call(`${slas}/logout?channel_id=${siteId}`)

    expect(await sessionOf(await elsewhere(onPhone))).toMatchObject({state: 'known'})
})

test('two servers that are asked to renew with one token send one call, and both have the new token [D-15]', async () => {
    const visitor = await signedIn()
    const copy = await elsewhere(visitor)
    const calls = await tokenCalls()

    const answers = await Promise.all([visitor.renew(), copy.renew()])

    expect(answers.map(({status}) => status)).toEqual([200, 200])
    expect(await tokenCalls()).toBe(calls + 1)
    expect(copy.jar.get(`cc-at_${siteId}`)).toBe(visitor.jar.get(`cc-at_${siteId}`))
})

test('ten tries of a password are ten over two servers (D-20)', async () => {
    const [here, there] = [shopVisitor((await one).origin), shopVisitor((await other).origin)]
    const tried: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
        const visitor = attempt % 2 === 0 ? here : there
        tried.push((await visitor.tryPassword('parker@homeward.example', 'Wrong!Word1')).status)
    }

    expect(tried.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(tried.at(-1)).toBe(429)
})
