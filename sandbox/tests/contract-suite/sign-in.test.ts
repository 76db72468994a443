import {openShop, password, redirectURI, refusalOf, sdk, type Shop, statusOf} from './shop'

let shop: Shop
beforeAll(async () => {
    shop = await openShop()
})
afterAll(() => shop.close())

const refresh = (refreshToken: string) =>
    sdk.helpers.refreshAccessToken({slasClient: shop.nobody.login, parameters: {refreshToken}})

test('a guest gets a token with a proof key, and can use the API with it [API-001]', async () => {
    const guest = await shop.guest()

    const root = await guest.products.getCategory({parameters: {id: 'root', levels: 1}})

    expect(root.id).toBe('root')
    expect(guest.tokens).toMatchObject({token_type: 'Bearer', expires_in: 1800})
})

test('a refresh token works once, and the shopper’s ids do not change', async () => {
    const {tokens} = await shop.guest()

    const renewed = await refresh(tokens.refresh_token)

    expect(renewed).toMatchObject({customer_id: tokens.customer_id, usid: tokens.usid})
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect(await statusOf(refresh(tokens.refresh_token))).toBe(400)
})

test('a registered customer signs in with login and password [API-036]', async () => {
    const {customers, customerId, email} = await shop.member()

    const customer = await customers.getCustomer({parameters: {customerId}})

    expect(customer).toMatchObject({authType: 'registered', login: email, customerId})
})

test.each([
    ['a wrong password', 'casey@homeward.example', 'Wrong!12'],
    ['an unknown login', 'nobody@homeward.example', password]
])(
    '%s is refused, and the response does not say which of the two was wrong',
    async (_what, username, secret) => {
        const {status, body} = await refusalOf(shop.signIn(username, secret))

        expect(status).toBe(401)
        expect(JSON.stringify(body)).not.toMatch(/password is|unknown|not exist/i)
    }
)

test('signing in continues the guest’s visit', async () => {
    const {tokens} = await shop.guest()

    const member = await shop.signIn('casey@homeward.example', password, tokens.usid)

    expect(member.tokens.usid).toBe(tokens.usid)
    expect(member.customerId).not.toBe(tokens.customer_id)
})

test('after logout both tokens are refused', async () => {
    const {tokens, customers, customerId} = await shop.member()

    await sdk.helpers.logout({
        slasClient: shop.nobody.login,
        parameters: {accessToken: tokens.access_token, refreshToken: tokens.refresh_token}
    })

    expect(await statusOf(refresh(tokens.refresh_token))).toBe(400)
    expect(await statusOf(customers.getCustomer({parameters: {customerId}}))).toBe(401)
})

test('an unregistered redirect address gets no code', async () => {
    const elsewhere = sdk.helpers.loginGuestUser({
        slasClient: shop.nobody.login,
        parameters: {redirectURI: redirectURI.replace('/callback', '/elsewhere')}
    })

    expect(await statusOf(elsewhere)).toBe(400)
})
