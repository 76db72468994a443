import {createHash} from 'node:crypto'
import {Script} from 'node:vm'
import {testSandbox} from '../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const custom = (path: string, body: object) =>
    sandbox.call(`POST /custom/${path}?siteId=Homeward`, {token: sandbox.guestToken(), body})

describe('a lead', () => {
    const lead = {
        formType: 5,
        storeNumber: '00000',
        optIn: 1,
        formGUID: 'guid-1',
        lead: {contactInfo: {primaryPhone: '2135550123', email: 'someone@example.com'}},
        description: 'Get started',
        authFlag: 0,
        languagePreference: 1,
        activityDate: '2030-06-05T17:00:00Z',
        customerloggedIn: false,
        messageId: 'message-1'
    }
    const headers = {correlationId: 'c', userId: 'u', clientId: 'i'}
    const token = sandbox.guestToken()
    const post = (more: object = {}, sent: object = {headers}) =>
        sandbox.call('POST /leads/lead', {token, body: {...lead, ...more}, ...sent})

    test('is stored once, with its contact details encrypted [API-041, API-042, API-043, ENTITY-043]', async () => {
        const first = await post()
        const again = await post()
        const rows = sandbox.world.statement('SELECT * FROM lead').all()

        expect(first.body).toMatchObject({messageId: 'message-1', status: 'RECEIVED'})
        expect(again.body).toEqual(first.body)
        expect(rows).toHaveLength(1)
        expect(JSON.stringify(rows)).not.toContain('someone@example.com')
    })

    test.each([
        ['another form', {formType: 4}],
        ['no contact', {lead: {contactInfo: {}}}],
        ['no guid', {formGUID: ''}]
    ])('with %s is refused', async (_what, more) => {
        expect((await post(more)).status).toBe(400)
    })

    test('requires its headers and a token [API-043]', async () => {
        const bare = await post({}, {headers: {}})
        const unknown = await sandbox.call('POST /leads/lead', {body: lead, headers})

        expect([bare.status, unknown.status]).toEqual([400, 401])
    })
})

test.each([
    [{email: 'a@example.com', optIn: '0'}, {success: true}],
    [{phone: '2135550123', optIn: '1'}, {success: true}],
    [
        {phone: '2135550123', optIn: '0'},
        {success: false, error: expect.any(String)}
    ],
    [
        {phone: '1135550123', optIn: '1'},
        {success: false, error: expect.any(String)}
    ],
    [{email: 'a@example'}, {success: false, error: expect.any(String)}],
    [{}, {success: false, error: 'Enter one of the above details to sign up!'}]
])('signing up for deals with %j: %j [API-040, ENTITY-028]', async (body, outcome) => {
    const answer = await custom('sign-up-for-deals/v1/organizations/{org}/signup', body)

    expect(answer.body).toEqual(outcome)
})

test('log entries are stored without long numbers [API-061]', async () => {
    const message = 'visited /payfone 4111 1111 1111 1111 and 900-12-3451'
    const {body} = await custom('custom-logger/v1/organizations/{org}/logPOST', {
        message,
        level: 'info'
    })

    expect(body).toEqual({success: true})
    expect(sandbox.world.statement('SELECT level, message FROM shop_log').all()).toEqual([
        {level: 'info', message: 'visited /payfone *** and ***'}
    ])
})

test('interstitial rules are returned in the order to try them [API-054]', async () => {
    const {body} = await custom('ie-configurations/v1/organizations/{org}/getieconfigurations', {
        rulesquery: [
            'NotEnrolledInAnyAutoPay',
            'AnyUpcomingPaymentWithIn1Week',
            'AnyPaymentOverDue',
            'unknown'
        ]
    })

    expect(body.sortedRules.map(({ruleName}: {ruleName: string}) => ruleName)).toEqual([
        'AnyPaymentOverDue',
        'AnyUpcomingPaymentWithIn1Week',
        'NotEnrolledInAnyAutoPay'
    ])
})

