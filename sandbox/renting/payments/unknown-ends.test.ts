import {testSandbox} from '../../tests/test-sandbox'
import {newCardToken} from './payment-method'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
const {world} = sandbox
afterAll(() => sandbox.close())

const idOf = (login: string) => `seed${login.padStart(22, '0')}`

const call = (token: string, path: string, body: object) => {
    const [api = '', name = ''] = path.split(' ')
    return sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
        token,
        body
    })
}

const request = (login: string, path: string, body: object = {}) =>
    call(sandbox.shopperToken(idOf(login)), path, {customerId: idOf(login), ...body})

const cardEnding = (lastFour: string) =>
    newCardToken(world, {cardType: 'Visa', lastFour, expirationDate: '2031-12-31'})

/** A renter's card, stored as from the frame. */
const savedCard = async (login: string, lastFour: string): Promise<string> => {
    const {body} = await request(login, 'saved-payment-methods addpaymentmethod', {
        token: cardEnding(lastFour)
    })
    return body.paymentMethodId
}

const dueOf = async (login: string): Promise<number> => {
    const {body} = await request(login, 'calculate-payment calculatepayment')
    return body.storePaymentDetails[0].agreementPaymentDetails[0].totalAmount
}

const pay = async (login: string, lastFour: string, idempotencyKey: string) =>
    request(login, 'submit-payment payment', {
        idempotencyKey,
        paymentMethodId: await savedCard(login, lastFour),
        payments: [{agreementId: `agreement-${login}-1`, amount: await dueOf(login)}]
    })

const statusOf = (login: string, idempotencyKey: string) =>
    request(login, 'submit-payment status', {idempotencyKey})

test('a payment is found by its key, only for its payer [D-30]', async () => {
    const paid = await pay('avery', '1111', 'first-key')

    expect((await statusOf('avery', 'first-key')).body).toEqual(paid.body)
    expect((await statusOf('avery', 'other-key')).status).toBe(404)
    expect((await statusOf('blake', 'first-key')).status).toBe(404)
})

test('two tabs that pay the same due day at once, each with its own key, charge once [D-30]', async () => {
    const [agreement] = (await request('harper', 'agreement-summary agreementsummary')).body
        .agreement
    const {currentDueDate: dueDate, amountDue: amount, agreementId} = agreement
    const paymentMethodId = await savedCard('harper', '1111')
    const tab = (idempotencyKey: string) =>
        request('harper', 'submit-payment payment', {
            idempotencyKey,
            paymentMethodId,
            payments: [{agreementId, amount, dueDate}]
        })
    const before = (await request('harper', 'payment-history paymenthistory')).body.payments.length
    const [one, other] = await Promise.all([tab('key-of-tab-one'), tab('key-of-tab-two')])
    const after = (await request('harper', 'payment-history paymenthistory')).body.payments.length

    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect([one, other].find(({status}) => status === 409)?.body).toMatchObject({
        type: expect.stringContaining('payment-amount-changed'),
        agreementId
    })
    expect(after).toBe(before + 1)
})

test('a card that ends in 0002 is declined, and no payment has the key', async () => {
    expect((await pay('blake', '0002', 'declined-key')).status).toBe(402)
    expect((await statusOf('blake', 'declined-key')).body.type).toContain('payment-not-found')
})

test.each`
    lastFour  | what                            | status | paid
    ${'0004'} | ${'is never answered'}          | ${404} | ${false}
    ${'0006'} | ${'is answered late, but pays'} | ${200} | ${true}
`('a card that ends in $lastFour $what [D-30]', async ({lastFour, status, paid}) => {
    const login = lastFour === '0004' ? 'dakota' : 'harper'
    const before = await dueOf(login)
    const numberPaid = async () =>
        (await request(login, 'payment-history paymenthistory')).body.payments.length
    const earlier = await numberPaid()
    const answered = jest.fn()
    const paymentMethodId = await savedCard(login, lastFour)
    request(login, 'submit-payment payment', {
        idempotencyKey: 'unknown-end',
        paymentMethodId,
        payments: [{agreementId: `agreement-${login}-1`, amount: before}]
    }).then(answered, answered)
    // Two calls later a response would have arrived, if there were one.
    await dueOf(login)
    await dueOf(login)

    expect((await statusOf(login, 'unknown-end')).status).toBe(status)
    expect((await numberPaid()) - earlier).toBe(paid ? 1 : 0)
    expect(answered).not.toHaveBeenCalled()
})

describe('a payment without an account [ROUTE-040]', () => {
    const {number} = JSON.parse(
        world
            .statement<{document: string}>(
                "SELECT document FROM agreement WHERE id = 'agreement-cameron-1'"
            )
            .get()?.document ?? '{}'
    )
    const renter = {agreementNumber: number, postalCode: '90210', phoneEnd: '0107'}
    const token = sandbox.guestToken()

    test.each([
        ['number', {agreementNumber: '999999'}],
        ['zip', {postalCode: '90211'}],
        ['phone number', {phoneEnd: '0108'}]
    ])('is not found by another %s', async (_what, wrong) => {
        const {status} = await call(token, 'one-off-payment amount', {...renter, ...wrong})

        expect(status).toBe(404)
    })

    test('is made once, found by its key, and is in the renter’s history', async () => {
        const {body: due} = await call(token, 'one-off-payment amount', renter)
        const payment = {
            ...renter,
            idempotencyKey: 'one-off-key',
            token: cardEnding('4444'),
            amount: due.totalAmount
        }
        const first = await call(token, 'one-off-payment payment', payment)
        const again = await call(token, 'one-off-payment payment', payment)
        const found = await call(token, 'one-off-payment status', {
            ...renter,
            idempotencyKey: 'one-off-key'
        })
        const history = await request('cameron', 'payment-history paymenthistory')

        expect(first.body).toMatchObject({totalAmount: due.totalAmount, lastFour: '4444'})
        expect(again.body).toEqual(first.body)
        expect(found.body).toEqual(first.body)
        expect(history.body.payments[0]).toMatchObject({
            referenceNumber: first.body.referenceNumber
        })
    })
})

describe('a renter’s address and phone', () => {
    const address = {addressLine1: '5 New St', city: 'Reno', state: 'NV', postalCode: '89501'}

    test('are written one by one', async () => {
        await request('finley', 'get-customer updatecustomer', {phoneNumber: '7755550100'})
        const {status} = await request('finley', 'get-customer updatecustomer', {address})
        const {body} = await request('finley', 'get-customer getcustomer')

        expect(status).toBe(200)
        expect(body.addresses).toEqual([{addressType: 'PRIM', ...address}])
        expect(body.phones).toEqual([
            {phoneNumber: '7755550100', phoneType: 'MOBILE', primary: 'Y'}
        ])
    })

    test.each([
        ['a short phone number', {phoneNumber: '555'}],
        ['a zip of four digits', {address: {...address, postalCode: '8950'}}]
    ])('are refused with %s', async (_what, change) => {
        expect((await request('finley', 'get-customer updatecustomer', change)).status).toBe(400)
    })

    test('cannot be changed by anybody else', async () => {
        const {status} = await request('finley', 'get-customer updatecustomer', {
            customerId: idOf('avery'),
            address
        })

        expect(status).toBe(404)
    })
})
