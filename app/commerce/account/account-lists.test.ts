import {aCommerce} from '../../../tests/support/a-commerce'
import {accountAppointments, toAppointments} from './visits/appointments'
import {interstitialRules, isInterstitialEnabled, toInterstitialRules} from './interstitial-rules'
import {paymentHistory, toPastPayment, toPaymentHistory} from './payments/payment-history'
import {paymentMethods, toPaymentMethods} from './payments/payment-methods'
import recorded from './recorded-answers.json'

const [appointment] = recorded.searchappointment.appointments
const delivery = {
    id: 'delivery-agreement-emerson-1',
    kind: 'delivery',
    name: 'Delivery',
    day: '2030-01-18',
    isCompleted: false,
    startTime: '12:00',
    endTime: '15:00',
    pieces: ['Winmere 12-Inch Plush Innerspring Mattress'],
    isExtendedAisle: false,
    agreementId: 'agreement-emerson-1'
}

test.each`
    own                                          | expected
    ${{}}                                        | ${[delivery]}
    ${{timeSlotInfo: undefined}}                 | ${[{...delivery, startTime: null, endTime: null}]}
    ${{inventories: undefined}}                  | ${[delivery]}
    ${{inventories: undefined, agreement: null}} | ${[{...delivery, pieces: [], agreementId: null}]}
    ${{inventories: [{extendedAisle: true}]}}    | ${[{...delivery, isExtendedAisle: true}]}
`('an appointment with $own is read as $expected [ENTITY-038]', ({own, expected}) => {
    expect(toAppointments({appointments: [{...appointment, ...own}]})).toEqual(expected)
})

test.each([
    [
        {appointmentType: 'SVC', appointmentTypeDesc: 'Service visit'},
        {kind: 'service', name: 'Service visit'}
    ],
    [
        {appointmentType: 'PICK', appointmentTypeDesc: 'Pick-up'},
        {kind: 'other', name: 'Pick-up'}
    ],
    [{appointmentStatus: 'COMP'}, {isCompleted: true}]
])('an appointment that says %j is %j [ENTITY-038]', (info, expected) => {
    const raw = {...appointment, appointmentInfo: {...appointment?.appointmentInfo, ...info}}

    expect(toAppointments({appointments: [raw]})).toMatchObject([expected])
})

const card = {
    id: 'card-parker-2',
    kind: 'card',
    brand: 'Visa',
    lastFour: '0002',
    lastGoodDay: '2031-02-19',
    isDefault: false
}
const [, declinedCard] = recorded.getsavedpaymentmethods.paymentMethods

test.each`
    own                               | expected
    ${{}}                             | ${[card]}
    ${{lastFour: '4111111111110002'}} | ${[card]}
    ${{paymentMethodType: 'BANK'}}    | ${[{...card, kind: 'bank'}]}
    ${{expirationDate: undefined}}    | ${[{...card, lastGoodDay: null}]}
    ${{isDefault: 'Y'}}               | ${[{...card, isDefault: true}]}
    ${{cardType: undefined}}          | ${[{...card, brand: ''}]}
`('a saved method with $own is read as $expected [ENTITY-037]', ({own, expected}) => {
    expect(toPaymentMethods({paymentMethods: [{...declinedCard, ...own}]})).toEqual(expected)
})

const [payment] = recorded.paymenthistory.payments

test('a payment of the history is read with its receipt, its moment and its parts', () => {
    expect(toPaymentHistory(recorded.paymenthistory)).toEqual([
        {
            reference: 'HWP00000044',
            paidAt: '2030-01-11T18:00:00.000Z',
            total: 17_49,
            lastFour: '1111',
            parts: [{id: 'agreement-finley-1', of: 'agreement', kind: 'due', amount: 17_49}]
        }
    ])
})

test.each`
    own                                                                      | expected
    ${{payments: [{customerClubId: 'club', amount: 9.95}]}}                  | ${[{id: 'club', of: 'club', kind: 'due', amount: 9_95}]}
    ${{payments: [{agreementId: 'a', kind: 'EARLY_PURCHASE', amount: 500}]}} | ${[{id: 'a', of: 'agreement', kind: 'early-purchase', amount: 500_00}]}
    ${{payments: [{amount: 1}, {agreementId: 'a'}]}}                         | ${[]}
    ${{payments: undefined}}                                                 | ${[]}
`('a payment with $own has the parts $expected', ({own, expected}) => {
    expect(toPastPayment({...payment, ...own})?.parts).toEqual(expected)
})

test.each([{referenceNumber: ''}, {paymentDate: undefined}, {totalAmount: '1'}])(
    'a payment with %j is left out',
    (own) => {
        expect(toPastPayment({...payment, ...own})).toBeUndefined()
    }
)

test('interstitial rules keep their order; one without an asset is left out [API-054]', () => {
    const sortedRules = [
        {ruleName: 'AnyPaymentOverDue', contentAssetId: 'overdue'},
        {ruleName: 'NotEnrolledInAnyAutoPay'},
        {ruleName: 'AllSavedPaymentsExpired', contentAssetId: 'expired'}
    ]

    expect(toInterstitialRules({sortedRules})).toEqual([
        {name: 'AnyPaymentOverDue', contentAssetId: 'overdue'},
        {name: 'AllSavedPaymentsExpired', contentAssetId: 'expired'}
    ])
})

test.each([
    [{customPreferences: {interstitialEngineEnabled: true}}, true],
    [{customPreferences: {interstitialEngineEnabled: false}}, false],
    [{customPreferences: {}}, false]
])('preferences %j switch the interstitial engine %j [ACCT-032]', async (answer, isOn) => {
    const {commerce} = aCommerce(() => answer)

    await expect(isInterstitialEnabled(commerce).fetch()).resolves.toBe(isOn)
})

test('lists of the account are fetched by POST with the customer [API-050] [API-052] [API-054]', async () => {
    const {commerce, calls} = aCommerce(() => ({
        appointments: [],
        paymentMethods: [],
        payments: [],
        sortedRules: []
    }))

    await accountAppointments(commerce, 'ada').fetch()
    await paymentMethods(commerce, 'ada').fetch()
    await paymentHistory(commerce, 'ada').fetch()
    await interstitialRules(commerce, 'ada').fetch()

    expect(calls.map(({path, body}) => [path.split('/').at(-1), body])).toEqual([
        ['searchappointment', {customerId: 'ada'}],
        ['getsavedpaymentmethods', {customerExtId: 'ada', ccOnly: false}],
        ['paymenthistory', {customerId: 'ada'}],
        [
            'getieconfigurations',
            {
                rulesquery: [
                    'AnyPaymentOverDue45Days',
                    'AnyPaymentOverDue',
                    'AllSavedPaymentsExpired',
                    'AnySavedPaymentExpiringWithIn60Days',
                    'AnyUpcomingPaymentWithIn1Week',
                    'NotEnrolledInAnyAutoPay'
                ]
            }
        ]
    ])
})

test.each(['soon', '2030-02-31', '12/2030'])(
    'a card that is good until “%s” is left out, and never looks as if it did not end (D-43, D-48)',
    (expirationDate) => {
        const odd = {...declinedCard, expirationDate}

        expect(toPaymentMethods({paymentMethods: [odd, declinedCard]})).toHaveLength(1)
    }
)