describe('personalization', () => {
    const visitor = {realm: 'HMWD', instanceType: 'sbx', cookieId: 'cookie-1'}
    const base = '/personalization/v3'
    const names =
        'viewProduct viewSearch clickSearch viewCategory clickCategory viewReco clickReco viewPage beginCheckout checkoutStep addToCart'

    test.each(names.split(' '))('accepts the activity %s', async (name) => {
        const {status} = await sandbox.call(`POST ${base}/activities/Homeward/${name}`, {
            body: visitor
        })

        expect(status).toBe(202)
    })

    test('refuses a call without a visitor', async () => {
        const {status} = await sandbox.call(`POST ${base}/activities/Homeward/viewPage`, {body: {}})

        expect(status).toBe(400)
    })

    test('recommends products from the catalogue by recommender name and by zone [ENTITY-039]', async () => {
        const list = await sandbox.call(`GET ${base}/personalization/recommenders/Homeward`)
        const popular = await sandbox.call(
            `POST ${base}/personalization/recs/Homeward/popular-items`,
            {body: visitor}
        )
        const [first] = popular.body.recs
        const similar = await sandbox.call(
            `POST ${base}/personalization/Homeward/zones/product-details/recs`,
            {body: {...visitor, products: [{id: first.id}]}}
        )

        expect(list.body.recommenders).toContainEqual({
            name: 'popular-items',
            recommenderType: 'most-viewed'
        })
        expect(first).toEqual({
            id: expect.any(String),
            productName: expect.any(String),
            imageUrl: expect.stringContaining('.webp'),
            productUrl: expect.stringMatching(/^\/p\//)
        })
        expect(similar.body.recommenderName).toBe('similar-items')
        expect(similar.body.recs.map(({id}: {id: string}) => id)).not.toContain(first.id)
    })

    test('returns recently viewed products, newest first', async () => {
        const popular = await sandbox.call(
            `POST ${base}/personalization/recs/Homeward/popular-items`,
            {body: visitor}
        )
        const [one, two] = popular.body.recs.map(({id}: {id: string}) => id)
        for (const id of [one, two]) {
            await sandbox.call(`POST ${base}/activities/Homeward/viewProduct`, {
                body: {...visitor, product: {id}}
            })
        }
        const recent = await sandbox.call(
            `POST ${base}/personalization/recs/Homeward/recently-viewed`,
            {body: visitor}
        )

        expect(recent.body.recs.map(({id}: {id: string}) => id)).toEqual([two, one])
    })
})

describe('single sign-on', () => {
    const verifier = 'v'.repeat(43)
    const request = {
        client_id: '11111111-2222-4333-8444-555555555555',
        redirect_uri: 'http://localhost:3000/api/ssologin/callback',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        state: 'here'
    }
    const form = (path: string, fields: Record<string, string>) =>
        sandbox.handle(
            new Request(`http://sandbox${path}`, {
                method: 'POST',
                headers: {'content-type': 'application/x-www-form-urlencoded'},
                body: new URLSearchParams(fields).toString()
            })
        )
    const signIn = (password: string) =>
        form('/single-sign-on/authorize', {
            ...request,
            login: 'casey@homeward.example',
            password
        })

    test('redirects through its callback to the storefront with a code that can be exchanged for tokens', async () => {
        const page = await sandbox.call(
            `GET /single-sign-on/authorize?response_type=code&${new URLSearchParams(request)}`
        )
        const over = (await signIn('Homeward!1')).headers.get('location') ?? ''
        const back = await sandbox.call(`GET ${over}`)
        const again = await sandbox.call(`GET ${over}`)
        const location = new URL(back.headers.get('location') ?? '')
        const tokens = await form('/shopper/auth/v1/organizations/f_ecom_hmwd_001/oauth2/token', {
            grant_type: 'authorization_code_pkce',
            client_id: request.client_id,
            redirect_uri: request.redirect_uri,
            code_verifier: verifier,
            code: location.searchParams.get('code') ?? ''
        })

        expect(page.text).toContain('name="password"')
        expect(location.origin + location.pathname).toBe(request.redirect_uri)
        expect(location.searchParams.get('state')).toBe('here')
        expect(await tokens.json()).toMatchObject({customer_id: 'seed00000000000000000casey'})
        expect(again.status).toBe(400)
    })

    test('refuses a wrong password', async () => {
        expect((await signIn('Homeward!2')).status).toBe(401)
    })

    test('refuses to redirect to other sites', async () => {
        const away = new URLSearchParams({...request, redirect_uri: 'https://evil.example/'})
        const logout = 'GET /single-sign-on/logout'
        const elsewhere = await sandbox.call(
            `${logout}?post_logout_redirect_uri=https%3A%2F%2Fevil.example`
        )
        const home = await sandbox.call(logout)

        expect((await sandbox.call(`GET /single-sign-on/authorize?${away}`)).status).toBe(400)
        expect(elsewhere.status).toBe(400)
        expect(home.headers.get('location')).toBe('http://localhost:3000/')
    })
})

test('a short link redirects to its storefront page', async () => {
    const {status, headers} = await sandbox.call('GET /links/PAY')

    expect(status).toBe(303)
    expect(headers.get('location')).toBe('http://localhost:3000/my-accounts/payment-agreement')
    expect((await sandbox.call('GET /links/nothing')).status).toBe(404)
})

test('the directions page shows the store’s address, escaped', async () => {
    const {text} = await sandbox.call(
        `GET /maps/dir/?api=1&destination=${encodeURIComponent('<b>1 Main St</b>')}`
    )

    expect(text).toContain('&lt;b&gt;1 Main St&lt;/b&gt;')
})

test.each([
    ['crazyEggScripUrl', 'CONFIG-008'],
    ['qmScriptURL', 'CONFIG-009'],
    ['sfChat_scriptURL', 'CHAT-005']
])('the preference %s names a script that the sandbox has [%s]', async (id) => {
    const path = '/custom/custom-prefs/v1/organizations/{org}/getcustompreferences'
    const token = sandbox.guestToken()
    const {body} = await sandbox.call(`GET ${path}?siteId=Homeward&c_prefs=${id}`, {token})

    const address = new URL(String(body.customPreferences[id]))
    const script = await sandbox.handle(new Request(address))

    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    const code = await script.text()
    expect(() => new Script(code)).not.toThrow()
})

test('there is no other script', async () => {
    const script = await sandbox.handle(new Request('http://sandbox/scripts/other.js'))

    expect(script.status).toBe(404)
})
