import {productForStore} from '../../catalogue/product-for-store'
import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const {request} = renting(sandbox)
const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'
const orders = '/checkout/shopper-orders/v1/organizations/{org}/orders?siteId=Homeward'

const home = {
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '1 Main St',
    city: 'Beverly Hills',
    stateCode: 'CA',
    postalCode: '90210',
    countryCode: 'US'
}

/** Two products with plenty of stock at the default store. */
const [first = '', second = ''] = sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role = 'item' AND type = 'RAC'")
    .all()
    .map(({id}) => id)
    .filter((id) => (productForStore(sandbox.world, id, undefined)?.stockLevel ?? 0) > 4)

/** A regular basket, and the temporary one that an application creates from it. */
const applied = async (coupon?: string) => {
    const token = sandbox.guestToken()
    const regular = await sandbox.call(`POST ${baskets}?siteId=Homeward`, {
        token,
        body: {
            productItems: [
                {productId: first, quantity: 2},
                {productId: second, quantity: 1}
            ],
            customerInfo: {email: 'ada@example.com'},
            billingAddress: home,
            shipments: [{shipmentId: 'me', shippingAddress: home, shippingMethod: {id: '001'}}]
        }
    })
    const {basketId} = regular.body
    const withCoupon =
        coupon &&
        (await sandbox.call(`POST ${baskets}/${basketId}/coupons?siteId=Homeward`, {
            token,
            body: {code: coupon}
        }))
    const customerId: string = regular.body.customerInfo.customerId
    const {body} = await request({token, customerId}, 'get-instant-approval instantapproval')
    return {token, regular: (withCoupon || regular).body, temporary: body.tempBasket}
}

type Item = {itemId: string; productId: string; quantity: number}

const itemsOf = async (token: string, basketId: string) => {
    const {body} = await sandbox.call(`GET ${baskets}/${basketId}?siteId=Homeward`, {token})
    const items: Item[] = body.productItems ?? []
    return items.map(({productId, quantity}) => [productId, quantity])
}

const order = async (token: string, basketId: string) => {
    await sandbox.call(`PUT ${baskets}/${basketId}/billing-address?siteId=Homeward`, {
        token,
        body: home
    })
    return sandbox.call(`POST ${orders}`, {token, body: {basketId}})
}

test('ordered items are removed from both baskets [D-27]', async () => {
    const {token, regular, temporary} = await applied()

    expect((await order(token, temporary.basketId)).status).toBe(200)
    expect(await itemsOf(token, regular.basketId)).toEqual([])
})

test('the regular basket keeps what was not ordered [D-27]', async () => {
    const {token, regular, temporary} = await applied()
    const [two, one]: Item[] = temporary.productItems
    const items = `${baskets}/${temporary.basketId}/items`
    await sandbox.call(`DELETE ${items}/${one?.itemId}?siteId=Homeward`, {token})
    await sandbox.call(`PATCH ${items}/${two?.itemId}?siteId=Homeward`, {
        token,
        body: {quantity: 1}
    })

    expect((await order(token, temporary.basketId)).status).toBe(200)
    expect(await itemsOf(token, regular.basketId)).toEqual([
        [first, 1],
        [second, 1]
    ])
})

test('the temporary basket has the coupon of the regular one, and costs the same [D-27]', async () => {
    const {regular, temporary} = await applied('SAVE10')

    expect(temporary.couponItems).toEqual([expect.objectContaining({code: 'SAVE10'})])
    expect(temporary.orderTotal).toBe(regular.orderTotal)
    expect(temporary.orderTotal).toBeLessThan(temporary.productSubTotal)
})
