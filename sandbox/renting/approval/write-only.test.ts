import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
const {world} = sandbox
afterAll(() => sandbox.close())

const {request, member, profileOf, readBasket, temporaryBasket, fillByPhone} = renting(sandbox)

const landlord = {name: 'Lana Lord', phone: '2135550181'}
const references = [
    {name: 'Rita Reference', relation: 'Sister', phone: '2135550182'},
    {name: 'Ralf Reference', relation: 'Neighbor', phone: '2135550183'}
]
const others = /Lana|Rita|Ralf|213555018/

const application = {incomeAmount: 900, payFrequency: 'WEEKLY'} as const

const decide = async (more: object, email: string) => {
    const shopper = await member(email)
    const {tempBasketId} = await temporaryBasket(shopper.token, {
        c_ssn: '900-12-3451',
        c_dob: '1990-02-03'
    })
    const body = {...application, tempBasketId, ...more}
    return {shopper, tempBasketId, decided: await request(shopper, 'get-decision decision', body)}
}

test('landlord and references are sent for the decision and never returned [D-26]', async () => {
    const {shopper, tempBasketId, decided} = await decide(
        {incomeSource: 'job', monthsAtAddress: 18, landlord, references},
        'others@homeward.example'
    )
    const answers = [
        decided.text,
        (await request(shopper, 'get-existing-approval existingapproval', {tempBasketId})).text,
        (await request(shopper, 'get-customer customerdetailinfo')).text,
        (await readBasket(shopper, tempBasketId)).text,
        JSON.stringify(await profileOf(shopper)),
        JSON.stringify(world.statement('SELECT * FROM approval').all())
    ]

    expect(decided.status).toBe(200)
    expect(answers.filter((text) => others.test(text))).toEqual([])
})

test.each([
    ['one reference', {references: references.slice(1)}],
    ['five references', {references: [...references, ...references, ...references]}],
    ['a reference without a phone', {references: [{...references[0], phone: ''}, references[1]]}],
    ['a landlord without a name', {landlord: {...landlord, name: ''}}],
    ['a negative time at the address', {monthsAtAddress: -1}]
])('%s is refused, and nothing of it is repeated', async (what, more) => {
    const {decided} = await decide(
        {landlord, references, ...more},
        `${what.replace(/\W/g, '')}@homeward.example`
    )

    expect(decided.status).toBe(400)
    expect(decided.text).not.toMatch(others)
})

test('data found by the phone, and other people, are in no returned basket [D-26]', async () => {
    const shopper = await member('prefill@homeward.example')
    const {tempBasketId} = await temporaryBasket(shopper.token, {
        c_landlordName: landlord.name,
        c_references: references.map(({name}) => name)
    })
    const {body} = await fillByPhone(shopper, tempBasketId, '2135550123')
    const basket = await readBasket(shopper, tempBasketId)

    expect(body.payfoneResponse).toMatchObject({city: 'Beverly Hills'})
    expect(basket.body).toMatchObject({c_isPrefill: true})
    expect(basket.text).not.toMatch(/c_payfoneResponse|Sample Street|c_landlord|c_references/)
    expect(basket.text).not.toMatch(others)
})

test('a customer is returned without the hash of their login', async () => {
    const shopper = await member('hash@homeward.example')
    const {text} = await request(shopper, 'get-customer customerdetailinfo')

    expect(await profileOf(shopper)).not.toHaveProperty('hashedLogin')
    expect(text).not.toContain('hashedLogin')
})
