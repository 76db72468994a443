import type {CalculatePaymentAnswer} from '@contract/payments'
import {testSandbox} from '../../tests/test-sandbox'
import {type CardKind, newCardToken} from './payment-method'

/** The stores' day is 5 June. */
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
    return {agreement: body.storePaymentDetails?.[0]?.agreementPaymentDetails?.[0]}
}

describe('a card that is typed to pay (D-43)', () => {
    const agreementId = 'agreement-avery-1'
    const saved = async () => {
        const {body} = await request('avery', 'saved-payment-methods getsavedpaymentmethods', {
            customerExtId: idOf('avery')
        })
        return body.paymentMethods.map(
            ({lastFour, isDefault}: {lastFour: string; isDefault: string}) => [lastFour, isDefault]
        )
    }
    const payTyped = async (card: Partial<CardKind>, saveCard?: 'Y' | 'N') => {
        const {agreement} = await due('avery')
        const token = newCardToken(sandbox.world, {
            cardType: 'Visa',
            lastFour: '4242',
            expirationDate: '2035-01-31',
            ...card
        })
        return request('avery', 'submit-payment payment', {
            idempotencyKey: `key-of-${token}`,
            token,
            saveCard,
            payments: [{agreementId, amount: agreement?.totalAmount}]
        })
    }

    test.each`
        saveCard     | asked               | isSaved
        ${'Y'}       | ${'asked for'}      | ${true}
        ${'N'}       | ${'not asked for'}  | ${false}
        ${undefined} | ${'not even named'} | ${false}
    `('is saved only where that is asked for: $asked', async ({saveCard, isSaved}) => {
        const before = await saved()
        const {status, body} = await payTyped({}, saveCard)

        expect([status, body.lastFour]).toEqual([200, '4242'])
        expect(await saved()).toEqual(isSaved ? [...before, ['4242', 'N']] : before)
    })

    test.each`
        refused       | card                              | status
        ${'declined'} | ${{lastFour: '0002'}}             | ${402}
        ${'expired'}  | ${{expirationDate: '2030-06-04'}} | ${400}
    `('is not saved where it is $refused', async ({card, status}) => {
        const before = await saved()
        const answer = await payTyped(card, 'Y')

        expect(answer.status).toBe(status)
        expect(await saved()).toEqual(before)
    })

    test('is good on its last day', async () => {
        expect((await payTyped({expirationDate: '2030-06-05'}, 'N')).status).toBe(200)
    })

    test('is the only one that a payment is from', async () => {
        const both = {token: 'a', paymentMethodId: 'card-avery-1'}
        for (const from of [{}, both]) {
            const {status} = await request('avery', 'submit-payment payment', {
                idempotencyKey: 'both-or-none',
                payments: [{agreementId, amount: 1}],
                ...from
            })
            expect(status).toBe(400)
        }
    })
})

test('a saved card that was declined is no longer the default, until its owner makes it so (D-43)', async () => {
    const {agreement} = await due('parker')
    const payments = [{agreementId: 'agreement-parker-1', amount: agreement?.totalAmount}]
    const methods = async () => {
        const {body} = await request('parker', 'saved-payment-methods getsavedpaymentmethods', {
            customerExtId: idOf('parker')
        })
        return body.paymentMethods.map(
            ({isDefault, isDeclined}: {isDefault: string; isDeclined: string}) =>
                `${isDefault}${isDeclined}`
        )
    }
    await request('parker', 'saved-payment-methods defaultpaymentmethod', {
        paymentMethodId: 'card-parker-2'
    })
    expect(await methods()).toEqual(['NN', 'YN'])
    const {status} = await request('parker', 'submit-payment payment', {
        idempotencyKey: 'declined-parker',
        paymentMethodId: 'card-parker-2',
        payments
    })

    expect(status).toBe(402)
    expect(await methods()).toEqual(['YN', 'NY'])
    await request('parker', 'saved-payment-methods defaultpaymentmethod', {
        paymentMethodId: 'card-parker-2'
    })
    // Its owner says that it is good again.
    expect(await methods()).toEqual(['NN', 'YN'])
})
