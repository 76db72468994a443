import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {attackedShop} from '../../tests/settings/attacked-shop'
import {organizationId} from '../../tests/support/shop/whole-shop'

const opened = attackedShop()
afterAll(async () => (await opened).close())

/** Secret texts, typed into every field of sign-in and account. */
const sentinel = {
    firstName: 'Sentinelfirst',
    lastName: 'Sentinellast',
    email: 'sentinel.person@homeward.example',
    password: 'Sentinel!Pass1',
    newPassword: 'Sentinel!Pass2',
    wrongPassword: 'Sentinel!Wrong3',
    phone: '3105557391',
    address: '91 Sentinelstreet'
}

const asJson = (method: string, body: object): RequestInit => ({
    method,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)
})

const customers = `/api/scapi/customer/shopper-customers/v1/organizations/${organizationId}/customers`
const query = '?siteId=Homeward'

/** A visit that fills in everything, with all responses of the shop. */
const walk = async () => {
    const {origin, platform} = await opened
    const visitor = shopVisitor(origin)
    const received: string[] = []
    const call: typeof visitor.call = async (path, init) => {
        const answer = await visitor.call(path, init)
        const readable = answer.headers.getSetCookie().filter((one) => !/; HttpOnly/i.test(one))
        received.push(
            await answer.clone().text(),
            answer.headers.get('location') ?? '',
            ...readable
        )
        return answer
    }
    const {firstName, lastName, email, password, phone} = sentinel
    await visitor.beGuest()
    const customer = {firstName, lastName, email, login: email, phoneMobile: phone}
    await call(`${customers}${query}`, asJson('POST', {customer, password}))
    await visitor.tryPassword(email, sentinel.wrongPassword)
    await visitor.signIn(email, password)
    const {customerId} = await (await call('/api/session')).json()
    const own = `${customers}/${customerId}`
    const address = {addressId: 'a', address1: sentinel.address, city: 'Plano', countryCode: 'US'}
    await call(`${own}/addresses${query}`, asJson('POST', {...address, lastName, stateCode: 'TX'}))
    await call(
        `${own}/password${query}`,
        asJson('PUT', {currentPassword: sentinel.wrongPassword, password: sentinel.newPassword})
    )
    await call(
        '/api/change-email',
        asJson('POST', {email: `other.${email}`, currentPassword: sentinel.wrongPassword})
    )
    await call('/api/change-email', asJson('POST', {email, currentPassword: password}))
    const lead = {email, formGUID: 'registration', messageId: 'registration-1', optIn: true}
    await call('/api/visitor/lead', asJson('POST', lead))
    await call('/api/reset-password-request', asJson('POST', {email}))
    const {messages} = await (await fetch(`${platform}/__control/messages?to=${email}`)).json()
    const {pathname, search, searchParams} = new URL(messages[0].link)
    await call(pathname + search)
    await call('/api/reset-password', asJson('POST', {newPassword: sentinel.newPassword}))
    await call(`/api/ssologin/start?return=/account`)
    await call('/api/ssologin/callback?state=forged&code=SentinelCode')
    return {received, token: searchParams.get('token') ?? '', customerId, call, own}
}

test('what was typed for sign-in and account is in no log, and no response has a token [D-05, D-14, D-21]', async () => {
    const {sandbox} = await opened
    const {received, token, call, own} = await walk()
    sandbox.faults.add({path: '*', harm: {kind: 'drop'}})
    await call('/api/reset-password-request', asJson('POST', {email: sentinel.email}))
    await call(`${own}${query}`, asJson('PATCH', {firstName: sentinel.firstName}))
    sandbox.faults.clear()

    const {warnings, logged, stored} = await opened
    const texts = [...logged, ...warnings, await stored()].join()
    expect(texts).toContain('/my-accounts/resetPassword')
    for (const value of [...Object.values(sentinel), token, 'SentinelCode'])
        expect(texts).not.toContain(value)
    expect(texts).not.toMatch(/eyJ|%40homeward/)
    const answers = received.join('\n')
    expect(token.length).toBeGreaterThan(20)
    for (const secret of [token, sentinel.password, sentinel.newPassword, sentinel.wrongPassword])
        expect(answers).not.toContain(secret)
    expect(answers).not.toMatch(/eyJ[\w-]+\.|hashedLogin|refresh_token"|access_token"|id_token"/)
})

test('a return from a mailed link or the provider sends no referrer [D-21]', async () => {
    const {origin} = await opened
    const visitor = shopVisitor(origin)
    for (const path of [
        '/my-accounts/resetPassword?token=t&email=e@homeward.example',
        '/api/ssologin/start?return=/account',
        '/api/ssologin/callback?state=x&code=y'
    ]) {
        const {headers, status} = await visitor.call(path)
        expect([path, status]).toEqual([path, 303])
        expect(headers.get('referrer-policy')).toBe('no-referrer')
        expect(headers.get('cache-control')).toBe('no-store')
    }
})

test('a token is useless after sign-out, and no other account can read an account’s data [ASVS-7.4.1, ASVS-8.2.2]', async () => {
    const {origin} = await opened
    const [morgan, casey] = [shopVisitor(origin), shopVisitor(origin)]
    await morgan.signIn('morgan@homeward.example')
    await casey.signIn('casey@homeward.example')
    const {customerId} = await (await morgan.call('/api/session')).json()
    const things = ['', '/orders', '/baskets', '/addresses/home', '/product-lists']
    const asOther = await Promise.all(
        things.map(async (thing) => {
            const {status} = await casey.call(`${customers}/${customerId}${thing}${query}`)
            return status
        })
    )
    expect(asOther).toEqual(things.map(() => 404))

    const before = new Map(morgan.jar)
    const slas = `/mobify/slas/public/shopper/auth/v1/organizations/${organizationId}/oauth2`
    const ended = await morgan.call(
        `${slas}/logout?client_id=11111111-2222-4333-8444-555555555555&channel_id=Homeward&refresh_token=`
    )
    expect(ended.status).toBe(200)
    for (const [name, value] of before) morgan.jar.set(name, value)
    const after = await morgan.call(`${customers}/${customerId}${query}`)
    expect(after.status).toBe(401)
})
