import {createHash} from 'node:crypto'
import {organization, testSandbox} from '../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
const {world} = sandbox
afterAll(() => sandbox.close())

const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'
const oauth = `/shopper/auth/v1/organizations/${organization}/oauth2`
const password = 'Homeward!1'
const verifier = 'v'.repeat(43)
const pkce = {
    client_id: '11111111-2222-4333-8444-555555555555',
    code_challenge: createHash('sha256').update(verifier).digest('base64url')
}

const send = async (path: string, fields: Record<string, string>, headers = {}) =>
    sandbox.handle(
        new Request(`http://sandbox${path}`, {
            method: 'POST',
            body: new URLSearchParams(fields),
            headers: {'content-type': 'application/x-www-form-urlencoded', ...headers}
        })
    )

const tokensFor = async (code: string, redirectUri: string) => {
    const response = await send(`${oauth}/token`, {
        grant_type: 'authorization_code_pkce',
        client_id: pkce.client_id,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        code
    })
    const body = await response.json()
    return {token: String(body.access_token), customerId: String(body.customer_id)}
}

const codeIn = (response: {headers: Headers}) =>
    new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''

/** The form of the shop: SLAS itself checks the password. */
const signIn = async (login: string, usid: string) => {
    const redirect = 'http://localhost:3000/callback'
    const basic = Buffer.from(`${login}:${password}`).toString('base64')
    const response = await send(
        `${oauth}/login`,
        {...pkce, redirect_uri: redirect, channel_id: 'Homeward', usid},
        {authorization: `Basic ${basic}`}
    )
    return tokensFor(codeIn(response), redirect)
}

/** The page of the identity provider. */
const signOn = async (login: string, usid: string) => {
    const redirect = 'http://localhost:3000/api/ssologin/callback'
    const request = {...pkce, redirect_uri: redirect, usid, login, password}
    const over = await send('/single-sign-on/authorize', request)
    const back = await sandbox.call(`GET ${over.headers.get('location') ?? ''}`)
    return tokensFor(codeIn(back), redirect)
}

type Identity = {token: string; customerId: string}

const request = ({token, customerId}: Identity, path: string, body: object = {}) => {
    const [api = '', name = ''] = path.split(' ')
    return sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
        token,
        body: {customerId, ...body}
    })
}

const usidOf = (token: string): string => {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return claims.sub.split('usid:')[1]
}

const piece = () =>
    world
        .statement<{id: string}>(
            "SELECT id FROM product WHERE role = 'item' AND type = 'EA' LIMIT 1"
        )
        .get()?.id ?? ''

/** A guest who has applied, has an agreement, and has not registered. */
const applicant = async (ssn = '900-12-3451') => {
    const token = sandbox.guestToken()
    const {body} = await sandbox.call(`POST ${baskets}?siteId=Homeward&temporary=true`, {
        token,
        body: {
            c_ssn: ssn,
            c_dob: '1990-02-03',
            productItems: [{productId: piece(), quantity: 1}]
        }
    })
    const identity = {token, customerId: String(body.customerInfo.customerId)}
    const tempBasketId = String(body.basketId)
    await request(identity, 'get-decision decision', {
        tempBasketId,
        incomeAmount: 500,
        payFrequency: 'WEEKLY'
    })
    const drawn = await request(identity, 'create-agreement createagreement', {
        tempBasketId,
        paymentSchedule: 'WEEKLY',
        firstDueDate: '2030-06-10'
    })
    const agreementId: unknown = drawn.body.agreement?.[0]?.agreementId
    return {...identity, tempBasketId, usid: usidOf(token), agreementId}
}

const register = (token: string, email: string) =>
    sandbox.call(
        'POST /customer/shopper-customers/v1/organizations/{org}/customers?siteId=Homeward',
        {
            token,
            body: {
                customer: {login: email, email, firstName: 'New', lastName: 'Renter'},
                password
            }
        }
    )

