import {createHash, randomBytes} from 'node:crypto'
import {privateClientId, privateClientSecret} from '../../shoppers/sign-in/slas'
import {messagesTo} from '../../shoppers/messages/message'
import {clientId, openShop, password, refusalOf, sdk, type Shop, statusOf} from './shop'

let shop: Shop
beforeAll(async () => {
    shop = await openShop()
})
afterAll(() => shop.close())

const newPassword = 'Homeward!7'

/** As commerce-sdk-react calls it. On another device there is no proof key, so the login identifies the shopper. */
const requestReset = (user_id: string, more: object = {hint: 'cross_device'}) =>
    shop.nobody.login.getPasswordResetToken({
        body: {
            user_id,
            mode: 'email',
            locale: 'en-US',
            channel_id: 'Homeward',
            client_id: clientId,
            ...more
        }
    })

const resetPassword = (pwd_action_token: string, more: object, headers = {}) =>
    shop.nobody.login.resetPassword({
        headers,
        body: {
            client_id: clientId,
            channel_id: 'Homeward',
            pwd_action_token,
            new_password: newPassword,
            ...more
        }
    })

const onAnotherDevice = (user_id: string) => ({hint: 'cross_device', user_id})

describe('a password reset at the sign-in service', () => {
    test('sets a new password with the mailed token, which works once [API-038]', async () => {
        const {email, customerId} = await shop.member()
        await requestReset(email)
        const {token, link} = shop.mailTo(email)

        await resetPassword(token, onAnotherDevice(email))

        expect(link).toBe(
            `http://localhost:3000/my-accounts/resetPassword?${new URLSearchParams({token, email})}`
        )
        expect(await shop.signIn(email, newPassword)).toMatchObject({customerId})
        expect(await statusOf(shop.signIn(email))).toBe(401)
        expect(await refusalOf(resetPassword(token, onAnotherDevice(email)))).toMatchObject({
            status: 400,
            body: {error: 'invalid_request', message: 'Invalid token.'}
        })
    })

    test('ends sessions that were started with the old password', async () => {
        const {email, customers, customerId} = await shop.member()
        await requestReset(email)

        await resetPassword(shop.mailTo(email).token, onAnotherDevice(email))

        expect(await statusOf(customers.getCustomer({parameters: {customerId}}))).toBe(401)
    })

    test('requires the proof key on the same device, and a wrong one invalidates the token', async () => {
        const {email} = await shop.member()
        const code_verifier = randomBytes(48).toString('base64url')
        const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
        const requestAgain = async () => {
            await requestReset(email, {code_challenge})
            return shop.mailTo(email).token
        }
        const first = await requestAgain()

        const wrong = await statusOf(resetPassword(first, {code_verifier: 'x'.repeat(64)}))
        const late = await statusOf(resetPassword(first, {code_verifier}))
        const elsewhere = await statusOf(
            resetPassword(await requestAgain(), onAnotherDevice(email))
        )
        await resetPassword(await requestAgain(), {code_verifier})

        expect([wrong, late, elsewhere]).toEqual([400, 400, 400])
        expect((await shop.signIn(email, newPassword)).tokens.token_type).toBe('Bearer')
    })

    test('of an unknown login gets the same response, and nothing is sent', async () => {
        await requestReset('nobody@homeward.example')

        expect(messagesTo(shop.world, 'nobody@homeward.example')).toEqual([])
    })

    test('accepts only the newest token, and only for the login it was sent to', async () => {
        const {email} = await shop.member()
        await requestReset(email)
        const {token: older} = shop.mailTo(email)
        await requestReset(email)
        const {token: newer} = shop.mailTo(email)

        expect(await statusOf(resetPassword(older, onAnotherDevice(email)))).toBe(400)
        expect(
            await statusOf(resetPassword(newer, onAnotherDevice('casey@homeward.example')))
        ).toBe(400)
    })

    test('can be requested six times in ten minutes, but not a seventh time', async () => {
        const {email} = await shop.member()
        for (let requested = 0; requested < 6; requested += 1) await requestReset(email)

        expect(await refusalOf(requestReset(email))).toMatchObject({
            status: 400,
            body: {message: expect.stringMatching(/too many .* requests/i)}
        })
    })

    test.each([
        ['just before', 9 * 60 + 50, 'set'],
        ['just after', 10 * 60 + 1, 400]
    ])('must be completed within ten minutes: %s the end', async (_when, seconds, expected) => {
        const {email} = await shop.member()
        await requestReset(email)
        const later = new Date(Date.now() + seconds * 1000).toISOString()

        const outcome = await resetPassword(shop.mailTo(email).token, onAnotherDevice(email), {
            'sandbox-now': later
        }).then(
            () => 'set',
            ({response}) => response.status
        )

        expect(outcome).toBe(expected)
    })

    test.each([
        ['a public client without a proof key', {}],
        ['a proof key that is too short', {code_challenge: 'abc'}],
        ['no language for the mail', {hint: 'cross_device', locale: ''}],
        ['a way that does not exist', {hint: 'cross_device', mode: 'pigeon'}],
        [
            'an address to call back',
            {hint: 'cross_device', mode: 'callback', callback_uri: 'http://x.test/'}
        ]
    ])('%s is refused', async (_what, more) => {
        expect(await statusOf(requestReset('casey@homeward.example', more))).toBe(400)
    })

    test('a client that is not known is refused', async () => {
        const more = {hint: 'cross_device', client_id: 'other'}

        expect(await statusOf(requestReset('casey@homeward.example', more))).toBe(401)
    })

    test('a new password that breaks the rules is refused, and the old one still works', async () => {
        const {email} = await shop.member()
        await requestReset(email)
        const {token} = shop.mailTo(email)

        const refused = resetPassword(token, {...onAnotherDevice(email), new_password: 'short'})

        expect(await statusOf(refused)).toBe(400)
        expect((await shop.signIn(email, password)).tokens.token_type).toBe('Bearer')
    })
})

