import {createHash, randomBytes} from 'node:crypto'
import {organization, testSandbox} from '../../tests/test-sandbox'
import {deleteMessages, messagesTo} from '../messages/message'

let now = new Date('2030-01-01T12:00:00Z')
const sandbox = testSandbox({clock: () => now})
const {world} = sandbox
const oauth = `/shopper/auth/v1/organizations/${organization}/oauth2`
const client = '11111111-2222-4333-8444-555555555555'
const redirect = 'http://localhost:3000/callback'

beforeEach(() => {
    now = new Date('2030-01-01T12:00:00Z')
})
afterAll(() => sandbox.close())

const form = async (path: string, fields: Record<string, string>) => {
    const response = await sandbox.handle(
        new Request(`http://sandbox${oauth}${path}`, {
            method: 'POST',
            body: new URLSearchParams(fields),
            headers: {'content-type': 'application/x-www-form-urlencoded'}
        })
    )
    return {status: response.status, body: await response.json()}
}

const authorize = async (query: Record<string, string> = {}) => {
    const verifier = randomBytes(48).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const requested = new URLSearchParams({
        client_id: client,
        redirect_uri: redirect,
        response_type: 'code',
        hint: 'guest',
        channel_id: 'Homeward',
        code_challenge: challenge,
        ...query
    })
    const {status, headers} = await sandbox.call(`GET ${oauth}/authorize?${requested}`)
    const location = headers.get('location')
    const back = location ? new URL(location).searchParams : new URLSearchParams()
    return {status, verifier, code: back.get('code') ?? '', usid: back.get('usid') ?? ''}
}

const tokensFor = ({code, verifier}: {code: string; verifier: string}) =>
    form('/token', {
        grant_type: 'authorization_code_pkce',
        client_id: client,
        channel_id: 'Homeward',
        redirect_uri: redirect,
        code,
        code_verifier: verifier
    })

const refresh = (token: string) =>
    form('/token', {grant_type: 'refresh_token', client_id: client, refresh_token: token})

const guest = async () => (await tokensFor(await authorize())).body

const isKnown = async (token: string) =>
    (await sandbox.call(`GET ${oauth}/userinfo`, {token})).status === 200

test('a guest gets tokens for a code, and is a guest to commerce-sdk-react', async () => {
    const {body, status} = await tokensFor(await authorize())

    expect(status).toBe(200)
    expect(body).toMatchObject({expires_in: 1800, refresh_token_expires_in: 30 * 86_400})
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString())
    const isb = claims.isb.split('::')
    expect(isb.slice(0, 4)).toEqual([
        'uido:slas',
        'upn:Guest',
        'uidn:Guest User',
        `gcid:${body.customer_id}`
    ])
    expect(claims.sub.split('::')[3]).toBe(`usid:${body.usid}`)
})

test('a guest who comes back with a usid is the same guest', async () => {
    const first = await guest()

    const {usid, ...code} = await authorize({usid: first.usid})
    const {body} = await tokensFor(code)

    expect(usid).toBe(first.usid)
    expect(body.customer_id).toBe(first.customer_id)
})

test('an invented usid is not accepted', async () => {
    const {usid} = await authorize({usid: 'made-up'})

    expect(usid).not.toBe('made-up')
})

test.each`
    what                               | query
    ${'another redirect'}              | ${{redirect_uri: 'https://evil.example/steal'}}
    ${'a redirect that is no address'} | ${{redirect_uri: 'javascript:alert(1)'}}
    ${'an unknown client'}             | ${{client_id: 'other'}}
    ${'another site'}                  | ${{channel_id: 'Other'}}
    ${'a token instead of a code'}     | ${{response_type: 'token'}}
    ${'a challenge that is too short'} | ${{code_challenge: 'abc'}}
`('$what is refused', async ({query}) => {
    const {status} = await authorize(query)

    expect([400, 401]).toContain(status)
})

test('parameters that OAuth does not know are ignored by every endpoint of the service', async () => {
    const {code, verifier} = await authorize({siteId: 'Homeward', locale: 'en-US', prompt: 'none'})
    const {status} = await form('/token?siteId=Homeward&currency=USD&nonce=1', {
        grant_type: 'authorization_code_pkce',
        client_id: client,
        redirect_uri: redirect,
        code,
        code_verifier: verifier
    })

    expect(status).toBe(200)
})

test('the redirect with a code is empty, and says so', async () => {
    const query = new URLSearchParams({
        client_id: client,
        redirect_uri: redirect,
        response_type: 'code',
        hint: 'guest',
        channel_id: 'Homeward',
        code_challenge: 'x'.repeat(43)
    })

    const {status, headers, text} = await sandbox.call(`GET ${oauth}/authorize?${query}`)

    expect([status, headers.get('content-length'), text]).toEqual([303, '0', ''])
})

