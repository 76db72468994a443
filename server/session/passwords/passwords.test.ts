import {request as httpRequest} from 'node:http'
import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {organizationId, siteId, wholeShop} from '../../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

const query = `?siteId=${siteId}`
const customers = `/api/scapi/customer/shopper-customers/v1/organizations/${organizationId}/customers`
const custom = (api: string) => {
    const [name, end] = api.split('/')
    return `/api/scapi/custom/${name}/v1/organizations/${organizationId}/${end}${query}`
}

const asJson = (method: string, body: object): RequestInit => ({
    method,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)
})

type Visitor = ReturnType<typeof shopVisitor>

const aVisitor = async (): Promise<Visitor> => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.beGuest()
    return visitor
}

const register = async (visitor: Visitor, login: string, password: string) => {
    const customer = {firstName: 'Ana', lastName: 'Niño', login, email: login}
    const {status} = await visitor.call(customers + query, asJson('POST', {customer, password}))
    return status
}

const idOf = async (visitor: Visitor): Promise<string> =>
    (await (await visitor.call('/api/session')).json()).customerId

/** Passwords as people type them, and the other Unicode form of each. */
const passwords = [
    'Contraseña-Larga!2026',
    'Muñeca!Linda88',
    'Piñata€Azul77!',
    'Emoji👩‍👩‍👧‍👦!2026a',
    ' Ｌａｒｇｏ Kasa!2026 ',
    'Ünïcode:Colon!2026'
]

test.each(passwords)(
    'whoever registers with "%s", in whichever form it is typed, signs in with it anywhere (D-50)',
    async (password) => {
        const login = `ana${passwords.indexOf(password)}@example.com`
        const there = shopVisitor((await opened).origin)

        const registered = await register(await aVisitor(), login, password.normalize('NFD'))
        const composed = await there.tryPassword(login, password.normalize('NFC'))
        const decomposed = await there.tryPassword(login, password.normalize('NFD'))
        const plain = await there.tryPassword(
            login,
            password.normalize('NFD').replace(/\p{M}/gu, '')
        )

        expect(registered).toBe(200)
        expect([composed.status, decomposed.status]).toEqual([303, 303])
        expect(plain.status).toBe(/\p{M}/u.test(password.normalize('NFD')) ? 401 : 303)
    }
)

test('a password is changed, requested for at a new address and reset in the same form (D-50)', async () => {
    const {origin, sandbox} = await opened
    const visitor = await aVisitor()
    const [login, other] = ['ines@example.com', 'ines.n@example.com']
    await register(visitor, login, 'Contraseña-Larga!2026')
    await visitor.signIn(login, 'Contraseña-Larga!2026')

    const changed = await visitor.call(
        `${customers}/${await idOf(visitor)}/password${query}`,
        asJson('PUT', {
            currentPassword: 'Contraseña-Larga!2026'.normalize('NFD'),
            password: 'Piñata€Azul77!'.normalize('NFD')
        })
    )
    await visitor.signIn(login, 'Piñata€Azul77!')
    const moved = await visitor.call(
        '/api/change-email',
        asJson('POST', {
            email: other,
            currentPassword: 'Piñata€Azul77!'.normalize('NFD')
        })
    )
    await visitor.call('/api/reset-password-request', asJson('POST', {email: other}))
    const [mail] = await (
        await sandbox.handle(new Request(`http://sandbox/__control/messages?to=${other}`))
    )
        .json()
        .then(({messages}: {messages: {link: string}[]}) => messages)
    const link = new URL(mail?.link ?? '', origin)
    await visitor.call(link.pathname + link.search)
    const reset = await visitor.call(
        '/api/reset-password',
        asJson('POST', {newPassword: 'Muñeca!Linda88'.normalize('NFD')})
    )

    expect([changed.status, moved.status, reset.status]).toEqual([204, 204, 204])
    expect((await shopVisitor(origin).tryPassword(other, 'Muñeca!Linda88')).status).toBe(303)
})

test.each(['Kt4!wp\tzq', 'Kt4!wp\u0000zq', 'Kt4!wp\ud83dzq'])(
    'a password that sign-in cannot carry creates no account: %j (D-50)',
    async (password) => {
        const visitor = await aVisitor()
        const {reached} = await opened
        reached.splice(0)

        expect(await register(visitor, 'nobody.yet@example.com', password)).toBe(400)
        expect(reached).toEqual([])
    }
)

/** Sends a sign-in with these Authorization headers, exactly as they are. */
const signInWith = async (values: string | string[]): Promise<number> => {
    const {origin} = await opened
    const path = `/mobify/slas/public/shopper/auth/v1/organizations/${organizationId}/oauth2/login`
    const given = [values].flat().flatMap((value) => ['authorization', value])
    const own = ['host', new URL(origin).host, 'sec-fetch-site', 'same-origin']
    const headers = [...own, 'content-length', '0', ...given]
    return new Promise((resolve, reject) => {
        httpRequest(`${origin}${path}`, {method: 'POST', headers}, (answer) => {
            answer.resume()
            resolve(answer.statusCode ?? 0)
        })
            .on('error', reject)
            .end()
    })
}

