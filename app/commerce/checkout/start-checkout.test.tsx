import {
    type CheckoutShopper,
    checkoutShopper,
    plainManner
} from '../../../tests/support/shop/checkout-shopper'
import {inBrowser} from '../../../tests/support/browser/in-browser'

jest.setTimeout(60_000)

const browser = inBrowser()
afterAll(() => browser.close())

let shopper: CheckoutShopper

beforeAll(async () => {
    shopper = await checkoutShopper(browser)
})

const look = async () => shopper.look(await shopper.session(), shopper.world.now())
const storedId = () => localStorage.getItem('tempBasketId') ?? ''
const readIds = () =>
    browser.server.calls
        .filter(({method}) => method === 'GET')
        .map(({path}) => path.split('/baskets/')[1])

test('a checkout that continues reads its basket by the stored id; an expired one is created again [CART-007] [CART-026]', async () => {
    await shopper.begin(1)
    const started = await look()
    expect(storedId()).toBe(started.basket?.id)

    browser.server.calls.length = 0
    const resumed = await look()
    expect(readIds()).toContain(storedId())
    expect(resumed.basket).toEqual(started.basket)

    shopper.pause()
    const next = await look()
    expect(next.basket?.id).not.toBe(started.basket?.id)
    expect(next.basket?.lines).toHaveLength(1)
    expect(storedId()).toBe(next.basket?.id)
})

test('a basket that is made again for another cart keeps the whole delivery, and can be ordered (D-27)', async () => {
    await shopper.begin(1)
    await shopper.goOn(await shopper.session(), await look(), plainManner)
    const [, other = ''] = shopper.products
    await shopper.addPiece(other)

    browser.server.calls.length = 0
    const {basket, facts} = await look()
    expect(basket?.lines).toHaveLength(2)
    expect(facts.filled).toContain('delivery')
    const methods = browser.server.calls.filter(({path}) => path.endsWith('/shipping-method'))
    expect(methods.map(({body}) => body)).toEqual(['{"id":"001"}'])
})

test('the basket of another store is not continued: the pieces are rented at the store of the cart (D-27) [CHECKOUT-001]', async () => {
    await shopper.begin(1)
    const started = await look()
    expect(started.basket?.storeId).toBe('01001')

    const {apis} = await shopper.session()
    const parameters = {basketId: started.cart.id}
    await apis.shopperBaskets.updateBasket({parameters, body: {c_storeId: '01002'}})
    const next = await look()

    expect(next.basket).toMatchObject({
        storeId: '01002',
        lines: [{productId: started.basket?.lines[0]?.productId}]
    })
    expect(next.basket?.id).not.toBe(started.basket?.id)
    expect(next.record?.news).toContain('store')
})
