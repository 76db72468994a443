import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'
import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {organizationId, siteId, wholeShop} from '../../../tests/support/shop/whole-shop'

const {clientId} = checkedConfig(rawConfig).commerceApi
const minute = 60_000
const slas = `/mobify/slas/public/shopper/auth/v1/organizations/${organizationId}/oauth2`
const customers = `/api/scapi/customer/shopper-customers/v1/organizations/${organizationId}/customers`
const query = `?siteId=${siteId}`

/** Our server's clock; on the platform's own clock the tokens stay valid. */
let ahead = 0
const opened = wholeShop(
    () => undefined,
    () => new Date(Date.now() + ahead)
)
afterAll(async () => (await opened).close())
beforeEach(() => {
    ahead = 0
})

const passes = (ms: number): void => {
    ahead += ms
}

type Visitor = ReturnType<typeof shopVisitor>

const signedIn = async (login: string): Promise<Visitor> => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.signIn(login)
    return visitor
}

const sessionOf = async (visitor: Visitor) => (await visitor.call('/api/session')).json()

const nameOf = async (visitor: Visitor): Promise<string> => {
    const {customerId} = await sessionOf(visitor)
    return `${customers}/${customerId}${query}`
}

const isActive = (visitor: Visitor) => visitor.call('/api/session/activity', {method: 'POST'})

const change = (visitor: Visitor, address: string) =>
    visitor.call(address, {
        method: 'PATCH',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({phoneMobile: '3105550123'})
    })

test('the server signs out a customer who is inactive for the whole time, whatever the page does [ASVS-7.3.1] (D-34) [SESSION-014]', async () => {
    const visitor = await signedIn('morgan@homeward.example')
    const own = await nameOf(visitor)
    const before = new Map(visitor.jar)

    passes(15 * minute - 1000)
    expect((await visitor.call(own)).status).toBe(200)
    passes(1000)
    const requested = await visitor.call(own)
    const ended = (await opened).answered('/oauth2/logout')
    const renewed = await visitor.renew()
    const reported = await sessionOf(visitor)

    expect(requested.status).toBe(401)
    expect(await requested.json()).toMatchObject({type: 'session-ended'})
    expect(renewed.status).toBe(401)
    // With exactly this message commerce-sdk-react starts again as a guest.
    expect(await renewed.json()).toEqual({message: 'invalid refresh_token'})
    expect(reported).toEqual({state: 'none', renewable: 'registered', ended: 'inactivity'})
    // The platform does not accept the tokens any more either, in case somebody has a copy.
    await ended
    ahead = 0
    for (const [name, value] of before) visitor.jar.set(name, value)
    expect((await visitor.call(own)).status).toBe(401)
})

test('a renewal that is refused after the time ends the tokens on the platform too, although no page has reported it [ASVS-7.3.1]', async () => {
    const {reached, answered} = await opened
    const visitor = await signedIn('morgan@homeward.example')
    passes(15 * minute)
    reached.splice(0)
    // The customer's response does not wait for the platform.
    const ended = answered('/oauth2/logout')

    expect((await visitor.renew()).status).toBe(401)

    ahead = 0
    await ended
    expect(reached.filter(({url}) => url.includes('/oauth2/logout'))).toHaveLength(1)
    expect(reached.filter(({url}) => url.includes('/oauth2/token'))).toEqual([])
})

const customersOwn = /^(cc-nx|seen|idp_access_token|idp_refresh_token)_/

test('the cookies of an ended session are removed when a guest’s session begins, and not before [D-15] [ASVS-7.3.1]', async () => {
    const visitor = await signedIn('harper@homeward.example')
    visitor.jar.set(`idp_access_token_${siteId}`, 'provider')
    const {customerId} = await sessionOf(visitor)
    passes(15 * minute)

    await sessionOf(visitor)
    expect(await sessionOf(visitor)).toMatchObject({ended: 'inactivity'})
    await visitor.beGuest()

    expect([...visitor.jar.keys()].filter((name) => customersOwn.test(name))).toEqual([])
    const guest = await sessionOf(visitor)
    expect(guest).toMatchObject({state: 'known', registered: false})
    expect(guest.customerId).not.toBe(customerId)
})

