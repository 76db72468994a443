import type {AgreementSummaryAnswer} from '@contract/agreements'
import {testSandbox} from '../../tests/test-sandbox'

const clock = () => new Date('2030-06-05T17:00:00Z')
const sandbox = testSandbox({clock})
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

const summaryOf = async (login: string): Promise<AgreementSummaryAnswer> =>
    (await request(login, 'agreement-summary agreementsummary')).body

test.each`
    login        | due             | late  | autoPay | refCode
    ${'avery'}   | ${'2030-06-05'} | ${0}  | ${'N'}  | ${'ACTV'}
    ${'blake'}   | ${'2030-05-26'} | ${10} | ${'N'}  | ${'ACTV'}
    ${'dakota'}  | ${'2030-04-21'} | ${45} | ${'N'}  | ${'ACTV'}
    ${'cameron'} | ${'2030-04-20'} | ${46} | ${'N'}  | ${'ACTV'}
    ${'finley'}  | ${'2030-06-08'} | ${0}  | ${'Y'}  | ${'ACTV'}
    ${'emerson'} | ${undefined}    | ${0}  | ${'N'}  | ${'PRELIMPAID'}
`(
    '$login’s first agreement is due on $due, $late days late [API-049, ENTITY-031, ENTITY-032]',
    async ({login, due, late, autoPay, refCode}) => {
        const {agreement} = await summaryOf(login)

        expect(agreement?.[0]).toMatchObject({
            numberOfDaysLate: late,
            autoPay,
            agreementRefCode: refCode
        })
        expect(agreement?.[0]?.currentDueDate).toBe(due)
    }
)

test('nothing is due on an agreement that was paid before it began', async () => {
    const {agreement} = await summaryOf('emerson')

    expect(agreement?.[0]?.amountDue).toBe(0)
    expect(agreement?.[0]?.scheduleDate).toBe('2030-06-08')
})

test('a club member sees the membership [ENTITY-033]', async () => {
    const {clubInfoResponse} = await summaryOf('finley')

    expect(clubInfoResponse).toEqual([
        expect.objectContaining({
            customerClubId: 'club-finley',
            clubMembershipNumber: '500010',
            clubBeginDate: '2030-01-11',
            autoPay: 'Y'
        })
    ])
})

test('an agreement shows its progress [API-053, ENTITY-034]', async () => {
    const {body} = await request('emerson', 'agreement-details agreementdetails', {
        agreementId: 'agreement-emerson-1',
        isAgreementNumber: 'N',
        storeId: '00000'
    })

    expect(body.agreementWorkflow).toEqual({
        agreementId: 'agreement-emerson-1',
        isAutopayEnabled: 'N',
        isAgreementSigned: 'Y',
        isDeliveryScheduled: 'Y',
        isDeliveryCompleted: 'N'
    })
    expect(body.inventoryImageUrls).toHaveLength(1)
})

test('a customer is found by either number, and no secret is shown in full [API-046, ENTITY-020]', async () => {
    const {body} = await request('blake', 'get-customer getcustomer', {customerId: '70010006'})

    expect(body).toMatchObject({
        customerId: '70010006',
        globalCustomerId: 'GC70010006',
        dateOfBirth: '1976-**-**',
        taxId: '***-**-1006',
        addresses: [expect.objectContaining({addressType: 'PRIM'})],
        phones: [expect.objectContaining({primary: 'Y'})]
    })
})

test('the account shows its balance and what may be paid [API-051, ENTITY-036, ENTITY-041]', async () => {
    const {body: blake} = await request('blake', 'get-customer customerdetailinfo')
    const {body: kendall} = await request('kendall', 'get-customer customerdetailinfo')

    expect(blake.accountBalance).toEqual([
        {
            customerAccountTypeRef: 'SUSP',
            accountBalance: 12.5,
            agreementId: 'agreement-blake-1',
            storeNumber: expect.any(String)
        }
    ])
    expect(blake.agreementAccess).toEqual([
        {agreementId: 'agreement-blake-1', paymentAllowed: true}
    ])
    expect(kendall.customer.remotePaymentAllowed).toBe('N')
    expect(kendall.agreementAccess[0].paymentAllowed).toBe(false)
})

test.each([
    ['another customer', idOf('avery')],
    ['another customer’s number', '70010005'],
    ['nobody', 'nobody']
])('a call for %s gets nothing', async (_who, customerId) => {
    const {status} = await request('blake', 'agreement-summary agreementsummary', {customerId})

    expect(status).toBe(404)
})

test('nobody sees another’s agreement by its id', async () => {
    const {status} = await request('blake', 'agreement-details agreementdetails', {
        agreementId: 'agreement-avery-1'
    })

    expect(status).toBe(404)
})

test('appointments show their time slot [API-052, ENTITY-030, ENTITY-038]', async () => {
    const {body} = await request('emerson', 'search-appointment searchappointment')

    expect(body.appointments).toEqual([
        expect.objectContaining({
            appointmentInfo: expect.objectContaining({
                appointmentType: 'DLV',
                appointmentDate: '2030-06-08',
                appointmentStatus: 'SCHD'
            }),
            timeSlotInfo: {startTime: '12:00', endTime: '15:00'}
        })
    ])
})

describe('a delivery', () => {
    const agreementId = 'agreement-emerson-1'
    const schedule = (slot: object) =>
        request('emerson', 'schedule-delivery schedule', {agreementId, ...slot})

    test('is offered from tomorrow on, on business days: not at weekends, not on a holiday (D-46)', async () => {
        const {body} = await request('emerson', 'schedule-delivery deliveryslots', {agreementId})
        const days = new Set(body.slots.map(({date}: {date: string}) => date))

        expect(body.slots[0]).toEqual({date: '2030-06-06', startTime: '09:00', endTime: '12:00'})
        // 19 June is a holiday, and the last of the fourteen days.
        expect([...days]).toEqual(
            ['06', '07', '10', '11', '12', '13', '14', '17', '18'].map((date) => `2030-06-${date}`)
        )
    })

    test('can be moved to an offered time', async () => {
        const {body} = await schedule({date: '2030-06-10', startTime: '15:00'})

        expect(body.appointmentInfo.appointmentDate).toBe('2030-06-10')
        expect(
            (await request('emerson', 'search-appointment searchappointment')).body.appointments
        ).toHaveLength(1)
    })

    test.each([
        ['on a Sunday', {date: '2030-06-09', startTime: '09:00'}],
        ['today', {date: '2030-06-05', startTime: '15:00'}],
        ['in between', {date: '2030-06-10', startTime: '10:00'}]
    ])('cannot be booked %s', async (_when, slot) => {
        expect((await schedule(slot)).status).toBe(409)
    })

    test('is refused before the signature', async () => {
        const {status, body} = await request('lennon', 'schedule-delivery schedule', {
            agreementId: 'agreement-lennon-1',
            date: '2030-06-10',
            startTime: '15:00'
        })

        expect(status).toBe(409)
        expect(body.type).toContain('agreement-not-signed')
    })
})
