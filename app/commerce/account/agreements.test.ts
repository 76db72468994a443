import {aCommerce} from '../../../tests/support/a-commerce'
import {
    agreementDetails,
    agreementSummary,
    toAgreement,
    toAgreementDetails,
    toAgreements,
    toAgreementSummary
} from './agreements'
import recorded from './recorded-answers.json'

const [prepaid, semimonthly] = recorded.agreementsummary.agreement

test('a prepaid agreement owes nothing and has no due day [ENTITY-030] [ENTITY-032] [ACCT-018]', () => {
    expect(toAgreement(prepaid)).toEqual({
        id: 'agreement-emerson-1',
        number: '100007',
        name: 'Winmere 12-Inch Plush Innerspring Mattress',
        standing: 'prepaid',
        dueDay: undefined,
        signing: 'signed',
        isSentToSign: false,
        frequency: 'weekly',
        payment: 14_49,
        terms: 78,
        finalPayment: 14_49,
        totalCost: 1130_22,
        remaining: 1115_73,
        amountDue: 0,
        pastDueRent: 0,
        hasAutopay: false,
        autopayMethodId: null,
        basketId: null,
        orderNo: null,
        autopayConsent: null,
        openDay: '2030-01-05',
        scheduledDay: '2030-01-18',
        deliveredDay: undefined,
        storeNumber: '01001',
        items: [{productId: '230001-03', name: 'Winmere 12-Inch Plush Innerspring Mattress'}],
        services: []
    })
})

test('agreements have their recorded status: prepaid, in force, with autopay, unsigned, paid out', () => {
    const {agreements, clubs} = toAgreementSummary(recorded.agreementsummary)

    expect(
        agreements.map(({id, standing, amountDue, hasAutopay, frequency}) => ({
            id,
            standing,
            amountDue,
            hasAutopay,
            frequency
        }))
    ).toEqual([
        row('agreement-emerson-1', 'prepaid', 0),
        {...row('agreement-emerson-2', 'in-force', 41_31), frequency: 'semimonthly'},
        {...row('agreement-finley-1', 'in-force', 20_88), hasAutopay: true},
        row('agreement-lennon-1', 'unsigned', 0),
        row('agreement-parker-2', 'paid-out', 0)
    ])
    expect(clubs).toEqual([
        {
            id: 'club-finley',
            number: '500010',
            standing: 'in-force',
            dueDay: '2030-01-21',
            beginDay: '2029-08-21',
            amountDue: 10_75,
            hasAutopay: true,
            autopayMethodId: null,
            autopayConsent: null
        }
    ])
})

const row = (id: string, standing: string, amountDue: number) => ({
    id,
    standing,
    amountDue,
    hasAutopay: false,
    frequency: 'weekly'
})