describe('signing in with a code', () => {
    /** Salesforce's login client with the private client id, as on a storefront's server. */
    const slasClient = () =>
        new sdk.ShopperLogin({
            ...shop.nobody.login.clientConfig,
            parameters: {...shop.nobody.login.clientConfig.parameters, clientId: privateClientId}
        })
    const credentials = {clientSecret: privateClientSecret}

    const requestCode = (userid: string, more: object = {}) =>
        sdk.helpers.authorizePasswordless({
            slasClient: slasClient(),
            credentials,
            parameters: {userid, mode: 'email', locale: 'en-US', ...more}
        })

    const enter = (pwdlessLoginToken: string) =>
        sdk.helpers.getPasswordLessAccessToken({
            slasClient: slasClient(),
            credentials,
            parameters: {pwdlessLoginToken}
        })

    test('a code of eight digits signs the customer in, once', async () => {
        const {email, customerId} = await shop.member()
        const requested = await requestCode(email)
        const {token, kind} = shop.mailTo(email)

        const tokens = await enter(token)

        expect([requested.status, kind]).toEqual([200, 'sign-in-code'])
        expect(token).toMatch(/^\d{8}$/)
        const {customers} = shop.withToken(tokens.access_token)
        expect(await customers.getCustomer({parameters: {customerId}})).toMatchObject({email})
        expect(await refusalOf(enter(token))).toMatchObject({
            status: 400,
            body: {message: expect.stringMatching(/invalid token/i)}
        })
    })

    test('the guest’s visit continues after sign-in', async () => {
        const {email} = await shop.member()
        const {tokens: guest} = await shop.guest()
        await requestCode(email, {usid: guest.usid})

        const {usid} = await enter(shop.mailTo(email).token)

        expect(usid).toBe(guest.usid)
    })

    test('a new shopper is registered when they enter the code', async () => {
        const email = 'lovelace@homeward.example'
        await requestCode(email, {registerCustomer: true, lastName: 'Lovelace', firstName: 'Ada'})
        const before = await statusOf(shop.signIn(email))

        const {access_token: token, customer_id: customerId} = await enter(shop.mailTo(email).token)

        const {customers} = shop.withToken(token)
        expect(before).toBe(401)
        expect(await customers.getCustomer({parameters: {customerId}})).toMatchObject({
            firstName: 'Ada',
            lastName: 'Lovelace',
            login: email
        })
        expect(await statusOf(shop.signIn(email, ''))).toBe(401)
    })

    test('an unknown login gets the same response as a known one, but no code', async () => {
        const requested = await requestCode('stranger@homeward.example')

        expect(requested.status).toBe(200)
        expect(messagesTo(shop.world, 'stranger@homeward.example')).toEqual([])
    })

    test('a wrong client secret is refused', async () => {
        const refused = await sdk.helpers.authorizePasswordless({
            slasClient: slasClient(),
            credentials: {clientSecret: 'guessed'},
            parameters: {userid: 'casey@homeward.example', mode: 'email', locale: 'en-US'}
        })

        expect(refused.status).toBe(401)
    })
})

describe('a client with a secret', () => {
    const basic = (secret: string) =>
        `Basic ${Buffer.from(`${privateClientId}:${secret}`).toString('base64')}`

    const guest = (authorization: string) =>
        shop.nobody.login.getAccessToken({
            headers: {authorization},
            body: {grant_type: 'client_credentials', channel_id: 'Homeward'}
        })

    test('gets a guest’s tokens, which only this client can refresh', async () => {
        const tokens = await guest(basic(privateClientSecret))
        const renew = (headers: Record<string, string>, client_id: string) =>
            shop.nobody.login.getAccessToken({
                headers,
                body: {grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id}
            })

        const byAnother = await statusOf(renew({}, clientId))
        const unproven = await statusOf(renew({}, privateClientId))
        const renewed = await renew({authorization: basic(privateClientSecret)}, privateClientId)

        expect([byAnother, unproven]).toEqual([400, 401])
        expect(renewed.usid).toBe(tokens.usid)
    })

    test('is refused with a wrong secret', async () => {
        expect(await statusOf(guest(basic('guessed')))).toBe(401)
    })
})
