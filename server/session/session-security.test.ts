import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {organizationId, siteId, wholeShop} from '../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

const asJson = (method: string, body: object): RequestInit => ({
    method,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)
})

const customers = `/api/scapi/customer/shopper-customers/v1/organizations/${organizationId}/customers`
const query = `?siteId=${siteId}`

type Visitor = ReturnType<typeof shopVisitor>

/** Another browser with the cookies that this one has now. */
const copyOf = async ({jar}: Visitor): Promise<Visitor> => {
    const copy = shopVisitor((await opened).origin)
    for (const [name, value] of jar) copy.jar.set(name, value)
    return copy
}

const customerIdOf = async (visitor: Visitor): Promise<string> => {
    const {customerId} = await (await visitor.call('/api/session')).json()
    return customerId
}

const mailedLink = async (to: string): Promise<string> => {
    const {messages} = await (
        await fetch(`${(await opened).platform}/__control/messages?to=${to}`)
    ).json()
    const {pathname, search} = new URL(messages[0].link)
    return pathname + search
}

/** The cookies that the SDK's scripts must read; none of them gives access to a session. */
const READABLE =
    /^(cc-at-expires|cc-at-dnt|cc-nx-expires|uido|customer_type|customer_id|enc_user_id|usid)_Homeward$/

test('every cookie of a sign-in is secure and stays on our site, and no script reads one that gives access [ASVS-3.3.1, ASVS-3.3.3]', async () => {
    const visitor = shopVisitor((await opened).origin)
    const email = 'casey@homeward.example'
    const answers = [
        await visitor.beGuest(),
        await visitor.tryPassword(email, 'Homeward!1'),
        await visitor.signIn(email),
        await visitor.call('/api/ssologin/start?return=/account'),
        await visitor.call('/api/reset-password-request', asJson('POST', {email}))
    ]
    answers.push(await visitor.call(await mailedLink(email)))

    const set = answers.flatMap(({headers}) => headers.getSetCookie())
    expect(set.length).toBeGreaterThan(20)
    for (const cookie of set) {
        expect(cookie).toMatch(/; Secure/)
        expect(cookie).toMatch(/; SameSite=(lax|strict)/i)
        const [name = ''] = cookie.split('=')
        if (!READABLE.test(name)) expect(cookie).toMatch(/; HttpOnly/)
    }
})

test('sign-in begins a new session: the guest’s tokens from before give no access to it, renewed or not [ASVS-7.2.4]', async () => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.beGuest()
    const guest = await copyOf(visitor)
    const guestId = await customerIdOf(guest)

    await visitor.signIn('morgan@homeward.example')

    const customerId = await customerIdOf(visitor)
    expect(customerId).not.toBe(guestId)
    expect(visitor.jar.get(`cc-at_${siteId}`)).not.toBe(guest.jar.get(`cc-at_${siteId}`))
    expect(visitor.jar.has(`cc-nx-g_${siteId}`)).toBe(false)
    const requested = await guest.call(`${customers}/${customerId}${query}`)
    expect([401, 403, 404]).toContain(requested.status)
    expect((await guest.renew()).status).toBe(200)
    expect(await customerIdOf(guest)).toBe(guestId)
    const requestedAgain = await guest.call(`${customers}/${customerId}${query}`)
    expect([401, 403, 404]).toContain(requestedAgain.status)
})

test('a new password ends the sessions in other browsers, which have to sign in again [ASVS-7.4.3]', async () => {
    const {origin} = await opened
    const [here, there] = [shopVisitor(origin), shopVisitor(origin)]
    const email = 'harper@homeward.example'
    await here.signIn(email)
    await there.signIn(email)
    const own = `${customers}/${await customerIdOf(here)}`
    expect((await there.renew()).status).toBe(200)

    const changed = await here.call(
        `${own}/password${query}`,
        asJson('PUT', {currentPassword: 'Homeward!1', password: 'Quiet-Harbor!27'})
    )

    expect(changed.status).toBe(204)
    expect((await there.call(`${own}${query}`)).status).toBe(401)
    expect((await there.renew()).status).toBe(400)
    expect((await here.signIn(email, 'Quiet-Harbor!27')).status).toBe(200)
})