/** The data of the application that a shopper gets. */
const foundBy = async (identity: Identity, tempBasketId: string) => {
    const approval = await request(identity, 'get-existing-approval existingapproval')
    const basket = await sandbox.call(`GET ${baskets}/${tempBasketId}?siteId=Homeward`, {
        token: identity.token
    })
    const summary = await request(identity, 'agreement-summary agreementsummary')
    return {
        response: approval.body.approval?.approvalResponse,
        basket: basket.status,
        owner: basket.body.customerInfo?.customerId,
        agreements: summary.body.agreement?.map((one: {agreementId: string}) => one.agreementId)
    }
}

test('a guest who registers keeps the approval, the temporary basket and the agreements', async () => {
    const guest = await applicant()
    await register(guest.token, 'hand-over-1@homeward.example')
    const member = await signIn('hand-over-1@homeward.example', guest.usid)

    expect(await foundBy(member, guest.tempBasketId)).toEqual({
        response: '1',
        basket: 200,
        owner: member.customerId,
        agreements: [guest.agreementId]
    })
    expect(await foundBy(guest, guest.tempBasketId)).toMatchObject({
        response: undefined,
        basket: 404,
        agreements: []
    })
})

test.each([
    ['by the form', signIn],
    ['at the identity provider', signOn]
])('signing in %s keeps them too, and the profile has the approval', async (_way, enter) => {
    const email = `hand-over-${_way.length}@homeward.example`
    await register(sandbox.guestToken(), email)
    const guest = await applicant()
    const member = await enter(email, guest.usid)
    const profile = await sandbox.call(
        `GET /customer/shopper-customers/v1/organizations/{org}/customers/${member.customerId}?siteId=Homeward`,
        {token: member.token}
    )

    expect(await foundBy(member, guest.tempBasketId)).toEqual({
        response: '1',
        basket: 200,
        owner: member.customerId,
        agreements: [guest.agreementId]
    })
    expect(JSON.parse(profile.body.c_customerDEApproval)).toMatchObject({approvalResponse: '1'})
})

test('after signing in at the identity provider a customer is known there [D-18]', async () => {
    const found = async ({token, customerId}: Identity) =>
        (
            await sandbox.call(
                `GET /customer/shopper-customers/v1/organizations/{org}/customers/${customerId}?siteId=Homeward`,
                {token}
            )
        ).body.c_customerFoundbyOKTAId
    const login = 'jordan@homeward.example'
    const before = await found(await signIn(login, usidOf(sandbox.guestToken())))
    const after = await found(await signOn(login, usidOf(sandbox.guestToken())))

    expect([before, after]).toEqual([undefined, true])
})

test('nothing is handed over from another browser session', async () => {
    const guest = await applicant()
    const member = await signIn('casey@homeward.example', usidOf(sandbox.guestToken()))

    expect(await foundBy(member, guest.tempBasketId)).toMatchObject({
        response: undefined,
        basket: 404
    })
})

test.each`
    login       | response | weekly
    ${'morgan'} | ${'1'}   | ${150}
    ${'riley'}  | ${'2'}   | ${0}
    ${'quincy'} | ${'1'}   | ${100}
`(
    '$login’s own decision stays while it is valid; an expired one is replaced',
    async ({login, response, weekly}) => {
        const guest = await applicant()
        const member = await signIn(`${login}@homeward.example`, guest.usid)
        const {body} = await request(member, 'get-existing-approval existingapproval')

        expect(body.approval).toMatchObject({
            approvalResponse: response,
            weeklyApprovalAmount: weekly
        })
    }
)

test('an account never has more than four temporary baskets afterwards', async () => {
    const email = 'hand-over-four@homeward.example'
    await register(sandbox.guestToken(), email)
    const before = await signIn(email, usidOf(sandbox.guestToken()))
    for (let count = 0; count < 4; count += 1) {
        await sandbox.call(`POST ${baskets}?siteId=Homeward&temporary=true`, {
            token: before.token,
            body: {}
        })
    }
    const guest = await applicant()
    const member = await signIn(email, guest.usid)
    const {count} = world
        .statement<{count: number}>(
            'SELECT count(*) AS count FROM basket WHERE customer_id = ? AND is_temporary = 1'
        )
        .get(member.customerId) ?? {count: 0}

    expect(count).toBe(4)
    expect((await foundBy(member, guest.tempBasketId)).basket).toBe(200)
})
