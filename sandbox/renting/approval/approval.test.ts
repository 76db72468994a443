import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'

const custom = (api: string, name: string) =>
    `/custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`

const shopper = (id: string) => {
    const token = sandbox.shopperToken(id)
    const request = (path: string, body: object = {}) => {
        const [api = '', name = ''] = path.split(' ')
        return sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
            token,
            body: {customerId: id, ...body}
        })
    }
    const basketWith = async (body: object, temporary = true) => {
        const made = await sandbox.call(
            `POST ${baskets}?siteId=Homeward${temporary ? '&temporary=true' : ''}`,
            {token, body}
        )
        return String(made.body.basketId)
    }
    return {token, request, basketWith}
}

const applicant = {c_ssn: '900-12-3451', c_dob: '1990-02-03'}

const idOf = (login: string) => `seed${login.padStart(22, '0')}`
const seeded = {
    casey: 'seed00000000000000000casey',
    morgan: 'seed0000000000000000morgan',
    jordan: 'seed0000000000000000jordan',
    riley: 'seed00000000000000000riley',
    quincy: 'seed000000000000000quincy0',
    sawyer: idOf('sawyer')
}

test.each`
    who         | pageName
    ${'casey'}  | ${'PreFilledWebForm'}
    ${'morgan'} | ${'Approved'}
    ${'jordan'} | ${'ConditionalApproval'}
    ${'riley'}  | ${'Declined'}
    ${'quincy'} | ${'PreFilledWebForm'}
    ${'sawyer'} | ${'Declined'}
`('$who asks for approval and goes to $pageName [API-044]', async ({who, pageName}) => {
    const customerId = Object.entries(seeded).find(([name]) => name === who)?.[1] ?? ''
    const {token, request} = shopper(customerId)

    const {body} = await request('get-instant-approval instantapproval', {storeId: '01001'})
    const basket = await sandbox.call(
        `GET ${baskets}/${body.tempBasket.basketId}?siteId=Homeward`,
        {token}
    )

    expect(body.pageName).toBe(pageName)
    expect(basket.body).toMatchObject({temporaryBasket: true, c_storeId: '01001'})
})

test('the temporary basket has the items of the regular one, and the earlier one is gone [API-044]', async () => {
    const {request, basketWith, token} = shopper(seeded.casey)
    const {id: productId} = sandbox.world
        .statement<{id: string}>(
            "SELECT id FROM product WHERE role = 'item' AND type = 'EA' LIMIT 1"
        )
        .get() ?? {id: ''}
    await basketWith({productItems: [{productId, quantity: 1}]}, false)
    const first = await request('get-instant-approval instantapproval')
    const second = await request('get-instant-approval instantapproval')
    const gone = await sandbox.call(
        `GET ${baskets}/${first.body.tempBasket.basketId}?siteId=Homeward`,
        {token}
    )

    expect(second.body.tempBasket.productItems).toEqual([
        expect.objectContaining({productId, quantity: 1})
    ])
    expect(gone.status).toBe(404)
})

test('an approval has its amounts, its days and the needed documents [API-047, ENTITY-011, ENTITY-012, ENTITY-013]', async () => {
    const {request} = shopper(seeded.jordan)
    const {body} = await request('get-existing-approval existingapproval', {
        includeBlacklist: true,
        marketingUtm: 'utm_source=mail'
    })

    expect(body.isBlacklisted).toBe(false)
    expect(body.approval).toMatchObject({
        approvalResponse: '4',
        weeklyApprovalAmount: 40,
        weeklyOriginalApprovalAmount: 40,
        biWeekly: 80,
        semiMonthly: 86,
        monthly: 171,
        outstandingBalance: 0,
        conditionalReason: expect.any(String),
        approvalExpirationDate: '2030-07-05',
        verificationDocuments: [
            {verifyType: 'INCOME', verifyRequired: 'Y'},
            {verifyType: 'IDENTITY', verifyRequired: 'Y'}
        ]
    })
})

