import type {CalculatePaymentAnswer} from '@contract/payments'
import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const idOf = (login: string) => `seed${login.padStart(22, '0')}`

const request = (login: string, path: string, body: object = {}) => {
    const customerId = idOf(login)
    const [api = '', name = ''] = path.split(' ')
    return sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
        token: sandbox.shopperToken(customerId),
        body: {customerId, ...body}
    })
}

const due = async (login: string) => {
    const {body}: {body: CalculatePaymentAnswer} = await request(
        login,
        'calculate-payment calculatepayment',
        {paymentOrigin: 'ECOMM'}
    )
    const [store] = body.storePaymentDetails ?? []
    return {
        agreement: store?.agreementPaymentDetails?.[0],
        club: store?.clubPaymentDetails?.[0]
    }
}

const cents = (amount: number | undefined) => Math.round((amount ?? NaN) * 100)

const pay = (login: string, payments: object[], more: object = {}) =>
    request(login, 'submit-payment payment', {
        idempotencyKey: `key-${login}-1`,
        paymentMethodId: `card-${login}-1`,
        payments,
        ...more
    })

test('what is due adds up to the cent [API-048, ENTITY-035]', async () => {
    const {agreement} = await due('blake')
    const fees = (agreement?.amountDetails ?? []).reduce((sum, {amount}) => sum + cents(amount), 0)

    expect(agreement?.amountDetails?.map(({type}) => type)).toEqual([
        'COVERAGE',
        'LATEFEE',
        'PROCESSINGFEE'
    ])
    expect(cents(agreement?.totalAmount)).toBe(
        cents(agreement?.rentalRevenue) + cents(agreement?.totalTax) + fees
    )
    expect(agreement).toMatchObject({
        numberOfDaysLate: 10,
        rentalRevenue: 2 * (agreement?.scheduleRate ?? 0),
        allowOnlinePayment: 'Y',
        finalPaymentFlag: 'N',
        totalNumberOfTerms: 78,
        remainingNumberOfPayment: 58
    })
})

test('the last payment is marked as such, and early purchase is not offered', async () => {
    const {agreement} = await due('parker')

    expect(agreement).toMatchObject({finalPaymentFlag: 'Y', remainingNumberOfPayment: 1})
    expect(agreement).not.toHaveProperty('epoAmountIncTax')
})

test('an account that may not pay online says so, and payments are refused', async () => {
    const {agreement} = await due('kendall')
    const {status, body} = await pay('kendall', [
        {agreementId: 'agreement-kendall-1', amount: agreement?.totalAmount}
    ])

    expect(agreement?.allowOnlinePayment).toBe('N')
    expect(status).toBe(409)
    expect(body.type).toContain('payment-not-allowed')
})

test.each`
    login       | card               | cards
    ${'morgan'} | ${'card-morgan-1'} | ${['2032-05-05']}
    ${'harper'} | ${'card-harper-1'} | ${['2030-08-04']}
    ${'indigo'} | ${'card-indigo-1'} | ${['2030-06-04', '2029-11-17']}
`('$login’s cards are good until $cards [API-050, ENTITY-037]', async ({login, card, cards}) => {
    const customerId = login === 'morgan' ? 'seed0000000000000000morgan' : idOf(login)
    const {body} = await sandbox.call(
        'POST /custom/saved-payment-methods/v1/organizations/{org}/getsavedpaymentmethods?siteId=Homeward',
        {
            token: sandbox.shopperToken(customerId),
            body: {customerExtId: customerId, ccOnly: false}
        }
    )

    expect(body.paymentMethods[0].paymentMethodId).toBe(card)
    expect(
        body.paymentMethods.map(({expirationDate}: {expirationDate: string}) => expirationDate)
    ).toEqual(cards)
})

