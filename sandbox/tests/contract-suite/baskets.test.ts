import {openShop, refusalOf, type Shop, type Shopper, someProducts, statusOf} from './shop'

let shop: Shop
let products: {id: string; price: number}[]
beforeAll(async () => {
    shop = await openShop()
    products = await someProducts(await shop.guest(), 2)
})
afterAll(() => shop.close())

const cents = (amount = 0) => Math.round(amount * 100)

type Version = 'baskets' | 'basketsV2'

/** A guest with an empty basket of one API version, and two products to buy. */
const begin = async (version: Version) => {
    const guest: Shopper = await shop.guest()
    const baskets = guest[version]
    const {basketId = ''} = await baskets.createBasket({body: {}})
    const [sofa, table] = products
    if (!sofa || !table) throw new Error('no products')
    const read = () => baskets.getBasket({parameters: {basketId}})
    const add = (productId: string, quantity: number) =>
        baskets.addItemToBasket({parameters: {basketId}, body: [{productId, quantity}]})
    return {guest, baskets, basketId, sofa, table, read, add}
}

describe.each<Version>(['baskets', 'basketsV2'])('%s', (version) => {
    test('a new basket is empty and is the customer’s only basket [API-022] [API-023]', async () => {
        const {guest, baskets, basketId} = await begin(version)

        const {body} = await refusalOf(baskets.createBasket({body: {}}))
        const {total, baskets: all} = await guest.customers.getCustomerBaskets({
            parameters: {customerId: guest.customerId}
        })

        expect(body).toMatchObject({type: expect.stringMatching(/quota-exceeded$/)})
        expect([total, all?.[0]?.basketId]).toEqual([1, basketId])
    })

    test('the line prices add up to the cent, and reading the basket returns the same [API-024]', async () => {
        const {sofa, table, add, read} = await begin(version)
        await add(sofa.id, 2)

        const answered = await add(table.id, 1)

        const lines = answered.productItems ?? []
        expect(lines.map(({productId, quantity}) => [productId, quantity])).toEqual([
            [sofa.id, 2],
            [table.id, 1]
        ])
        expect(lines.map(({price}) => cents(price))).toEqual([
            2 * cents(sofa.price),
            cents(table.price)
        ])
        expect(cents(answered.orderTotal)).toBe(2 * cents(sofa.price) + cents(table.price))
        expect(await read()).toEqual(answered)
    })

    test('changing a quantity changes the total, and removing a line deletes it [API-025]', async () => {
        const {baskets, basketId, sofa, table, add, read} = await begin(version)
        await add(sofa.id, 1)
        const {productItems: [line] = []} = await add(table.id, 1)
        const itemId = line?.itemId ?? ''

        const more = await baskets.updateItemInBasket({
            parameters: {basketId, itemId},
            body: {productId: sofa.id, quantity: 3}
        })
        await baskets.removeItemFromBasket({parameters: {basketId, itemId}})
        const left = await read()

        expect(cents(more.orderTotal)).toBe(3 * cents(sofa.price) + cents(table.price))
        expect(left.productItems?.map(({productId}) => productId)).toEqual([table.id])
        expect(cents(left.orderTotal)).toBe(cents(table.price))
        expect(await statusOf(baskets.removeItemFromBasket({parameters: {basketId, itemId}}))).toBe(
            404
        )
    })

    test('a coupon takes 10% off, and removing it restores the full total', async () => {
        const {baskets, basketId, sofa, add} = await begin(version)
        await add(sofa.id, 2)

        const reduced = await baskets.addCouponToBasket({
            parameters: {basketId},
            body: {code: 'save10'}
        })
        const couponItemId = reduced.couponItems?.[0]?.couponItemId ?? ''
        const full = await baskets.removeCouponFromBasket({parameters: {basketId, couponItemId}})

        const saved = cents(full.orderTotal) - cents(reduced.orderTotal)
        expect(Math.abs(saved - cents(full.orderTotal) / 10)).toBeLessThan(1)
        expect(full.couponItems ?? []).toEqual([])
        expect(cents(full.orderTotal)).toBe(2 * cents(sofa.price))
    })

    test('addresses, e-mail, custom attributes and shipping method are stored as sent [API-027] [API-028]', async () => {
        const {baskets, basketId, read} = await begin(version)
        const parameters = {basketId}
        const shipment = {basketId, shipmentId: 'me'}
        const address = {
            firstName: 'Ada',
            lastName: 'Byron',
            address1: '1 Main St',
            city: 'Beverly Hills',
            stateCode: 'CA',
            postalCode: '90210',
            countryCode: 'US'
        }
        await baskets.updateCustomerForBasket({parameters, body: {email: 'ada@homeward.example'}})
        await baskets.updateBillingAddressForBasket({parameters, body: address})
        await baskets.updateShippingAddressForShipment({parameters: shipment, body: address})
        await baskets.updateBasket({parameters, body: {c_sessionAlive: 7}})
        const {applicableShippingMethods: methods = []} =
            await baskets.getShippingMethodsForShipment({parameters: shipment})
        const id = methods.at(-1)?.id ?? ''
        await baskets.updateShippingMethodForShipment({parameters: shipment, body: {id}})

        expect(await read()).toMatchObject({
            customerInfo: {email: 'ada@homeward.example'},
            billingAddress: address,
            shipments: [{shipmentId: 'me', shippingAddress: address, shippingMethod: {id}}],
            c_sessionAlive: 7
        })
    })

    test('only the last digits of a card are shown', async () => {
        const {baskets, basketId, sofa, add} = await begin(version)
        await add(sofa.id, 1)
        const {applicablePaymentMethods: methods} = await baskets.getPaymentMethodsForBasket({
            parameters: {basketId}
        })

        const basket = await baskets.addPaymentInstrumentToBasket({
            parameters: {basketId},
            body: {
                paymentMethodId: 'CREDIT_CARD',
                amount: sofa.price,
                paymentCard: {
                    cardType: 'Visa',
                    maskedNumber: '************1111',
                    holder: 'Ada Byron',
                    expirationMonth: 12,
                    expirationYear: 2040
                }
            }
        })

        expect(methods?.map(({id}) => id)).toContain('CREDIT_CARD')
        expect(basket.paymentInstruments?.[0]?.paymentCard).toMatchObject({
            numberLastDigits: '1111',
            holder: 'Ada Byron'
        })
    })

    test('a refused request changes nothing', async () => {
        const {baskets, basketId, sofa, add, read} = await begin(version)
        const before = await add(sofa.id, 1)
        const itemId = before.productItems?.[0]?.itemId ?? ''

        const refusals = await Promise.all([
            statusOf(add('0', 1)),
            statusOf(add(sofa.id, 0)),
            statusOf(add(sofa.id, 100_000)),
            statusOf(
                baskets.updateItemInBasket({
                    parameters: {basketId, itemId},
                    body: {quantity: 100_000}
                })
            ),
            statusOf(baskets.addCouponToBasket({parameters: {basketId}, body: {code: 'NOTHING'}})),
            statusOf(
                baskets.updateShippingMethodForShipment({
                    parameters: {basketId, shipmentId: 'me'},
                    body: {id: 'by-owl'}
                })
            )
        ])

        expect(refusals.filter((status) => status < 400 || status > 499)).toEqual([])
        expect(await read()).toEqual(before)
    })

    test('a deleted basket is gone', async () => {
        const {guest, baskets, basketId, read} = await begin(version)

        await baskets.deleteBasket({parameters: {basketId}})

        expect(await statusOf(read())).toBe(404)
        expect(
            await guest.customers.getCustomerBaskets({
                parameters: {customerId: guest.customerId}
            })
        ).toEqual({total: 0})
    })
})

test('a temporary basket is created with version 2, exists beside the real one, and is deleted with version 1 [API-029] [API-030]', async () => {
    const {guest, basketId, sofa} = await begin('baskets')
    const [one] = products

    const temporary = await guest.basketsV2.createBasket({
        parameters: {temporary: true},
        body: {productItems: [{productId: one?.id ?? '', quantity: 1}]}
    })
    const id = temporary.basketId ?? ''
    await guest.baskets.deleteBasket({parameters: {basketId: id}})

    expect(temporary).toMatchObject({temporaryBasket: true, orderTotal: sofa.price})
    expect(id).not.toBe(basketId)
    expect(await statusOf(guest.baskets.getBasket({parameters: {basketId: id}}))).toBe(404)
})
