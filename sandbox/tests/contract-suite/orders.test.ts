import {openShop, type Shop, type Shopper, someProducts, statusOf} from './shop'

let shop: Shop
let productId: string
let price: number
beforeAll(async () => {
    shop = await openShop()
    const [product] = await someProducts(await shop.guest(), 1)
    productId = product?.id ?? ''
    price = product?.price ?? 0
})
afterAll(() => shop.close())

const address = {
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '1 Main St',
    city: 'Beverly Hills',
    stateCode: 'CA',
    postalCode: '90210',
    countryCode: 'US'
}

const basketOf = ({basketsV2}: Shopper) =>
    basketsV2.createBasket({
        body: {
            productItems: [{productId, quantity: 1}],
            customerInfo: {email: 'ada@homeward.example'},
            billingAddress: address,
            shipments: [{shipmentId: 'me', shippingAddress: address, shippingMethod: {id: '001'}}]
        }
    })

const stockOf = async ({products}: Shopper) => {
    const {inventory} = await products.getProduct({
        parameters: {id: productId, expand: ['availability']}
    })
    return inventory?.stockLevel ?? 0
}

test('an order costs the same as its basket, reduces the stock, and deletes the basket', async () => {
    const member = await shop.member()
    const before = await stockOf(member)
    const {basketId = '', orderTotal} = await basketOf(member)

    const placed = await member.orders.createOrder({body: {basketId}})
    const orderNo = placed.orderNo ?? ''
    const read = await member.orders.getOrder({parameters: {orderNo}})

    expect([orderTotal, placed.orderTotal]).toEqual([price, price])
    expect(read).toEqual(placed)
    expect(await stockOf(member)).toBe(before - 1)
    expect(await statusOf(member.basketsV2.getBasket({parameters: {basketId}}))).toBe(404)
    expect(await statusOf(member.orders.createOrder({body: {basketId}}))).toBe(404)
})

test('the order history lists the newest orders first, in pages', async () => {
    const member = await shop.member()
    const parameters = {customerId: member.customerId}
    const placed: string[] = []
    for (const _ of [1, 2]) {
        const {basketId = ''} = await basketOf(member)
        const {orderNo = ''} = await member.orders.createOrder({body: {basketId}})
        placed.unshift(orderNo)
    }

    const whole = await member.customers.getCustomerOrders({parameters})
    const second = await member.customers.getCustomerOrders({
        parameters: {...parameters, limit: 1, offset: 1}
    })

    expect(whole.data?.map(({orderNo}) => orderNo)).toEqual(placed)
    expect([second.total, second.data?.map(({orderNo}) => orderNo)]).toEqual([2, [placed[1]]])
})

test('an order whose payment failed has the status failed, and its basket is restored', async () => {
    const member = await shop.member()
    const {basketId = ''} = await basketOf(member)
    const {orderNo = ''} = await member.orders.createOrder({body: {basketId}})

    await member.orders.failOrder({
        parameters: {orderNo, reopenBasket: true},
        body: {reasonCode: 'payment_auth_failure'}
    })
    const {baskets} = await member.customers.getCustomerBaskets({
        parameters: {customerId: member.customerId}
    })

    expect(await member.orders.getOrder({parameters: {orderNo}})).toMatchObject({status: 'failed'})
    expect(baskets?.[0]?.productItems?.[0]?.productId).toBe(productId)
})

test('an empty basket cannot be ordered and is not deleted', async () => {
    const guest = await shop.guest()
    const {basketId = ''} = await guest.baskets.createBasket({body: {}})

    expect(await statusOf(guest.orders.createOrder({body: {basketId}}))).toBe(400)
    expect(await guest.baskets.getBasket({parameters: {basketId}})).toMatchObject({basketId})
})

test('another shopper’s order is not shown', async () => {
    const member = await shop.member()
    const {basketId = ''} = await basketOf(member)
    const {orderNo = ''} = await member.orders.createOrder({body: {basketId}})
    const other = await shop.guest()

    expect([400, 403, 404]).toContain(
        await statusOf(other.orders.getOrder({parameters: {orderNo}}))
    )
})