test('registering to find out which addresses are taken is stopped after twenty in a minute [ASVS-6.3.8, ASVS-2.4.1] [D-20]', async () => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.beGuest()
    const customer = {firstName: 'A', lastName: 'B', login: 'casey@homeward.example'}
    const register = () =>
        visitor.call(customers + query, asJson('POST', {customer, password: 'Homeward!1'}))
    const states: number[] = []
    for (let tried = 0; tried < 21; tried += 1) states.push((await register()).status)

    expect([...new Set(states.slice(0, 20))]).toEqual([400])
    expect(states.at(-1)).toBe(429)
})

test('a new e-mail address needs the current password, and there is no way around our server [ASVS-7.5.1]', async () => {
    const visitor = shopVisitor((await opened).origin)
    const email = 'finley@homeward.example'
    const other = 'finley.hale@homeward.example'
    await visitor.signIn(email)
    const own = `${customers}/${await customerIdOf(visitor)}${query}`
    const change = (body: object) => visitor.call('/api/change-email', asJson('POST', body))

    const directly = await Promise.all(
        [{email: other}, {login: other}, {firstName: 'F', LOGIN: other}].map(async (body) => {
            const {status} = await visitor.call(own, asJson('PATCH', body))
            return status
        })
    )
    const named = await visitor.call(own, asJson('PATCH', {firstName: 'Finn'}))
    const without = await change({email: other})
    const wrong = await change({email: other, currentPassword: 'Wrong!123'})
    const taken = await change({email: 'morgan@homeward.example', currentPassword: 'Homeward!1'})
    const right = await change({email: other, currentPassword: 'Homeward!1'})

    expect(directly).toEqual([403, 403, 403])
    expect(named.status).toBe(200)
    expect(await named.json()).toMatchObject({firstName: 'Finn', login: email})
    expect(without.status).toBe(400)
    expect(await wrong.json()).toMatchObject({status: 400, type: 'password-wrong'})
    expect(await taken.json()).toMatchObject({status: 400, type: 'email-refused'})
    expect(right.status).toBe(204)
    expect((await visitor.tryPassword(other, 'Homeward!1')).status).toBe(303)
    expect((await visitor.tryPassword(email, 'Homeward!1')).status).toBe(401)
})

test('passwords can be tried for a new e-mail address no more often than at sign-in, and only by the customer [ASVS-7.5.1] [D-20]', async () => {
    const visitor = shopVisitor((await opened).origin)
    const wanted = {email: 'x@homeward.example', currentPassword: 'Wrong!123'}
    const change = () => visitor.call('/api/change-email', asJson('POST', wanted))
    expect((await change()).status).toBe(401)
    await visitor.signIn('blake@homeward.example')
    const states: number[] = []
    for (let tried = 0; tried < 11; tried += 1) states.push((await change()).status)

    expect(states.at(-1)).toBe(429)
})

test('no cache stores a shopper’s personal data [ASVS-14.2.2, ASVS-14.3.2]', async () => {
    const visitor = shopVisitor((await opened).origin)
    const signedIn = await visitor.signIn('morgan@homeward.example')
    const own = `${customers}/${await customerIdOf(visitor)}`

    const answers = [signedIn]
    for (const path of [
        '/api/session',
        '/api/reset-password',
        ...['', '/orders', '/baskets', '/product-lists'].map((thing) => own + thing + query)
    ])
        answers.push(await visitor.call(path))

    for (const {url, headers, status} of answers) {
        expect([url, status]).toEqual([url, 200])
        expect([url, headers.get('cache-control')]).toEqual([
            url,
            expect.stringMatching(/no-store/)
        ])
    }
})

test('sign-in and the request for a link respond alike with and without an account [ASVS-6.3.8]', async () => {
    const {origin} = await opened
    const answerTo = async (email: string) => {
        const visitor = shopVisitor(origin)
        const refused = await visitor.tryPassword(email, 'Not-Theirs!1')
        const requested = await visitor.call(
            '/api/reset-password-request',
            asJson('POST', {email, locale: 'en-US'})
        )
        return [refused.status, await refused.text(), requested.status, await requested.text()]
    }

    const known = await answerTo('jordan@homeward.example')

    expect(known[0]).toBe(401)
    expect(await answerTo('nobody.at.all@homeward.example')).toEqual(known)
})
