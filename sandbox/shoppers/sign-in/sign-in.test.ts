import {createHash, randomBytes} from 'node:crypto'
import {organization, testSandbox} from '../../tests/test-sandbox'

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

const refresh = (refresh_token: string, more: Record<string, string> = {}) =>
    form('/token', {grant_type: 'refresh_token', client_id: client, refresh_token, ...more})

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

const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('a refresh can change the choice about tracking, and one without it keeps the choice', async () => {
    const first = await guest()
    const {body: refused} = await refresh(first.refresh_token, {dnt: 'true'})
    const {body: same} = await refresh(refused.refresh_token)
    const {body: allowed} = await refresh(same.refresh_token, {dnt: 'false'})

    const all = [first, refused, same, allowed]
    expect(all.map(({access_token}) => claimsOf(access_token).dnt)).toEqual(['0', '1', '1', '0'])
    expect(all.map(({dnt}) => dnt)).toEqual(['false', 'true', 'true', 'false'])
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
