import {openShop, password, type Shop, someProducts, statusOf} from './shop'

let shop: Shop
let ids: string[]
beforeAll(async () => {
    shop = await openShop()
    ids = (await someProducts(await shop.guest(), 2)).map(({id}) => id)
})
afterAll(() => shop.close())

/** A customer (with one product in their basket, if hasBasket) returns as a guest, adds another and signs in. */
const comesBack = async ({hasBasket}: {hasBasket: boolean}) => {
    const member = await shop.member()
    const [first = '', second = ''] = ids
    if (hasBasket) {
        await member.basketsV2.createBasket({
            body: {productItems: [{productId: first, quantity: 1}]}
        })
    }
    const guest = await shop.guest()
    const {basketId = ''} = await guest.basketsV2.createBasket({
        body: {productItems: [{productId: second, quantity: 2}]}
    })
    const again = await shop.signIn(member.email, password, guest.tokens.usid)
    return {again, guest, basketId}
}

const linesOf = (basket: {productItems?: {productId?: string; quantity?: number}[]}) =>
    basket.productItems?.map(({productId, quantity}) => [productId, quantity])

test('a guest who registers keeps their basket', async () => {
    const guest = await shop.guest()
    const email = 'grace@homeward.example'
    const [sofa] = await someProducts(guest, 1)
    const {basketId = ''} = await guest.basketsV2.createBasket({
        body: {productItems: [{productId: sofa?.id ?? '', quantity: 1}]}
    })

    await guest.customers.registerCustomer({
        body: {
            customer: {firstName: 'Grace', lastName: 'Hopper', email, login: email},
            password: 'Homeward!1'
        }
    })

    const member = await shop.signIn(email, 'Homeward!1', guest.tokens.usid)
    const parameters = {customerId: member.customerId}
    expect(await member.customers.getCustomerBaskets({parameters})).toMatchObject({
        baskets: [{basketId, productItems: [{productId: sofa?.id}]}]
    })
    expect(await statusOf(guest.basketsV2.getBasket({parameters: {basketId}}))).toBe(404)
})

test('signing in merges the guest’s basket into the customer’s own [API-026]', async () => {
    const {again, guest, basketId} = await comesBack({hasBasket: true})

    const merged = await again.basketsV2.mergeBasket({
        parameters: {createDestinationBasket: true}
    })

    expect(linesOf(merged)).toEqual([
        [ids[0], 1],
        [ids[1], 2]
    ])
    expect(await statusOf(guest.basketsV2.getBasket({parameters: {basketId}}))).toBe(404)
})

test('the merge creates a basket for a customer who has none [API-026]', async () => {
    const {again} = await comesBack({hasBasket: false})

    const merged = await again.basketsV2.mergeBasket({
        parameters: {createDestinationBasket: true}
    })

    expect(linesOf(merged)).toEqual([[ids[1], 2]])
})

test('the merge is refused if the customer has no basket and none may be created', async () => {
    const {again} = await comesBack({hasBasket: false})

    expect(await statusOf(again.basketsV2.mergeBasket({}))).toBe(409)
})

test('a transfer gives the guest’s basket to the customer', async () => {
    const {again, basketId} = await comesBack({hasBasket: false})

    const own = await again.basketsV2.transferBasket({parameters: {merge: true}})

    expect(linesOf(own)).toEqual([[ids[1], 2]])
    expect(own.customerInfo?.customerId).toBe(again.customerId)
    expect(own.basketId).toBe(basketId)
})

test('the merge is refused for a shopper who was not a guest before', async () => {
    const member = await shop.member()

    expect(
        await statusOf(member.basketsV2.mergeBasket({parameters: {createDestinationBasket: true}}))
    ).toBe(409)
})
