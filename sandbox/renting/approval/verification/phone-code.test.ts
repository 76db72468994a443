import {messagesTo} from '../../../shoppers/messages/message'
import {renting} from '../../../tests/renting'
import {testSandbox} from '../../../tests/test-sandbox'

let now = Date.parse('2030-06-05T17:00:00Z')
const sandbox = testSandbox({clock: () => new Date(now)})
const {world} = sandbox
afterAll(() => sandbox.close())

const {request, member, readBasket, temporaryBasket, fillByPhone} = renting(sandbox)

const minutes = (count: number) => count * 60_000
let members = 0

const newMember = async () => {
    members += 1
    return (await member(`code${members}@homeward.example`)).customerId
}

/** A shopper with a temporary basket who gives their mobile number; a new member if no id is given. */
const applicant = async (customerId?: string) => {
    const shopper = {customerId: customerId ?? (await newMember()), token: ''}
    shopper.token = sandbox.shopperToken(shopper.customerId)
    const {tempBasketId} = await temporaryBasket(shopper.token, {})
    const payfone = (more: object = {}) =>
        request(shopper, 'identity-verification payfone', {
            tempBasketId,
            phone: '2135550123',
            consent: true,
            ...more
        })
    const basket = async () => (await readBasket(shopper, tempBasketId)).body
    return {payfone, basket, customerId: shopper.customerId}
}

const sentTo = () => messagesTo(world, '2135550123')[0]?.token ?? ''
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

test('a number alone proves nothing: a code is sent to it, in the language of the shop', async () => {
    const {payfone, basket} = await applicant()

    const {body} = await payfone({locale: 'es-US'})

    expect(body).toEqual({codeSent: true})
    expect(await basket()).not.toHaveProperty('c_isPrefill')
    expect(messagesTo(world, '2135550123')[0]).toMatchObject({
        kind: 'phone-code',
        by: 'sms',
        locale: 'es-US',
        token: expect.stringMatching(/^\d{6}$/)
    })
    expect(JSON.stringify(world.statement('SELECT * FROM phone_code').all())).not.toContain(
        sentTo()
    )
})

test('the right code fills the form, once, also on the last of three tries', async () => {
    const {payfone, basket} = await applicant()
    await payfone()
    const code = sentTo()
    const tried = async (typed: string) => (await payfone({code: typed})).body

    expect(await tried(wrongFor(code))).toEqual({codeSent: true, codeAttemptsLeft: 2})
    expect(await tried(wrongFor(code))).toEqual({codeSent: true, codeAttemptsLeft: 1})
    expect(await tried(code)).toMatchObject({isPrefill: true, payfoneResponse: {stateCode: 'CA'}})
    expect(await basket()).toMatchObject({c_isPrefill: true})
    expect(await tried(code)).toEqual({codeSent: false})
})

test('after three wrong codes the right one is refused until another is sent', async () => {
    const {payfone} = await applicant()
    await payfone()
    const code = sentTo()
    for (const _ of [1, 2, 3]) await payfone({code: wrongFor(code)})

    expect((await payfone({code})).body).toEqual({codeSent: false})
    await payfone()
    expect((await payfone({code: sentTo()})).body).toMatchObject({isPrefill: true})
})

test('a code is valid for ten minutes', async () => {
    const {payfone} = await applicant()
    await payfone()
    now += minutes(10) - 1
    expect((await payfone({code: wrongFor(sentTo())})).body).toMatchObject({codeAttemptsLeft: 2})

    now += 1

    expect((await payfone({code: sentTo()})).body).toEqual({codeSent: false})
})

test('a code belongs to one number and to one shopper', async () => {
    const {payfone} = await applicant()
    const other = await applicant()
    await payfone()
    const code = sentTo()

    expect((await payfone({code, phone: '2135550124'})).body).toEqual({codeSent: false})
    expect((await other.payfone({code})).body).toEqual({codeSent: false})
    expect((await payfone({code})).body).toMatchObject({isPrefill: true})
})

test('a shopper gets at most five codes an hour', async () => {
    const {payfone, customerId} = await applicant()
    for (const _ of [1, 2, 3, 4, 5]) expect((await payfone()).status).toBe(200)

    expect((await payfone()).status).toBe(429)
    now += minutes(60)
    expect((await (await applicant(customerId)).payfone()).status).toBe(200)
})

test.each(['12345', '1234567', 'abcdef'])('%s is not a code', async (code) => {
    const {payfone} = await applicant()

    expect((await payfone({code})).status).toBe(400)
})

test.each`
    phone           | isPrefill
    ${'2135550123'} | ${true}
    ${'2135550000'} | ${false}
`('the form is filled for $phone: $isPrefill', async ({phone, isPrefill}) => {
    const customerId = await newMember()
    const identity = {customerId, token: sandbox.shopperToken(customerId)}
    const {tempBasketId} = await temporaryBasket(identity.token, {})

    const {body} = await fillByPhone(identity, tempBasketId, phone)
    const basket = await readBasket(identity, tempBasketId)

    expect(body.isPrefill).toBe(isPrefill)
    expect(basket.body.c_isPrefill).toBe(isPrefill)
    expect(basket.body).not.toHaveProperty('c_payfoneResponse')
})
