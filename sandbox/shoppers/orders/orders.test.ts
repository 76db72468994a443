import {productForStore} from '../../catalogue/product-for-store'
import {defaultStore} from '../../stores/store'
import {organization, testSandbox} from '../../tests/test-sandbox'

describe('orders', () => {
    const sandbox = testSandbox({clock: () => new Date('2030-01-01T12:00:00Z')})
    const {world} = sandbox
    const orders = `/checkout/shopper-orders/v1/organizations/${organization}/orders`
    const baskets = `/checkout/shopper-baskets/v1/organizations/${organization}/baskets`

    afterAll(() => sandbox.close())

    const home = {
        firstName: 'Ada',
        lastName: 'Byron',
        address1: '1 Main St',
        city: 'Beverly Hills',
        stateCode: 'CA',
        postalCode: '90210',
        countryCode: 'US'
    }

    const inStock = (id: string) =>
        productForStore(world, id, defaultStore(world).id)?.stockLevel ?? 0

    /** A product in stock at the default store. */
    const productId =
        world
            .statement<{id: string}>("SELECT id FROM product WHERE role = 'item' AND type = 'RAC'")
            .all()
            .map(({id}) => id)
            .find((id) => inStock(id) > 1) ?? ''

    const basketOf = async (token: string, change: Record<string, unknown> = {}) => {
        const {body} = await sandbox.call(`POST ${baskets}`, {
            token,
            body: {
                productItems: [{productId, quantity: 1}],
                customerInfo: {email: 'ada@example.com'},
                billingAddress: home,
                shipments: [{shipmentId: 'me', shippingAddress: home, shippingMethod: {id: '001'}}],
                ...change
            }
        })
        return body
    }

    const placeOrder = (token: string, basketId: string) =>
        sandbox.call(`POST ${orders}?siteId=Homeward`, {token, body: {basketId}})

    test('an order costs as much as its basket, takes the pieces from the stock, and deletes the basket', async () => {
        const token = sandbox.guestToken()
        const before = inStock(productId)
        const basket = await basketOf(token)

        const {status, body} = await placeOrder(token, basket.basketId)

        expect(status).toBe(200)
        expect(body).toMatchObject({orderTotal: basket.orderTotal, status: 'created'})
        expect(inStock(productId)).toBe(before - 1)
        expect((await sandbox.call(`GET ${baskets}/${basket.basketId}`, {token})).status).toBe(404)
        expect((await placeOrder(token, basket.basketId)).status).toBe(404)
    })

    test.each`
        gap                      | change
        ${'no items'}            | ${{productItems: []}}
        ${'no e-mail address'}   | ${{customerInfo: undefined}}
        ${'no billing address'}  | ${{billingAddress: undefined}}
        ${'no shipping address'} | ${{shipments: [{shipmentId: 'me', shippingMethod: {id: '001'}}]}}
        ${'no shipping method'}  | ${{shipments: [{shipmentId: 'me', shippingAddress: home}]}}
    `('a basket with $gap is not ordered', async ({change}) => {
        const token = sandbox.guestToken()
        const basket = await basketOf(token, change)

        expect((await placeOrder(token, basket.basketId)).status).toBe(400)
    })

    test('if somebody else took the last piece, nothing happens', async () => {
        const [one, other] = [sandbox.guestToken(), sandbox.guestToken()]
        const productItems = [{productId, quantity: inStock(productId)}]
        const mine = await basketOf(one, {productItems})
        const theirs = await basketOf(other, {productItems})
        await placeOrder(one, mine.basketId)

        const {status} = await placeOrder(other, theirs.basketId)

        expect(status).toBe(400)
        expect(inStock(productId)).toBe(0)
        const untouched = await sandbox.call(`GET ${baskets}/${theirs.basketId}`, {token: other})
        expect(untouched.status).toBe(200)
    })

    test('somebody else sees no order, and with the postal code no personal data', async () => {
        const token = sandbox.guestToken()
        const stranger = sandbox.guestToken()
        const special = world
            .statement<{id: string}>(
                "SELECT id FROM product WHERE type = 'SpecialOrder' AND role = 'item'"
            )
            .get()
        const basket = await basketOf(token, {
            productItems: [{productId: special?.id, quantity: 1}]
        })
        const {orderNo} = (await placeOrder(token, basket.basketId)).body

        const read = await sandbox.call(`GET ${orders}/${orderNo}`, {token: stranger})
        const looked = await sandbox.call(`POST ${orders}/${orderNo}/lookup`, {
            token: stranger,
            body: {email: 'ada@example.com', postalCode: '90210'}
        })

        expect(read.status).toBe(404)
        expect(looked.body).toMatchObject({orderNo})
        expect(looked.text).not.toMatch(/Byron|Main St/)
    })
})

describe('rental fields', () => {
    const sandbox = testSandbox()
    afterAll(() => sandbox.close())

    test('an order has its promotion, its cash price and its transactions [ENTITY-010]', async () => {
        const token = sandbox.guestToken()
        const {id: productId} = sandbox.world
            .statement<{id: string}>(
                "SELECT id FROM product WHERE role = 'item' AND type = 'EA' LIMIT 1"
            )
            .get() ?? {id: ''}
        const address = {
            firstName: 'Ada',
            lastName: 'Hill',
            address1: '1 Main St',
            city: 'Beverly Hills',
            stateCode: 'CA',
            postalCode: '90210',
            countryCode: 'US'
        }
        const basket = await sandbox.call(
            'POST /checkout/shopper-baskets/v1/organizations/{org}/baskets?siteId=Homeward',
            {
                token,
                body: {
                    customerInfo: {email: 'ada@example.com'},
                    billingAddress: address,
                    shipments: [
                        {shipmentId: 'me', shippingAddress: address, shippingMethod: {id: '001'}}
                    ],
                    productItems: [{productId, quantity: 1}],
                    couponItems: [{code: 'WELCOME1'}],
                    paymentInstruments: [{paymentMethodId: 'PAY_IN_STORE'}]
                }
            }
        )

        const {body} = await sandbox.call(
            'POST /checkout/shopper-orders/v1/organizations/{org}/orders?siteId=Homeward',
            {token, body: {basketId: basket.body.basketId}}
        )

        expect(body).toMatchObject({
            c_promoApplied: true,
            c_promoCode: 'WELCOME1',
            c_cartTotalCashPrice: basket.body.productItems[0].c_racProductCashPrice,
            paymentInstruments: [{c_transactionId: `${body.orderNo}-1`}]
        })
    })
})