const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('a refresh can change the choice about tracking, and one without it keeps the choice', async () => {
    const first = await guest()
    const refreshed = async (token: string, more: Record<string, string>) =>
        (
            await form('/token', {
                grant_type: 'refresh_token',
                client_id: client,
                refresh_token: token,
                ...more
            })
        ).body

    const refused = await refreshed(first.refresh_token, {dnt: 'true'})
    const kept = await refreshed(refused.refresh_token, {})
    const allowed = await refreshed(kept.refresh_token, {dnt: 'false'})

    const all = [first, refused, kept, allowed]
    expect(all.map(({access_token}) => claimsOf(access_token).dnt)).toEqual(['0', '1', '1', '0'])
    expect(all.map(({dnt}) => dnt)).toEqual(['false', 'true', 'true', 'false'])
})

describe('one-time passwords', () => {
    const email = 'casey@homeward.example'
    const named = {client_id: client, channel_id: 'Homeward', user_id: email}

    const send = async (path: string, fields: Record<string, string>, token?: string) => {
        const response = await sandbox.handle(
            new Request(`http://sandbox${oauth}/otp/${path}?siteId=Homeward`, {
                method: 'POST',
                body: new URLSearchParams(fields),
                headers: token ? {authorization: `Bearer ${token}`} : {}
            })
        )
        return {status: response.status, text: await response.text()}
    }

    const requested = async (more: Record<string, string> = {}) => {
        const token = sandbox.guestToken()
        const answer = await send('request', {...named, mode: 'email', email, ...more}, token)
        return {token, ...answer}
    }

    const mailed = () => messagesTo(world, email).filter(({kind}) => kind === 'one-time-password')

    const verify = (pwd_action_token: string, token: string, more: Record<string, string> = {}) =>
        send('verify', {...named, pwd_action_token, ...more}, token)

    // Each test has a day of its own, because requests are limited in time.
    let days = 0
    beforeEach(() => {
        deleteMessages(world)
        days += 1
        now = new Date(now.getTime() + days * 86_400_000)
    })

    test('the newest one is mailed, and accepted once', async () => {
        await requested()
        const {token, status, text} = await requested()
        const [newest, older] = mailed()

        expect([status, text]).toEqual([202, ''])
        expect(newest?.token).toMatch(/^\d{8}$/)
        expect((await verify(older?.token ?? '', token)).status).toBe(400)
        expect(await verify(newest?.token ?? '', token)).toEqual({status: 204, text: ''})
        expect((await verify(newest?.token ?? '', token)).status).toBe(400)
    })

    test('one of another shopper, or one that has expired, is not accepted', async () => {
        const {token} = await requested()
        const [one] = mailed()
        expect((await verify(one?.token ?? '', token, {user_id: 'blake'})).status).toBe(400)
        await requested()
        now = new Date(now.getTime() + 10 * 60_000)

        expect((await verify(mailed()[0]?.token ?? '', sandbox.guestToken())).status).toBe(400)
    })

    test.each`
        request                         | fields                                    | status | mails
        ${'of an unknown shopper'}      | ${{user_id: 'nobody@a.example'}}          | ${202} | ${0}
        ${'to somebody else’s address'} | ${{email: 'thief@a.example'}}             | ${202} | ${0}
        ${'without an address'}         | ${{email: ''}}                            | ${400} | ${0}
        ${'to a callback'}              | ${{mode: 'callback'}}                     | ${400} | ${0}
        ${'of an unknown client'}       | ${{client_id: client.replace(/1/g, '9')}} | ${401} | ${0}
        ${'of another site'}            | ${{channel_id: 'Other'}}                  | ${400} | ${0}
        ${'as a text message'}          | ${{mode: 'sms'}}                          | ${202} | ${1}
    `('a request $request: $status, $mails mailed', async ({fields, status, mails}) => {
        expect((await requested(fields)).status).toBe(status)
        expect(mailed()).toHaveLength(mails)
    })

    test('they need an access token, and a seventh in ten minutes is too many', async () => {
        expect((await send('request', {...named, mode: 'email', email})).status).toBe(401)
        expect((await send('verify', {...named, pwd_action_token: '12345678'})).status).toBe(401)

        const statuses: number[] = []
        for (let count = 0; count < 7; count += 1) statuses.push((await requested()).status)

        expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429])
    })
})

test('a code works once', async () => {
    const code = await authorize()
    await tokensFor(code)

    const {status, body} = await tokensFor(code)

    expect(status).toBe(400)
    expect(body).toMatchObject({error: 'invalid_grant'})
})

test('a code without its verifier is refused, and used up', async () => {
    const code = await authorize()

    const wrong = await tokensFor({...code, verifier: 'x'.repeat(64)})
    const right = await tokensFor(code)

    expect([wrong.status, right.status]).toEqual([401, 400])
})

test('a refresh token works once, and the shopper stays the same', async () => {
    const first = await guest()

    const second = await refresh(first.refresh_token)
    const again = await refresh(first.refresh_token)

    expect(second.body).toMatchObject({usid: first.usid, customer_id: first.customer_id})
    expect(again).toMatchObject({status: 400, body: {message: 'invalid refresh_token'}})
})