test.each`
    own                                                                                          | expected
    ${{agreementRefCode: 'PRELIM'}}                                                              | ${{standing: 'in-force', amountDue: 41_31}}
    ${{agreementRefCode: 'NEW-CODE'}}                                                            | ${{standing: 'in-force', amountDue: 41_31}}
    ${{agreementRefCode: 'PAIDOUT', amountDue: 5}}                                               | ${{standing: 'paid-out', amountDue: 0}}
    ${{signerStatus: 'Sent', envelopeStatus: 'sent'}}                                            | ${{standing: 'unsigned', signing: 'unsigned', amountDue: 0}}
    ${{signerStatus: 'Completed', envelopeStatus: 'sent'}}                                       | ${{standing: 'unsigned', signing: 'checking'}}
    ${{signerStatus: 'Declined', envelopeStatus: undefined}}                                     | ${{standing: 'unsigned', signing: 'declined'}}
    ${{signerStatus: undefined, envelopeStatus: undefined}}                                      | ${{standing: 'in-force', signing: 'signed'}}
    ${{signerStatus: undefined, envelopeStatus: undefined, agreementRefCode: 'PRELIM'}}          | ${{standing: 'unsigned', signing: 'unsigned'}}
    ${{paymentSchedule: 'MONTHLY'}}                                                              | ${{frequency: 'monthly'}}
    ${{paymentSchedule: 'BIWEEKLY'}}                                                             | ${{frequency: 'biweekly'}}
    ${{paymentSchedule: undefined}}                                                              | ${{frequency: 'weekly'}}
    ${{agreementNumber: undefined}}                                                              | ${{number: 'agreement-emerson-2'}}
    ${{amountDue: 0, currentDueDate: undefined}}                                                 | ${{amountDue: 0, dueDay: undefined}}
    ${{autoPay: 'Y', customerPaymentMethodId: 'card'}}                                           | ${{hasAutopay: true, autopayMethodId: 'card'}}
    ${{autoPayConsent: {version: '2026-11-22', acceptedAt: '2030-01-15T20:00:00.000Z'}}}         | ${{autopayConsent: {version: '2026-11-22', acceptedAt: '2030-01-15T20:00:00.000Z'}}}
    ${{autoPayConsent: {version: '2026-11-22'}}}                                                 | ${{autopayConsent: null}}
    ${{services: [{type: 'LDW', rate: 1.99}, {type: 'OTHER', rate: 1}, {type: 'BENEFITSPLUS'}]}} | ${{services: [{kind: 'damage-waiver', rate: 1_99}]}}
    ${{items: [{}]}}                                                                             | ${{items: [{productId: null, name: ''}]}}
`('an agreement with $own is read as $expected [ENTITY-032]', ({own, expected}) => {
    expect(toAgreement({...semimonthly, ...own})).toMatchObject(expected)
})

test.each([
    {agreementId: undefined},
    {amountDue: undefined},
    {amountDue: '41.31'},
    {currentDueDate: undefined},
    {currentDueDate: 'soon'},
    {actualRate: null},
    {totalCost: undefined},
    {remainingPaymentAmount: {}},
    {autoPay: undefined}
])(
    'an agreement with %j is left out and logged; alone it is no empty account but unreadable (D-48)',
    (own) => {
        const odd = {...semimonthly, ...own}
        const warnings: string[] = []
        const log = {warn: (message: string) => void warnings.push(message)}

        expect(toAgreements({agreement: [odd, prepaid]}, log)).toHaveLength(1)
        expect(warnings).toHaveLength(1)
        expect(() => toAgreements({agreement: [odd]})).toThrow(
            expect.objectContaining({code: 'garbled'})
        )
    }
)

test('a customer may have no agreement and no club [ENTITY-031]', () => {
    const nothing = {agreement: [], clubInfoResponse: []}

    expect(toAgreementSummary(nothing)).toEqual({agreements: [], clubs: []})
})

test('the marks of an agreement, its open day, payments left and picture are read [ENTITY-034] [ACCT-041]', () => {
    expect(toAgreementDetails(recorded.agreementdetails)).toEqual({
        isAutopayEnabled: false,
        isSigned: true,
        isDeliveryScheduled: true,
        isDeliveryCompleted: false,
        dueDay: undefined,
        paymentsLeft: 77,
        openDay: '2030-01-05',
        name: 'Winmere 12-Inch Plush Innerspring Mattress',
        images: recorded.agreementdetails.inventoryImageUrls
    })
})

test('the summary is fetched once, and details once per agreement [API-049] [API-053]', async () => {
    const {commerce, calls} = aCommerce(({path}) =>
        path.endsWith('summary') ? recorded.agreementsummary : recorded.agreementdetails
    )

    await agreementSummary(commerce, 'ada').fetch()
    await agreementDetails(commerce, {customerId: 'ada', agreementId: 'a-1'}).fetch()

    expect(calls).toEqual([
        {
            path: '/custom/agreement-summary/v1/organizations/{org}/agreementsummary',
            body: {customerId: 'ada'},
            customerId: 'ada'
        },
        {
            path: '/custom/agreement-details/v1/organizations/{org}/agreementdetails',
            body: {agreementId: 'a-1', isAgreementNumber: 'N', storeId: '00000'},
            customerId: 'ada'
        }
    ])
})
