import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {organizationId, wholeShop} from '../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

const logout = `/mobify/slas/public/shopper/auth/v1/organizations/${organizationId}/oauth2/logout?client_id=11111111-2222-4333-8444-555555555555&channel_id=Homeward&refresh_token=`

const customer = async () => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.signIn('morgan@homeward.example')
    return visitor
}

const stateOf = async (visitor: ReturnType<typeof shopVisitor>) =>
    (await (await visitor.call('/api/session')).json()).registered

test.each([
    ['another site', {'sec-fetch-site': 'cross-site'}],
    ['another host of the same site', {'sec-fetch-site': 'same-site'}]
])('a sign-out that %s calls does not count [D-19]', async (_who, headers) => {
    const visitor = await customer()

    const answer = await visitor.call(logout, {headers})

    expect(answer.status).toBe(403)
    expect(await stateOf(visitor)).toBe(true)
})

test.each([
    ['another site leads to', {'sec-fetch-site': 'cross-site', accept: 'text/html,*/*'}],
    ['is typed', {'sec-fetch-site': 'none', accept: 'text/html,*/*'}],
    ['a page of ours leads to', {accept: 'text/html,*/*'}]
])(
    'whoever opens the address of the sign-out that %s finds the home page, still signed in [D-19]',
    async (_how, headers) => {
        const visitor = await customer()

        const answer = await visitor.call(logout, {headers})

        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
        expect(await stateOf(visitor)).toBe(true)
    }
)

test.each(['log%6fut', '%6cogout', 'l%6Fgout'])(
    'a sign-out does not count from another site either where its address is written as %s [D-19]',
    async (written) => {
        const visitor = await customer()
        const address = logout.replace('/logout', `/${written}`)

        const led = await visitor.call(address, {
            headers: {'sec-fetch-site': 'cross-site', accept: 'text/html,*/*'}
        })
        const called = await visitor.call(address, {headers: {'sec-fetch-site': 'cross-site'}})

        expect([led.status, led.headers.get('location'), called.status]).toEqual([303, '/', 403])
        expect(await stateOf(visitor)).toBe(true)
    }
)

test('a sign-out that a page of ours calls ends the session [D-19]', async () => {
    const visitor = await customer()

    expect((await visitor.call(logout, {headers: {'x-site-id': 'Homeward'}})).status).toBe(200)
    expect(await stateOf(visitor)).toBeUndefined()
})

test('a link of another site does not sign out at the provider, and a page of ours does [D-19]', async () => {
    const {origin, platform} = await opened
    const visitor = shopVisitor(origin)
    const endFrom = async (site: string) =>
        (
            await visitor.call('/api/ssologin/end?return=/cart', {
                headers: {'sec-fetch-site': site}
            })
        ).headers.get('location')

    expect(await endFrom('cross-site')).toBe('/cart')
    expect(await endFrom('none')).toBe('/cart')
    expect(await endFrom('same-origin')).toMatch(new RegExp(`^${platform}/single-sign-on/logout`))
})

test('another site does not keep a session active by reading it [ASVS-7.3.1]', async () => {
    const visitor = await customer()

    const answer = await visitor.call('/api/session', {headers: {'sec-fetch-site': 'cross-site'}})

    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
})

test('a reset link works whose plus has become a blank, and a look at it uses nothing up [D-21]', async () => {
    const visitor = shopVisitor((await opened).origin)
    const link = '/my-accounts/resetPassword?token=a+b&email=ana+maria%40example.com'

    await visitor.call(link, {method: 'HEAD'})
    await visitor.call(link)
    const shown = await (await visitor.call('/api/reset-password')).json()

    expect(shown).toEqual({state: 'ready', email: 'ana+maria@example.com'})
})
