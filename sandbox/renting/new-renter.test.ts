import {renting} from '../tests/renting'
import {testSandbox} from '../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const {apply, request, drawUp, member, profileOf, register, sign} = renting(sandbox)

test('a new customer is known at the identity provider, and is no renter yet [D-18, ROLE-007]', async () => {
    const shopper = await member('found@homeward.example')
    const {body} = await request(shopper, 'get-customer getcustomer')

    expect(await profileOf(shopper)).toMatchObject({c_customerFoundbyOKTAId: true})
    expect(body).toMatchObject({customerType: 'PROSPECT'})
    expect(body).not.toHaveProperty('c_racCustomerID')
    expect(body).not.toHaveProperty('storeNumber')
})

test('the first signed agreement gives the rental ids, and a second one does not change them [D-18]', async () => {
    const shopper = await member('renter@homeward.example')
    const address = {
        address1: '12 Elm Street',
        city: 'Beverly Hills',
        stateCode: 'CA',
        postalCode: '90210',
        countryCode: 'US',
        lastName: 'Renter',
        phone: '2135550177'
    }
    const {tempBasketId} = await apply(shopper.token, {
        basket: {c_storeId: '01002', billingAddress: address}
    })
    const drawn = await drawUp(shopper, tempBasketId)
    const before = await profileOf(shopper)

    await sign(shopper, drawn.body.agreement[0].agreementId)
    const after = await profileOf(shopper)
    const {body: renter} = await request(shopper, 'get-customer getcustomer')
    const second = await drawUp(shopper, (await apply(shopper.token)).tempBasketId)
    await sign(shopper, second.body.agreement[0].agreementId)

    expect(before).not.toHaveProperty('c_racCustomerID')
    expect(after.c_racCustomerID).toMatch(/^\d{8}$/)
    expect(after.c_racGlobalCustomerID).toBe(`GC${after.c_racCustomerID}`)
    expect(renter).toMatchObject({
        customerType: 'RENTER',
        storeNumber: '01002',
        dateOfBirth: '1990-**-**',
        taxId: '***-**-3451',
        addresses: [expect.objectContaining({addressLine1: '12 Elm Street'})],
        phones: [expect.objectContaining({phoneNumber: '2135550177'})]
    })
    expect(await profileOf(shopper)).toMatchObject({c_racCustomerID: after.c_racCustomerID})
})

test('each renter has a different number', async () => {
    const numbers = []
    for (const name of ['one', 'two']) {
        const shopper = await member(`number-${name}@homeward.example`)
        const drawn = await drawUp(shopper, (await apply(shopper.token)).tempBasketId)
        await sign(shopper, drawn.body.agreement[0].agreementId)
        numbers.push((await profileOf(shopper)).c_racCustomerID)
    }

    expect(new Set(numbers).size).toBe(2)
})

test('a guest who signs and then registers is a renter [D-17, D-18]', async () => {
    const {tempBasketId, ...guest} = await apply(sandbox.guestToken())
    const drawn = await drawUp(guest, tempBasketId)
    await sign(guest, drawn.body.agreement[0].agreementId)
    const {body} = await register(guest.token, 'late@homeward.example')

    expect(body.c_racCustomerID).toMatch(/^\d{8}$/)
    expect(body.c_customerFoundbyOKTAId).toBe(true)
})
