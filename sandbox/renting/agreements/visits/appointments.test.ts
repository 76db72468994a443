import {testSandbox} from '../../../tests/test-sandbox'

let now = new Date('2030-06-05T17:00:00Z')
const sandbox = testSandbox({clock: () => now})
afterAll(() => sandbox.close())
afterEach(() => {
    now = new Date('2030-06-05T17:00:00Z')
})

const idOf = (login: string) => `seed${login.padStart(22, '0')}`

const request = (login: string, path: string, body: object = {}, as = login) => {
    const [api = '', name = ''] = path.split(' ')
    return sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
        token: sandbox.shopperToken(idOf(as)),
        body: {customerId: idOf(as), ...body}
    })
}

const slot = {date: '2030-06-10', startTime: '15:00'}

const visit = (login: string, change: object = {}) =>
    request(login, 'schedule-service schedule', {
        agreementId: `agreement-${login}-1`,
        reason: 'NOISE',
        ...slot,
        ...change
    })

const visitsOf = async (login: string) =>
    (await request(login, 'search-appointment searchappointment')).body.appointments

test('a service visit is booked, moved and cancelled [API-052] [ENTITY-038]', async () => {
    const first = await visit('avery')
    const moved = await visit('avery', {startTime: '09:00'})
    expect(first.body.appointmentInfo).toMatchObject({
        appointmentType: 'SVC',
        appointmentTypeDesc: 'Service visit',
        appointmentStatus: 'SCHD'
    })
    expect(await visitsOf('avery')).toEqual([moved.body])
    const {appointmentId} = moved.body.appointmentInfo
    expect(appointmentId).toBe(first.body.appointmentInfo.appointmentId)

    const given = await request('avery', 'cancel-appointment cancelappointment', {appointmentId})
    expect(given.status).toBe(200)
    expect(await visitsOf('avery')).toEqual([])
    const again = await request('avery', 'cancel-appointment cancelappointment', {appointmentId})
    expect(again.status).toBe(404)
})

test('the same time requested twice is one appointment, also in a full window', async () => {
    const full = {date: '2030-06-11'}
    for (const login of ['avery', 'cameron', 'dakota']) {
        expect((await visit(login, full)).status).toBe(200)
    }

    expect((await visit('cameron', full)).status).toBe(200)
    expect(await visitsOf('cameron')).toHaveLength(1)
    const late = await visit('finley', full)
    expect([late.status, late.body.type]).toEqual([
        409,
        expect.stringContaining('slot-not-available')
    ])
})

test('of twenty requests for a window at once three are booked', async () => {
    const wanted = {...slot, date: '2030-06-12'}
    const logins = ['avery', 'blake', 'cameron', 'dakota', 'finley', 'harper', 'indigo', 'parker']
    const all = Array.from({length: 20}, (_, at) => logins[at % logins.length] ?? '')
    const ends = await Promise.all(
        all.map(async (login) => ({login, status: (await visit(login, wanted)).status}))
    )

    const booked = new Set(ends.filter(({status}) => status === 200).map(({login}) => login))
    expect(booked.size).toBe(3)
})

test.each([
    ['the day before', '2030-06-13T17:00:00Z', 200],
    ['on its day', '2030-06-14T17:00:00Z', 409],
    ['the day after', '2030-06-15T17:00:00Z', 409]
])('a visit is cancelled %s: %s gives %i', async (_when, moment, status) => {
    const {body} = await visit('harper', {date: '2030-06-14'})
    const {appointmentId} = body.appointmentInfo
    now = new Date(moment)
    const end = await request('harper', 'cancel-appointment cancelappointment', {appointmentId})

    expect(end.status).toBe(status)
})

test('a past visit is shown as completed, and another may be booked', async () => {
    const before = await visit('indigo', {date: '2030-06-17'})
    now = new Date('2030-06-18T17:00:00Z')
    expect((await visitsOf('indigo'))[0].appointmentInfo.appointmentStatus).toBe('COMP')
    const next = await visit('indigo', {date: '2030-06-24'})

    expect(next.status).toBe(200)
    expect(next.body.appointmentInfo.appointmentId).not.toBe(
        before.body.appointmentInfo.appointmentId
    )
})

test.each([
    ['a piece that is not delivered yet', 'emerson', 'agreement-emerson-1'],
    ['an unsigned agreement', 'lennon', 'agreement-lennon-1'],
    ['a piece that the renter owns', 'parker', 'agreement-parker-2']
])('no service visit for %s', async (_what, login, agreementId) => {
    const {status, body} = await visit(login, {agreementId})

    expect([status, body.type]).toEqual([409, expect.stringContaining('service-not-offered')])
})

test('a delivery is cancelled, and can be scheduled again', async () => {
    const [{appointmentInfo}] = await visitsOf('emerson')
    const {appointmentId} = appointmentInfo
    expect(
        (await request('emerson', 'cancel-appointment cancelappointment', {appointmentId})).status
    ).toBe(200)
    expect(await visitsOf('emerson')).toEqual([])
    const booked = await request('emerson', 'schedule-delivery schedule', {
        agreementId: 'agreement-emerson-1',
        ...slot
    })

    expect(booked.body.appointmentInfo).toMatchObject({
        appointmentType: 'DLV',
        appointmentDate: slot.date
    })
})

test('somebody else’s agreement and appointment are not found [ASVS 8.2.2]', async () => {
    const {body} = await visit('avery', {date: '2030-06-18'})
    const {appointmentId} = body.appointmentInfo
    const agreementId = 'agreement-avery-1'
    const foreign = [
        ['schedule-service serviceslots', {agreementId}],
        ['schedule-service schedule', {agreementId, reason: 'OTHER', ...slot}],
        ['schedule-delivery deliveryslots', {agreementId}],
        ['schedule-delivery schedule', {agreementId, ...slot}],
        ['cancel-appointment cancelappointment', {appointmentId}]
    ] as const
    for (const [path, requested] of foreign) {
        expect([path, (await request('blake', path, requested)).status]).toEqual([path, 404])
        const posing = {...requested, customerId: idOf('avery')}
        expect([path, (await request('blake', path, posing)).status]).toEqual([path, 404])
    }
    expect(await visitsOf('avery')).toHaveLength(1)
})
