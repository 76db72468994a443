import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'

const start = new Date('2030-06-05T17:00:00Z')
const sandbox = testSandbox({clock: () => start, accessSeconds: 100_000_000})
const {world} = sandbox
afterAll(() => sandbox.close())
beforeEach(() => world.clock.set(undefined))

const {request, apply, drawUp, sign, piecesOf, temporaryBasket} = renting(sandbox)

const summaryOf = async (who: Awaited<ReturnType<typeof apply>>) =>
    (await request(who, 'agreement-summary agreementsummary')).body.agreement

const another = (token: string) =>
    temporaryBasket(token, {productItems: piecesOf(1), customerInfo: {email: 'a@homeward.example'}})

test('unsigned agreements of an earlier basket are replaced by those of a later one', async () => {
    const who = await apply(sandbox.guestToken(), {income: 3000})
    await drawUp(who, who.tempBasketId)
    const {tempBasketId} = await another(who.token)
    await drawUp(who, tempBasketId)

    const agreements = await summaryOf(who)
    expect(agreements).toHaveLength(1)
    expect(agreements[0].agreementId).toContain(tempBasketId)
})

test('a signed agreement stays beside later ones', async () => {
    const who = await apply(sandbox.guestToken(), {income: 3000})
    const {body} = await drawUp(who, who.tempBasketId)
    await sign(who, body.agreement[0].agreementId)
    const {tempBasketId} = await another(who.token)
    await drawUp(who, tempBasketId)

    expect(await summaryOf(who)).toHaveLength(2)
})

test.each`
    days | refCode
    ${0} | ${'PRELIMPAID'}
    ${1} | ${'ACTV'}
`('$days days after its due day, a paid piece for pick-up is $refCode', async (row) => {
    const basket = {shipments: [{shipmentId: 'me', shippingMethod: {id: '005'}}]}
    const who = await apply(sandbox.guestToken(), {income: 3000, basket})
    const {body} = await drawUp(who, who.tempBasketId)
    const [{agreementId}] = body.agreement
    await sign(who, agreementId)
    const [stored] = world
        .statement<{document: string}>('SELECT document FROM agreement WHERE id = ?')
        .all(agreementId)
    const agreement = JSON.parse(stored?.document ?? '{}')
    world
        .statement('UPDATE agreement SET document = ? WHERE id = ?')
        .run(JSON.stringify({...agreement, paid: 1, refCode: 'PRELIMPAID'}), agreementId)
    world.clock.set(new Date(start.getTime() + row.days * 86_400_000))

    expect((await summaryOf(who))[0].agreementRefCode).toBe(row.refCode)
})

const home = {
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '1 Main St',
    city: 'Beverly Hills',
    stateCode: 'CA',
    postalCode: '90210',
    countryCode: 'US'
}

const agreed = {
    kind: 'electronic-records',
    version: '2030-06',
    locale: 'en-US',
    at: '2030-06-05T16:59:58.000Z'
}

let requested = 0

const orderFor = async (token: string, agreementId: string) => {
    // There may be only one of each piece.
    const productItems = piecesOf(++requested).slice(-1)
    const {tempBasketId: basketId} = await temporaryBasket(token, {
        productItems,
        customerInfo: {email: 'a@homeward.example'},
        billingAddress: home,
        shipments: [{shipmentId: 'me', shippingAddress: home, shippingMethod: {id: '001'}}],
        c_agreementIds: [agreementId],
        c_consents: JSON.stringify([agreed])
    })
    return sandbox.call(
        'POST /checkout/shopper-orders/v1/organizations/{org}/orders?siteId=Homeward',
        {token, body: {basketId}}
    )
}

test('an agreement is signed before it is ordered, and belongs to one order, which it names [ENTITY-010] (D-27)', async () => {
    const who = await apply(sandbox.guestToken(), {income: 3000})
    const {body} = await drawUp(who, who.tempBasketId)
    const [{agreementId}] = body.agreement

    expect((await orderFor(who.token, agreementId)).body.type).toContain('agreement-not-signed')
    await sign(who, agreementId)
    const amounts = async () =>
        (await request(who, 'get-existing-approval existingapproval')).body.approval
    const {weeklyOutstandingBalance, weeklyUnorderedBalance} = await amounts()
    expect(weeklyUnorderedBalance).toBe(weeklyOutstandingBalance)
    const {orderNo} = (await orderFor(who.token, agreementId)).body
    expect(await amounts()).toMatchObject({weeklyOutstandingBalance, weeklyUnorderedBalance: 0})
    expect((await summaryOf(who))[0]).toMatchObject({orderNo, tempBasketId: who.tempBasketId})
    const {electronicRecords} = (await request(who, 'get-customer getcustomer')).body
    expect(electronicRecords).toEqual({agreed: 'Y', since: '2030-06-05'})
    const again = await orderFor(who.token, agreementId)
    expect([again.status, again.body.type]).toEqual([
        409,
        expect.stringContaining('agreement-already-ordered')
    ])
})
