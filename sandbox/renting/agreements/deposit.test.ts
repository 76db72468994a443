import {allStores} from '../../stores/store'
import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'
import {dueOf} from './due'
import {agreementsOf} from './agreement'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
const {world} = sandbox
afterAll(() => sandbox.close())

const {apply, request, piecesOf, drawUp} = renting(sandbox)

/** A store that takes a deposit. */
const store = allStores(world).get('01001') ?? {}
Object.assign(store, {c_depositAmount: 50})

const drawnUp = async (pieces: number) => {
    const who = await apply(sandbox.guestToken(), {
        income: 5000,
        basket: {productItems: piecesOf(pieces), c_storeId: '01001'}
    })
    await drawUp(who, who.tempBasketId)
    return {who, agreements: agreementsOf(world, who.customerId)}
}

const day = '2030-06-05'

test('a store’s deposit is due once, with the first payment of the first agreement, and is not taxed', async () => {
    const {agreements} = await drawnUp(2)
    const [first, second] = agreements.map((agreement) => dueOf(agreement, day))
    const without = agreements.map((one) => dueOf({...one, deposit: undefined}, day))

    expect([first?.deposit, second?.deposit]).toEqual([50_00, 0])
    expect(first?.total).toBe((without[0]?.total ?? 0) + 50_00)
    expect(first?.tax).toBe(without[0]?.tax)
    expect(first?.earlyPurchase).toBe(without[0]?.earlyPurchase)
    const [agreement] = agreements
    expect(agreement && dueOf({...agreement, paid: 1}, day).deposit).toBe(0)
})

test('it is shown in the agreement, in what is due and in the agreement’s document', async () => {
    const {who} = await drawnUp(1)
    const summary = await request(who, 'agreement-summary agreementsummary')
    const [{agreementId, depositAmount}] = summary.body.agreement
    expect(depositAmount).toBe(50)

    const named = {documentId: 'agreement', agreementId}
    const {body} = await request(who, 'agreement-documents document', named)
    const paper = Buffer.from(body.content, 'base64').toString('latin1')
    expect(paper).toContain('Deposit, once with the first payment')
    expect(paper).toContain('$50.00')
})
