import {addsUp} from '@app/domain/payments/account-payments'
import {aCommerce} from '../../../../tests/support/a-commerce'
import {paymentsDue, toPaymentsDue} from './payments-due'
import recorded from '../recorded-answers.json'

const blake = recorded.calculatepayment.storePaymentDetails[0]?.agreementPaymentDetails[0]

const read = (agreement: object) =>
    toPaymentsDue({
        storePaymentDetails: [{storeNumber: '01001', agreementPaymentDetails: [agreement]}]
    })

test('a late payment is read with its rent, its taxes and fees, and the early purchase [ENTITY-035] [ACCT-022]', () => {
    const [payment] = read({...blake})

    expect(payment).toEqual({
        id: 'agreement-blake-1',
        of: 'agreement',
        rent: 30_98,
        fees: [
            {kind: 'tax', amount: 2_80},
            {kind: 'coverage', amount: 3_98},
            {kind: 'late-fee', amount: 5_00},
            {kind: 'processing-fee', amount: 1_99}
        ],
        total: 44_75,
        earlyPurchase: 560_00,
        dueDay: '2030-01-05',
        daysLate: 10,
        allowsOnlinePayment: true,
        isFinal: false,
        sameAsCashUntil: '2029-12-09',
        frequency: 'weekly',
        payment: 15_49,
        terms: 78,
        paymentsLeft: 58,
        nextAutopay: null,
        storeNumber: '01001'
    })
})

test('recorded payments add up to their totals; a club’s dues are what its total leaves (D-30)', () => {
    const payments = toPaymentsDue(recorded.calculatepayment)

    expect(payments.map(({id, of, rent}) => ({id, of, rent}))).toEqual([
        {id: 'agreement-blake-1', of: 'agreement', rent: 30_98},
        {id: 'agreement-finley-1', of: 'agreement', rent: 17_49},
        {id: 'club-finley', of: 'club', rent: 9_95}
    ])
    expect(payments.every(addsUp)).toBe(true)
})

test.each`
    situation                    | own                                                  | adds
    ${'as recorded'}             | ${{}}                                                | ${true}
    ${'with another total'}      | ${{totalAmount: 44.76}}                              | ${false}
    ${'without its rent'}        | ${{rentalRevenue: undefined}}                        | ${false}
    ${'with an unknown fee'}     | ${{amountDetails: [{type: 'OTHER', amount: 10.97}]}} | ${false}
    ${'with a fee of no amount'} | ${{amountDetails: [{type: 'LATEFEE'}]}}              | ${false}
`('a payment $situation adds up: $adds (D-30)', ({own, adds}) => {
    expect(read({...blake, ...own}).map(addsUp)).toEqual([adds])
})

test.each`
    own                              | expected
    ${{allowOnlinePayment: 'N'}}     | ${{allowsOnlinePayment: false}}
    ${{finalPaymentFlag: 'Y'}}       | ${{isFinal: true}}
    ${{epoAmountIncTax: undefined}}  | ${{earlyPurchase: undefined}}
    ${{pifDate: undefined}}          | ${{sameAsCashUntil: undefined}}
    ${{numberOfDaysLate: undefined}} | ${{daysLate: 0}}
`('a payment with $own is read as $expected [ENTITY-035]', ({own, expected}) => {
    expect(read({...blake, ...own})).toMatchObject([expected])
})

test.each([
    {agreementId: undefined},
    {totalAmount: undefined},
    {allowOnlinePayment: undefined},
    {allowOnlinePayment: 'maybe'}
])('a payment with %j is left out; alone it is no empty list but unreadable (D-48)', (own) => {
    const odd = {...blake, ...own}
    const beside = [{agreementPaymentDetails: [odd, blake]}]

    expect(toPaymentsDue({storePaymentDetails: beside})).toHaveLength(1)
    expect(() => read(odd)).toThrow(expect.objectContaining({code: 'garbled'}))
})

test('what is due is fetched by POST, as an online payment [API-048]', async () => {
    const {commerce, calls} = aCommerce(() => recorded.calculatepayment)

    await expect(paymentsDue(commerce, 'ada').fetch()).resolves.toHaveLength(3)

    expect(calls).toEqual([
        {
            path: '/custom/calculate-payment/v1/organizations/{org}/calculatepayment',
            body: {customerId: 'ada', paymentOrigin: 'ECOMM'},
            customerId: 'ada'
        }
    ])
})

test.each`
    answered                                                     | nextAutopay
    ${{nextAutoPayDate: '2030-06-08', nextAutoPayAmount: 20.88}} | ${{day: '2030-06-08', amount: 20_88}}
    ${{nextAutoPayDate: '2030-06-08'}}                           | ${null}
    ${{nextAutoPayAmount: 20.88}}                                | ${null}
`('what autopay takes next is read as $nextAutopay [ACCT-036]', ({answered, nextAutopay}) => {
    expect(read({...blake, ...answered})[0]?.nextAutopay).toEqual(nextAutopay)
})
