import {renting} from '../../../tests/renting'
import {testSandbox} from '../../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const {request, apply, drawUp, sign} = renting(sandbox)
const cents = (amount: number) => Math.round(amount * 100)

type Store = {id: string; stateCode: string; c_ldwEnabled: boolean; c_benefitsPlusType: string}

const stores = sandbox.world
    .statement<{document: string}>('SELECT document FROM store')
    .all()
    .map(({document}): Store => JSON.parse(document))

const storeWhere = (isMeant: (store: Store) => boolean) => stores.find(isMeant)?.id ?? ''
const hasPlus = ({c_benefitsPlusType: type}: Store) => type === 'BPLUS'
const farStore = storeWhere(
    (store) => hasPlus(store) && store.c_ldwEnabled && !['CA', 'IN'].includes(store.stateCode)
)

const agreementsWith = async (basket: object, pieces = 1) => {
    const {tempBasketId, ...identity} = await apply(sandbox.guestToken(), {
        ssn: '900-12-3451',
        pieces,
        basket
    })
    const {status, body} = await drawUp(identity, tempBasketId)
    return {identity, status, body, agreements: body.agreement ?? []}
}

test('a store has weekly prices for its services [G-27]', async () => {
    const {body} = await sandbox.call(
        `GET /store/shopper-stores/v1/organizations/{org}/stores?siteId=Homeward&ids=${farStore}`,
        {token: sandbox.guestToken()}
    )

    expect(body.data[0]).toMatchObject({c_ldwWeeklyRate: 1.99, c_benefitsPlusWeeklyRate: 2.99})
})

test('chosen services are part of each payment, and all adds up to the cent [CHECKOUT-012, G-27]', async () => {
    const {identity, agreements} = await agreementsWith({
        c_storeId: farStore,
        c_ldwSelected: true,
        c_benefitsPlusSelected: true
    })
    const [agreement] = agreements
    expect(
        agreement.services.map(({type, rate}: {type: string; rate: number}) => [type, rate])
    ).toEqual([
        ['LDW', 1.99],
        ['BENEFITSPLUS', 2.99]
    ])
    const services = cents(1.99) + cents(2.99)
    const net = cents(agreement.actualRate) + services
    const withTax = net + Math.floor((net * agreement.taxRate + 50) / 100)
    expect(cents(agreement.paymentWithTax)).toBe(withTax)
    expect(cents(agreement.totalCostWithTax)).toBe(
        cents(agreement.paymentWithTax) * (agreement.actualTerm - 1) +
            cents(agreement.finalPaymentWithTax)
    )

    await sign(identity, agreement.agreementId)
    const due = await request(identity, 'calculate-payment calculatepayment')
    const [{totalAmount, amountDetails}] = due.body.storePaymentDetails[0].agreementPaymentDetails
    expect(amountDetails).toEqual([
        {type: 'COVERAGE', service: 'LDW', amount: 1.99},
        {type: 'COVERAGE', service: 'BENEFITSPLUS', amount: 2.99},
        {type: 'PROCESSINGFEE', amount: 1.99}
    ])
    expect(cents(totalAmount)).toBe(withTax + cents(1.99))
})

test('without a choice nothing is added', async () => {
    const {agreements} = await agreementsWith({c_storeId: farStore})

    expect(agreements[0].services).toEqual([])
})

test('another choice creates the agreement again, until it is signed', async () => {
    const {identity, agreements} = await agreementsWith({c_storeId: farStore, c_ldwSelected: true})
    const tempBasketId = agreements[0].agreementId.split('-')[0]
    await sandbox.call(
        `PATCH /checkout/shopper-baskets/v2/organizations/{org}/baskets/${tempBasketId}?siteId=Homeward`,
        {token: identity.token, body: {c_ldwSelected: false}}
    )
    const {body} = await drawUp(identity, tempBasketId)

    expect(agreements[0].services).toHaveLength(1)
    expect(body.agreement[0].services).toEqual([])
    expect(body.agreement[0].agreementNumber).toBe(agreements[0].agreementNumber)
})

test.each([
    ['LDW', 'where the store has none', {c_ldwSelected: true}, (one: Store) => !one.c_ldwEnabled],
    [
        'benefits plus',
        'in California [CHECKOUT-009]',
        {c_benefitsPlusSelected: true},
        (one: Store) => hasPlus(one) && one.stateCode === 'CA'
    ]
])('%s is not sold %s', async (_service, _where, wish, isMeant) => {
    const {status, body} = await agreementsWith({c_storeId: storeWhere(isMeant), ...wish})

    expect(status).toBe(409)
    expect(body.type).toMatch(/-not-offered$/)
})

test('a coupon lowers the agreement as it lowers the basket [D-28]', async () => {
    const {tempBasketId, ...identity} = await apply(sandbox.guestToken())
    const basket = `/checkout/shopper-baskets/v2/organizations/{org}/baskets/${tempBasketId}`
    const {body: cart} = await sandbox.call(`POST ${basket}/coupons?siteId=Homeward`, {
        token: identity.token,
        body: {code: 'SAVE10'}
    })
    const {body} = await drawUp(identity, tempBasketId)

    expect(body.agreement[0].actualRate).toBe(cart.productTotal)
    expect(cart.productTotal).toBeLessThan(cart.productSubTotal)
})