describe('a payment', () => {
    const agreementId = 'agreement-avery-1'

    test('of a different amount than is due is refused, a cent more or less', async () => {
        const {agreement} = await due('avery')
        const total = agreement?.totalAmount ?? 0
        const answers = await Promise.all(
            [total - 0.01, total + 0.01].map((amount) => pay('avery', [{agreementId, amount}]))
        )

        expect(answers.map(({status}) => status)).toEqual([409, 409])
        expect(answers[0]?.body.amountDue).toBe(total)
    })

    test('is made once, however often it is requested', async () => {
        const {agreement} = await due('avery')
        const payments = [{agreementId, amount: agreement?.totalAmount}]

        const first = await pay('avery', payments)
        const again = await pay('avery', payments)
        const other = await pay('avery', [{agreementId, amount: 1}])
        const after = await due('avery')

        expect(first.status).toBe(200)
        expect(first.body).toMatchObject({totalAmount: agreement?.totalAmount, lastFour: '1111'})
        expect(again.body).toEqual(first.body)
        expect(other.body.type).toContain('idempotency-key-reused')
        expect(after.agreement?.currentDueDate).toBe('2030-06-19')
        expect(after.agreement?.remainingNumberOfPayment).toBe(
            (agreement?.remainingNumberOfPayment ?? 0) - 1
        )
    })

    test('is first in the history', async () => {
        const {body} = await request('avery', 'payment-history paymenthistory')

        expect(body.payments).toHaveLength(7)
        expect(body.payments[0]).toMatchObject({
            referenceNumber: expect.stringMatching(/^HWP\d{8}$/),
            paymentDate: '2030-06-05T17:00:00.000Z'
        })
    })

    test.each([
        ['an expired card', 'indigo', 'card-indigo-1', 400],
        ['a card without money', 'parker', 'card-parker-2', 402],
        ['somebody else’s card', 'blake', 'card-avery-1', 404]
    ])('by %s is refused and nothing is paid', async (_card, login, paymentMethodId, refusal) => {
        const {agreement} = await due(login)
        const payments = [{agreementId: agreement?.agreementId, amount: agreement?.totalAmount}]

        const {status} = await pay(login, payments, {paymentMethodId})

        expect(status).toBe(refusal)
        expect((await due(login)).agreement).toEqual(agreement)
    })

    test('for several things is made completely or not at all', async () => {
        const {agreement, club} = await due('harper')
        const {status} = await pay('harper', [
            {customerClubId: 'club-harper', amount: club?.totalAmount},
            {agreementId: 'agreement-harper-1', amount: 1}
        ])

        expect(status).toBe(409)
        expect(await due('harper')).toEqual({agreement, club})
    })

    test('for a club moves its due date by a month', async () => {
        const {club} = await due('harper')
        await pay('harper', [{customerClubId: 'club-harper', amount: club?.totalAmount}])

        expect(club).toMatchObject({totalAmount: 10.75, currentDueDate: '2030-06-11'})
        expect((await due('harper')).club?.currentDueDate).toBe('2030-07-11')
    })

    test('of the early purchase price makes the renter the owner', async () => {
        const {agreement} = await due('cameron')
        await pay('cameron', [
            {
                agreementId: 'agreement-cameron-1',
                kind: 'EARLY_PURCHASE',
                amount: agreement?.epoAmountIncTax
            }
        ])
        const {body} = await request('cameron', 'agreement-summary agreementsummary')

        expect(body.agreement[0]).toMatchObject({
            agreementRefCode: 'PAIDOUT',
            remainingPaymentAmount: 0,
            amountDue: 0
        })
    })
})

test('one card is the default: the first one, until another is chosen or it is removed', async () => {
    const marks = async () => {
        const {body} = await request('parker', 'saved-payment-methods getsavedpaymentmethods', {
            customerExtId: idOf('parker')
        })
        return body.paymentMethods.map(({isDefault}: {isDefault: string}) => isDefault)
    }
    const before = await marks()
    const change = (paymentMethodId: string) =>
        request('parker', 'saved-payment-methods defaultpaymentmethod', {paymentMethodId})
    const made = await change('card-parker-2')
    const others = await change('card-avery-1')

    expect([before, made.body.isDefault, await marks()]).toEqual([['Y', 'N'], 'Y', ['N', 'Y']])
    expect(others.status).toBe(404)
    await request('parker', 'saved-payment-methods removepaymentmethod', {
        paymentMethodId: 'card-parker-2'
    })
    expect(await marks()).toEqual(['Y'])
})
