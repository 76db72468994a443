import {renting} from '../../../tests/renting'
import {testSandbox} from '../../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const {request, member, temporaryBasket} = renting(sandbox)

const consent = {
    kind: 'report',
    version: '2026-11',
    locale: 'es-US',
    agreedAt: '2030-06-05T16:59:58.000Z'
}
const recorded = (customerId: string) =>
    sandbox.world.statement('SELECT * FROM consent_record WHERE customer_id = ?').all(customerId)

test('a consent is stored with its text, language and time [D-32]', async () => {
    const shopper = await member('consents@homeward.example')
    const {tempBasketId} = await temporaryBasket(shopper.token, {
        c_ssn: '900-12-3451',
        c_dob: '1990-02-03'
    })
    await request(shopper, 'identity-verification payfone', {
        tempBasketId,
        phone: '2135550123',
        consent: true,
        consents: [{...consent, kind: 'phone-look-up'}]
    })
    await request(shopper, 'get-decision decision', {
        tempBasketId,
        incomeAmount: 900,
        payFrequency: 'WEEKLY',
        consents: [consent]
    })

    expect(recorded(shopper.customerId)).toEqual(
        ['phone-look-up', 'report'].map((kind) => ({
            customer_id: shopper.customerId,
            kind,
            version: '2026-11',
            locale: 'es-US',
            agreed_at: consent.agreedAt,
            recorded_at: Date.parse('2030-06-05T17:00:00Z')
        }))
    )
})

test.each([
    ['without a version', {version: ''}],
    ['of a day that is none', {agreedAt: 'yesterday'}],
    ['in a language that the shop has not', {locale: 'fr-FR'}]
])('a consent %s is refused, and so is the call that needs it', async (what, wrong) => {
    const shopper = await member(`${what.replace(/\W/g, '')}@homeward.example`)
    const {tempBasketId} = await temporaryBasket(shopper.token, {})

    const {status} = await request(shopper, 'identity-verification payfone', {
        tempBasketId,
        phone: '2135550123',
        consent: true,
        consents: [{...consent, ...wrong}]
    })

    expect(status).toBe(400)
    expect(recorded(shopper.customerId)).toEqual([])
})