test.each`
    lifetime                      | seconds        | isGood
    ${'just before half an hour'} | ${30 * 60 - 1} | ${true}
    ${'at half an hour'}          | ${30 * 60}     | ${false}
`('an access token $lifetime: $isGood', async ({seconds, isGood}) => {
    const {access_token: token} = await guest()

    now = new Date(now.getTime() + seconds * 1000)

    expect(await isKnown(token)).toBe(isGood)
})

test.each`
    lifetime               | days  | status
    ${'on its last day'}   | ${29} | ${200}
    ${'after thirty days'} | ${30} | ${400}
`('a guest’s refresh token $lifetime: $status', async ({days, status}) => {
    const {refresh_token: token} = await guest()

    now = new Date(now.getTime() + days * 86_400_000)

    expect((await refresh(token)).status).toBe(status)
})

test('a changed token is not valid', async () => {
    const {access_token: token} = await guest()
    const [header, claims, signature] = token.split('.')
    const other = signature.startsWith('A') ? 'B' : 'A'
    const none = Buffer.from('{"alg":"none","kid":"x"}').toString('base64url')

    expect(await isKnown(token)).toBe(true)
    expect(await isKnown(`${header}.${claims}.${other}${signature.slice(1)}`)).toBe(false)
    expect(await isKnown(`${none}.${claims}.`)).toBe(false)
})

test('after logout neither token is valid', async () => {
    const tokens = await guest()
    const query = new URLSearchParams({client_id: client, refresh_token: tokens.refresh_token})

    const {status} = await sandbox.call(`GET ${oauth}/logout?${query}`, {
        token: tokens.access_token
    })

    expect(status).toBe(200)
    expect(await isKnown(tokens.access_token)).toBe(false)
    expect((await refresh(tokens.refresh_token)).status).toBe(400)
})

test('nobody is logged out by another’s refresh token', async () => {
    const [one, other] = [await guest(), await guest()]
    const query = new URLSearchParams({client_id: client, refresh_token: other.refresh_token})

    const {status} = await sandbox.call(`GET ${oauth}/logout?${query}`, {token: one.access_token})

    expect(status).toBe(400)
    expect((await refresh(other.refresh_token)).status).toBe(200)
})

test('a public client gets no token for itself', async () => {
    const {status, body} = await form('/token', {
        grant_type: 'client_credentials',
        client_id: client
    })

    expect(status).toBe(400)
    expect(body).toMatchObject({error: expect.any(String)})
})

test('the shared token stays the same until it expires or a new one is requested [API-062]', async () => {
    const path = `GET /custom/cache-get-token/v1/organizations/${organization}/getcachetokenrac?siteId=Homeward&locale=en-US`
    const tokenOf = async (query = '') => {
        const {body} = await sandbox.call(path + query)
        return String(body.access_token)
    }

    const first = await tokenOf()
    const second = await tokenOf()
    const forced = await tokenOf('&c_refresh=true')
    now = new Date(now.getTime() + 26 * 60_000)
    const later = await tokenOf()

    expect(second).toBe(first)
    expect(forced).not.toBe(first)
    expect(later).not.toBe(forced)
    expect(await isKnown(later)).toBe(true)
})

test('no secret is stored in plain text', async () => {
    const {refresh_token: token} = await guest()

    const rows = JSON.stringify(world.statement('SELECT * FROM refresh_token').all())

    expect(rows).not.toContain(token)
})

test.each`
    state                 | error
    ${'locked'}           | ${'account_locked'}
    ${'password-expired'} | ${'password_expired'}
`(
    'an account that is $state cannot be used until it has a new password',
    async ({state, error}) => {
        const casey = 'casey@homeward.example'
        const control = `PUT /__control/customers/${casey}/sign-in`
        const logIn = (password: string) =>
            sandbox.handle(
                new Request(`http://sandbox${oauth}/login`, {
                    method: 'POST',
                    headers: {
                        authorization: `Basic ${Buffer.from(`${casey}:${password}`).toString('base64')}`,
                        'content-type': 'application/x-www-form-urlencoded'
                    },
                    body: new URLSearchParams({
                        client_id: client,
                        channel_id: 'Homeward',
                        redirect_uri: redirect,
                        code_challenge: createHash('sha256')
                            .update('v'.repeat(43))
                            .digest('base64url')
                    }).toString()
                })
            )

        expect((await sandbox.call(control, {body: {state}})).status).toBe(204)

        expect((await logIn('wrong')).status).toBe(401)
        const refused = await logIn('Homeward!1')
        expect(refused.status).toBe(403)
        expect(await refused.json()).toMatchObject({error})
        await sandbox.call(control, {body: {state: 'open'}})
        expect((await logIn('Homeward!1')).status).toBe(303)
        const nobody = control.replace('casey', 'nobody')
        expect((await sandbox.call(nobody, {body: {state}})).status).toBe(404)
    }
)