describe('a limit that can be walked around is none [D-20]', () => {
    const basic = `Basic ${Buffer.from('casey@homeward.example:Wrong!123').toString('base64')}`

    test.each([
        ['followed by a word', `${basic} x`],
        ['after a comma', `,${basic}`],
        ['twice in one header', `${basic}, ${basic}`],
        ['without padding', basic.replace(/=*$/, '') + '='.repeat(3)],
        ['of another scheme', basic.replace('Basic', 'Digest')]
    ])('credentials %s do not reach the platform', async (_how, value) => {
        const {reached} = await opened
        reached.splice(0)

        expect(await signInWith(value)).toBe(401)
        expect(reached).toEqual([])
    })

    test('credentials in two headers do not either', async () => {
        const {reached} = await opened
        reached.splice(0)

        expect(await signInWith([basic, basic])).toBe(401)
        expect(reached).toEqual([])
    })

    test('spellings of an address are one account', async () => {
        const visitor = shopVisitor((await opened).origin)
        const logins = [
            'devon@homeward.example',
            ' DEVON@homeward.example ',
            'devon@homeward.example\u00a0'
        ]
        for (let tried = 0; tried < 10; tried += 1)
            await visitor.tryPassword(logins[tried % 3] ?? '', 'Wrong!123')

        expect((await visitor.tryPassword('devon@homeward.example', 'Homeward!1')).status).toBe(429)
    })

    test('while the platform does not answer, no password counts as wrong', async () => {
        const {origin, sandbox} = await opened
        const visitor = shopVisitor(origin)
        sandbox.faults.add({path: '*/oauth2/login', harm: {kind: 'status', status: 503}})
        for (let tried = 0; tried < 12; tried += 1)
            await visitor.tryPassword('casey@homeward.example', 'Homeward!1')
        sandbox.faults.clear()

        expect((await visitor.tryPassword('casey@homeward.example', 'Homeward!1')).status).toBe(303)
    })

    test('wrong passwords of a signed-in customer are counted by account, wherever they are requested for', async () => {
        const visitor = shopVisitor((await opened).origin)
        await visitor.signIn('harper@homeward.example')
        const path = `${customers}/${await idOf(visitor)}/password${query}`
        const currentPassword = 'Wrong!123'
        const change = () =>
            visitor.call(path, asJson('PUT', {currentPassword, password: 'Quiet-Harbor!27'}))
        const move = () =>
            visitor.call(
                '/api/change-email',
                asJson('POST', {email: 'h@example.com', currentPassword})
            )

        const states: number[] = []
        for (let tried = 0; tried < 5; tried += 1)
            states.push((await change()).status, (await move()).status)
        const refused = await change()

        expect([...new Set(states)]).toEqual([400])
        expect(await refused.json()).toMatchObject({status: 429, type: 'too-many-sign-ins'})
    })

    test('a number gets five codes in a quarter of an hour, whoever asks and however it is written [VERIFY-001]', async () => {
        const numbers = ['3105550142', '(310) 555-0142', '+1 310 555 0142']
        const states: number[] = []
        for (let requested = 0; requested < 6; requested += 1) {
            const body = {phone: numbers[requested % 3], consent: true}
            const visitor = await aVisitor()
            states.push(
                (await visitor.call(custom('identity-verification/payfone'), asJson('POST', body)))
                    .status
            )
        }
        const visitor = await aVisitor()
        const other = await visitor.call(
            custom('identity-verification/payfone'),
            asJson('POST', {phone: '3105550199', consent: true})
        )

        expect(states.slice(0, 5)).not.toContain(429)
        expect([states.at(-1), other.status === 429]).toEqual([429, false])
    })

    test.each(['amount', 'payment', 'status'])(
        'a payer without an account may guess ten times a minute at one-off-payment/%s [API-070]',
        async (end) => {
            const visitor = await aVisitor()
            const known = {agreementNumber: '99999999', postalCode: '90001', phoneEnd: '0000'}
            const body = {
                ...known,
                idempotencyKey: crypto.randomUUID(),
                token: 'none',
                amount: '1.00'
            }
            const guess = async () =>
                (await visitor.call(custom(`one-off-payment/${end}`), asJson('POST', body))).status
            const states: number[] = []
            for (let tried = 0; tried < 11; tried += 1) states.push(await guess())

            expect(states.slice(0, 10)).not.toContain(429)
            expect(states.at(-1)).toBe(429)
        }
    )

    test('the codes of offers may be guessed at ten times a minute [D-20]', async () => {
        const visitor = await aVisitor()
        const body = {lastName: 'Nobody', zip: '90210'}
        const states: number[] = []
        for (let tried = 0; tried < 11; tried += 1) {
            const guess = asJson('POST', {...body, code: `HALE-2026-${1000 + tried}`})
            states.push((await visitor.call(custom('claim-offer/claim'), guess)).status)
        }

        expect(states.slice(0, 10)).not.toContain(429)
        expect(states.at(-1)).toBe(429)
    })
})
