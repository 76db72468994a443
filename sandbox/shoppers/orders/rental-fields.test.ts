import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

test('an order tells its promotion, its cash price and its transactions [ENTITY-010]', async () => {
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
                shipments: [{shipmentId: 'me', shippingAddress: address}],
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