test('the response that a session has ended removes nothing of one that another tab begins meanwhile [D-15]', async () => {
    const visitor = await signedIn('harper@homeward.example')
    passes(15 * minute)
    const before = new Map(visitor.jar)

    const late = shopVisitor((await opened).origin)
    for (const [name, value] of before) late.jar.set(name, value)
    const answer = await late.call('/api/session')
    await visitor.signIn('harper@homeward.example')

    expect(await answer.json()).toMatchObject({ended: 'inactivity'})
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await sessionOf(visitor)).toMatchObject({state: 'known', registered: true})
})

test.each([
    ['opens a page', (visitor: Visitor) => sessionOf(visitor)],
    ['does something on it', (visitor: Visitor) => isActive(visitor)],
    ['changes something', async (visitor: Visitor) => change(visitor, await nameOf(visitor))]
])('a customer who %s has the whole time again [ASVS-7.3.1] [SESSION-012]', async (_, act) => {
    const visitor = await signedIn('casey@homeward.example')
    const own = await nameOf(visitor)

    passes(14 * minute)
    await act(visitor)
    passes(14 * minute)

    expect((await visitor.call(own)).status).toBe(200)
})

test('reads that a page makes by itself, and token renewals, are no activity [ASVS-7.3.1]', async () => {
    const visitor = await signedIn('casey@homeward.example')
    const own = await nameOf(visitor)

    passes(10 * minute)
    expect((await visitor.call(own)).status).toBe(200)
    expect((await visitor.renew()).status).toBe(200)
    passes(5 * minute)

    expect((await visitor.call(own)).status).toBe(401)
    expect((await isActive(visitor)).status).toBe(401)
})

test('however active, a session ends after twelve hours [ASVS-7.3.2]', async () => {
    const visitor = await signedIn('jordan@homeward.example')
    const states: number[] = []
    for (let spent = 0; spent < 12 * 60; spent += 10) {
        states.push((await isActive(visitor)).status)
        passes(10 * minute)
    }

    expect([...new Set(states)]).toEqual([204])
    expect((await isActive(visitor)).status).toBe(401)
    expect(await sessionOf(visitor)).toMatchObject({state: 'none', ended: 'inactivity'})
})

test.each([
    ['is missing', () => ''],
    ['is made up', (mark: string) => `${mark.split('.')[0]}.${'a'.repeat(43)}`],
    ['is another customer’s', (_: string, other: string) => other]
])('a customer whose mark %s has no session [ASVS-7.3.1]', async (_, made) => {
    const visitor = await signedIn('harper@homeward.example')
    const other = await signedIn('casey@homeward.example')
    const own = await nameOf(visitor)
    const markOf = ({jar}: Visitor) => jar.get(`seen_${siteId}`) ?? ''

    visitor.jar.set(`seen_${siteId}`, made(markOf(visitor), markOf(other)))

    expect((await visitor.call(own)).status).toBe(401)
})

test('a customer who signs in again after a time-out has the whole time again [ASVS-7.3.1]', async () => {
    const visitor = await signedIn('quincy@homeward.example')
    passes(60 * minute)

    await visitor.signIn('quincy@homeward.example')

    passes(14 * minute)
    expect((await isActive(visitor)).status).toBe(204)
})

test('a guest may be inactive, and has no mark; signing out removes a customer’s mark [SESSION-008]', async () => {
    const guest = shopVisitor((await opened).origin)
    await guest.beGuest()
    passes(10 * 60 * minute)
    expect((await guest.renew()).status).toBe(200)
    expect(guest.jar.has(`seen_${siteId}`)).toBe(false)

    const customer = await signedIn('casey@homeward.example')
    expect(customer.jar.has(`seen_${siteId}`)).toBe(true)
    await customer.call(`${slas}/logout?client_id=${clientId}&channel_id=${siteId}`)
    expect(customer.jar.has(`seen_${siteId}`)).toBe(false)
})
