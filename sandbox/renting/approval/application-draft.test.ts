import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
const {world} = sandbox
afterAll(() => sandbox.close())
afterEach(() => world.clock.set(undefined))

const {request, member} = renting(sandbox)

const draft = {
    personal: {firstName: 'Drew', lastName: 'Parks', phone: '2135550166'},
    home: {address1: '12 Elm Street', postalCode: '90210', monthsThere: 18},
    income: {source: 'job', amount: 250000, frequency: 'monthly'}
}

const later = (date: string) => world.clock.set(new Date(date))

test('a draft is returned as it was saved, with its dates, and is stored encrypted [D-24]', async () => {
    const shopper = await member('draft-1@homeward.example')
    const saved = await request(shopper, 'application-draft save', {draft})
    const {body} = await request(shopper, 'application-draft read')
    const rows = JSON.stringify(world.statement('SELECT * FROM application_draft').all())

    expect(saved.status).toBe(200)
    expect(body).toEqual({
        draft,
        startedAt: '2030-06-05T17:00:00.000Z',
        savedAt: '2030-06-05T17:00:00.000Z',
        expiresAt: '2030-06-12T17:00:00.000Z'
    })
    expect(rows).not.toContain('Elm Street')
})

test('saving again keeps the day on which the draft ends; afterwards there is none [D-24]', async () => {
    const {customerId} = await member('draft-2@homeward.example')
    const again = () => ({customerId, token: sandbox.shopperToken(customerId)})
    await request(again(), 'application-draft save', {draft})
    later('2030-06-10T17:00:00Z')
    const saved = await request(again(), 'application-draft save', {draft: {home: draft.home}})
    later('2030-06-12T16:59:00Z')
    const last = await request(again(), 'application-draft read')
    later('2030-06-12T17:00:00Z')
    const over = await request(again(), 'application-draft read')

    expect(saved.body.expiresAt).toBe('2030-06-12T17:00:00.000Z')
    expect(last.body.draft).toEqual({home: draft.home})
    expect(over.body).toEqual({draft: null})
})

test('a draft can be deleted, and only its customer can read it', async () => {
    const shopper = await member('draft-3@homeward.example')
    const other = await member('draft-4@homeward.example')
    await request(shopper, 'application-draft save', {draft})
    const stolen = await request(
        {...other, customerId: shopper.customerId},
        'application-draft read'
    )
    const own = await request(other, 'application-draft read')
    const removed = await request(shopper, 'application-draft delete')
    const {body} = await request(shopper, 'application-draft read')

    expect(stolen.status).toBe(404)
    expect(own.body).toEqual({draft: null})
    expect(removed.status).toBe(204)
    expect(body).toEqual({draft: null})
})

test('a guest has no draft here: it stays in the tab [D-24]', async () => {
    const token = sandbox.guestToken()
    const made = await sandbox.call(
        'POST /checkout/shopper-baskets/v2/organizations/{org}/baskets?siteId=Homeward',
        {token, body: {}}
    )
    const guest = {token, customerId: String(made.body.customerInfo.customerId)}

    expect((await request(guest, 'application-draft save', {draft})).status).toBe(403)
})

test.each([
    ['a social security number', {personal: {ssn: '900123451'}}],
    ['one under another name', {personal: {note: '900-12-3451'}}],
    ['nine digits', {personal: {note: '900123451'}}],
    ['an identity number', {personal: {identityNumber: '1'}}],
    ['a birth date', {personal: {birthDate: '1990-02-03'}}],
    ['the platform’s name of it', {c_dob: '02/03/1990'}],
    ['a bank account', {bank: {accountNumber: '1'}}],
    ['a routing number', {routingNumber: '021000021'}],
    ['a card', {payment: {cardNumber: '1'}}],
    ['a card’s digits', {note: '4111 1111 1111 1111'}],
    ['a password', {password: 'x'}],
    ['a landlord', {landlord: {name: 'Pat'}}],
    ['references', {people: [{references: []}]}]
])('a draft with %s is refused, and nothing of it is stored [D-24, D-26]', async (_what, more) => {
    const shopper = await member(`draft-${_what.replace(/\W/g, '')}@homeward.example`)
    const {status, text} = await request(shopper, 'application-draft save', {
        draft: {...draft, ...more}
    })

    expect(status).toBe(400)
    expect(text).not.toMatch(/900|4111|1990/)
    expect((await request(shopper, 'application-draft read')).body).toEqual({draft: null})
})

test('a postal code of nine digits is no secret, and a long draft is refused', async () => {
    const shopper = await member('draft-zip@homeward.example')
    const zip = await request(shopper, 'application-draft save', {
        draft: {home: {postalCode: '902101234'}}
    })
    const long = await request(shopper, 'application-draft save', {
        draft: {note: 'x '.repeat(9000)}
    })

    expect([zip.status, long.status]).toEqual([200, 400])
})