test.each`
    locale     | condition
    ${'en-US'} | ${'Please show us what is named below.'}
    ${'es-US'} | ${'Muéstrenos lo que se indica abajo.'}
`('the condition is in the shopper’s language, $locale [APPR-025]', async (row) => {
    const {token} = shopper(seeded.jordan)
    const {body} = await sandbox.call(
        `POST ${custom('get-existing-approval', 'existingapproval')}&locale=${row.locale}`,
        {token, body: {customerId: seeded.jordan}}
    )

    expect(body.approval.conditionalReason).toBe(row.condition)
})

test('what is already rented counts against an approval', async () => {
    const {body} = await shopper(seeded.morgan).request('get-existing-approval existingapproval')

    expect(body.approval.weeklyOutstandingBalance).toBeGreaterThan(0)
})

describe('a decision', () => {
    const requested = {incomeAmount: 1000, payFrequency: 'BIWEEKLY'}

    /** A new guest applies. */
    const decided = async (form: object, more: object = {}) => {
        const token = sandbox.guestToken()
        const made = await sandbox.call(`POST ${baskets}?siteId=Homeward&temporary=true`, {
            token,
            body: {...applicant, ...form}
        })
        return sandbox.call(`POST ${custom('get-decision', 'decision')}`, {
            token,
            body: {
                customerId: made.body.customerInfo.customerId,
                tempBasketId: made.body.basketId,
                ...requested,
                ...more
            }
        })
    }

    test.each`
        ssn              | pageName                 | weekly
        ${'900-12-3451'} | ${'Approved'}            | ${100}
        ${'900-12-3452'} | ${'Declined'}            | ${0}
        ${'900-12-3454'} | ${'ConditionalApproval'} | ${100}
        ${'900-12-3456'} | ${'ConditionalApproval'} | ${100}
    `('on $ssn is $pageName, for $$$weekly a week', async ({ssn, pageName, weekly}) => {
        const {body} = await decided({c_ssn: ssn})

        expect(body.pageName).toBe(pageName)
        expect(body.approval.weeklyApprovalAmount).toBe(weekly)
        expect(JSON.stringify(body)).not.toContain(ssn.slice(0, 6))
    })

    test.each`
        income    | payFrequency     | weekly
        ${10}     | ${'WEEKLY'}      | ${10}
        ${749.99} | ${'WEEKLY'}      | ${149}
        ${750}    | ${'WEEKLY'}      | ${150}
        ${5000}   | ${'WEEKLY'}      | ${150}
        ${1000}   | ${'MONTHLY'}     | ${46}
        ${1000}   | ${'SEMIMONTHLY'} | ${93}
    `('on $$$income $payFrequency is $$$weekly a week', async ({income, payFrequency, weekly}) => {
        const {body} = await decided({}, {incomeAmount: income, payFrequency})

        expect(body.approval.weeklyApprovalAmount).toBe(weekly)
    })

    test.each([
        ['no number', {c_ssn: ''}, 400],
        ['too short a number', {c_ssn: '900-12-345'}, 400],
        ['no birth date', {c_dob: ''}, 400],
        ['an 18th birthday tomorrow', {c_dob: '2012-06-06'}, 400],
        ['an 18th birthday today', {c_dob: '2012-06-05'}, 200]
    ])('with %s: %s', async (_what, more, status) => {
        expect((await decided(more)).status).toBe(status)
    })

    test('is in the profile afterwards, and ends after 90 days', async () => {
        const {token, request, basketWith} = shopper(seeded.casey)
        const tempBasketId = await basketWith(applicant)
        await request('get-decision decision', {tempBasketId, ...requested})
        const {body} = await sandbox.call(
            `GET /customer/shopper-customers/v1/organizations/{org}/customers/${seeded.casey}?siteId=Homeward`,
            {token}
        )

        expect(JSON.parse(body.c_customerDEApproval)).toEqual({
            approvalResponse: '1',
            approvalExpirationDate: '2030-09-03'
        })
    })
})

