import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'

const start = new Date('2030-06-05T17:00:00Z')
const sandbox = testSandbox({clock: () => start, accessSeconds: 100_000_000})
const {world} = sandbox
afterAll(() => sandbox.close())
beforeEach(() => world.clock.set(undefined))

const {ask, apply, drawUp, sign, piecesOf, temporaryBasket} = renting(sandbox)

const summaryOf = async (who: Awaited<ReturnType<typeof apply>>) =>
    (await ask(who, 'agreement-summary agreementsummary')).body.agreement

const another = (token: string) =>
    temporaryBasket(token, {productItems: piecesOf(1), customerInfo: {email: 'a@homeward.example'}})

test('what was drawn up from another basket and not signed gives way to what is drawn up later', async () => {
    const who = await apply(sandbox.guestToken(), {income: 3000})
    await drawUp(who, who.tempBasketId)
    const {tempBasketId} = await another(who.token)
    await drawUp(who, tempBasketId)

    const agreements = await summaryOf(who)
    expect(agreements).toHaveLength(1)
    expect(agreements[0].agreementId).toContain(tempBasketId)
})

test('what is signed stays beside what is drawn up later', async () => {
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
`('$days days after its due day, a paid piece that is fetched is $refCode', async (row) => {
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