describe('identity', () => {
    test('is checked against the form, three times at most', async () => {
        const {request, basketWith} = shopper(seeded.jordan)
        const tempBasketId = await basketWith(applicant)
        const right = {tempBasketId, lastFourSsn: '3451', birthDate: '1990-02-03'}
        const verify = (more: object = {}) =>
            request('identity-verification verifyidentity', {...right, ...more})

        const good = await verify()
        const bad = await verify({lastFourSsn: '0000'})
        await verify({birthDate: '1990-02-04'})
        const last = await verify({birthDate: '1990-02-04'})
        const locked = await verify()
        const {body} = await request('verification-documents documents')

        expect(good.body).toEqual({verified: true, attemptsLeft: 3})
        expect(bad.body).toEqual({verified: false, attemptsLeft: 2})
        expect(last.body.attemptsLeft).toBe(0)
        expect(locked.status).toBe(409)
        expect(body.verificationDocuments[1]).toMatchObject({
            verifyType: 'IDENTITY',
            verifyRequired: 'N'
        })
    })

    test('is checked against the application, even if its basket is gone', async () => {
        const {apply, request} = renting(sandbox)
        const guest = await apply(sandbox.guestToken(), {ssn: '900-12-3456'})
        sandbox.world.statement('DELETE FROM basket WHERE id = ?').run(guest.tempBasketId)
        const tries = async () =>
            (await request(guest, 'get-existing-approval existingapproval')).body.approval
                .identityAttemptsLeft

        const wrong = {lastFourSsn: '0000', birthDate: '1990-02-03'}
        await request(guest, 'identity-verification verifyidentity', wrong)
        expect(await tries()).toBe(2)
        const right = {...wrong, lastFourSsn: '3456'}
        const {body} = await request(guest, 'identity-verification verifyidentity', right)

        expect(body).toEqual({verified: true, attemptsLeft: 3})
    })

    test('as the last open condition makes the approval unconditional [D-25]', async () => {
        const {apply, request} = renting(sandbox)
        const guest = await apply(sandbox.guestToken(), {ssn: '900-12-3456'})
        await request(guest, 'verification-documents submitdocument', {
            verifyType: 'INCOME',
            fileName: 'slip.pdf',
            content: Buffer.from('%PDF-1.7 pay slip').toString('base64')
        })
        const read = async () =>
            (await request(guest, 'get-existing-approval existingapproval')).body.approval
        expect(await read()).toMatchObject({approvalResponse: '4'})

        await request(guest, 'identity-verification verifyidentity', {
            lastFourSsn: '3456',
            birthDate: '1990-02-03'
        })

        expect(await read()).toMatchObject({approvalResponse: '1', weeklyApprovalAmount: 150})
        expect(await read()).not.toHaveProperty('conditionalReason')
    })
})

test('only the end of a bank account is shown, and the rest is stored encrypted', async () => {
    const {request} = shopper(seeded.morgan)
    const bank = {routingNumber: '021000021', accountNumber: '9988776655', accountType: 'CHECKING'}
    const {body} = await request('bank-verification verifybank', bank)
    const other = {...bank, routingNumber: '021000022'}
    const wrong = await request('bank-verification verifybank', other)
    const row = sandbox.world.statement('SELECT * FROM bank_account').get()

    expect(body).toEqual({verified: true, routingNumber: '021000021', accountLastFour: '6655'})
    expect(wrong.status).toBe(400)
    expect(wrong.text).not.toContain('9988776655')
    expect(JSON.stringify(row)).not.toContain('9988776655')
})

test('a shared token cannot read personal data', async () => {
    const {body} = await sandbox.call(
        'GET /custom/cache-get-token/v1/organizations/{org}/getcachetokenrac?siteId=Homeward',
        {token: sandbox.guestToken()}
    )
    const {status} = await sandbox.call(
        'POST /custom/get-existing-approval/v1/organizations/{org}/existingapproval?siteId=Homeward',
        {token: body.access_token, body: {customerId: 'x'}}
    )

    expect(status).toBe(403)
})
