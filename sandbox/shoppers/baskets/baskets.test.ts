import {productForStore} from '../../catalogue/product-for-store'
import {allStores, defaultStore} from '../../stores/store'
import {organization, testSandbox} from '../../tests/test-sandbox'

let now = new Date('2030-01-01T12:00:00Z')
const sandbox = testSandbox({clock: () => now})
const {world} = sandbox
const home = defaultStore(world).id

beforeEach(() => {
    now = new Date('2030-01-01T12:00:00Z')
})
afterAll(() => sandbox.close())

const pathOf = (version: string) =>
    `/checkout/shopper-baskets/${version}/organizations/${organization}/baskets`

/** A guest with a basket of one version of the API. */
const shopperWith = async (version = 'v1', query = '', body: unknown = {}) => {
    const token = sandbox.guestToken()
    const call = (method: string, rest = '', sent?: unknown) =>
        sandbox.call(`${method} ${pathOf(version)}${rest}`, {token, body: sent})
    const created = await call('POST', query, body)
    const id = created.body.basketId
    return {
        token,
        call,
        created,
        onBasket: (method: string, rest = '', sent?: unknown) => call(method, `/${id}${rest}`, sent)
    }
}

/** A product with at least this stock at the default store. */
const productWithStock = (least: number, most = 99) => {
    const rows = world
        .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
        .all()
    const found = rows
        .map(({id}) => productForStore(world, id, home))
        .find((one) => one && one.stockLevel >= least && one.stockLevel <= most)
    if (!found) throw new Error(`no product with ${least} in stock`)
    return found
}

const sofa = productWithStock(3)

test('a new basket is empty, and has no list of lines [ENTITY-009]', async () => {
    const {created} = await shopperWith()

    expect(created.status).toBe(200)
    expect(created.body).not.toHaveProperty('productItems')
    expect(created.body).toMatchObject({orderTotal: 0, currency: 'USD', taxation: 'net'})
})

test('a shopper has one basket; a second one is refused and names the first', async () => {
    const {call, created} = await shopperWith()

    const {status, body} = await call('POST', '', {})

    expect(status).toBe(400)
    expect(body).toMatchObject({
        type: expect.stringMatching(/customer-baskets-quota-exceeded$/),
        basketIds: created.body.basketId
    })
})

test('a line has the store’s weekly rate, and the total cost is rate times terms [ENTITY-004]', async () => {
    const {onBasket} = await shopperWith()

    const {body} = await onBasket('POST', '/items', [{productId: sofa.id, quantity: 2}])

    const [line] = body.productItems
    const rate = line.c_racProductRenewalRate
    expect(line).toMatchObject({productId: sofa.id, quantity: 2, basePrice: rate})
    expect(line.c_racProductTotalCostToOwn).toBeCloseTo(rate * line.c_racProductTerms, 10)
    expect(body.orderTotal).toBeCloseTo(rate * 2, 10)
    expect(JSON.parse(line.c_additionalProductData)).toMatchObject({productUrl: sofa.url})
})

test('a shopper cannot set a price', async () => {
    const {onBasket} = await shopperWith()
    const line = {
        productId: sofa.id,
        quantity: 1,
        price: 0.01,
        basePrice: 0.01,
        c_racProductRenewalRate: 0.01,
        c_racSelectedRentalPaymentOption: 'MONTHLY'
    }

    const {body} = await onBasket('POST', '/items', [line])

    expect(body.productItems[0]).toMatchObject({
        basePrice: sofa.weeklyCents / 100,
        c_racProductRenewalRate: sofa.weeklyCents / 100,
        c_racSelectedRentalPaymentOption: 'MONTHLY'
    })
})

test('the same product again increases the line’s quantity, up to the stock and not beyond', async () => {
    const {onBasket} = await shopperWith()
    const add = (quantity: number) => onBasket('POST', '/items', [{productId: sofa.id, quantity}])
    await add(1)

    const full = await add(sofa.stockLevel - 1)
    const over = await add(1)

    expect(full.body.productItems).toHaveLength(1)
    expect(full.body.productItems[0].quantity).toBe(sofa.stockLevel)
    expect(over.status).toBe(400)
    expect(over.body.type).toMatch(/product-item-not-available$/)
    expect((await onBasket('GET')).body.productItems[0].quantity).toBe(sofa.stockLevel)
})

test('all or nothing: one unavailable line leaves the basket as it was', async () => {
    const {onBasket} = await shopperWith()

    const {status} = await onBasket('POST', '/items', [
        {productId: sofa.id, quantity: 1},
        {productId: 'no-such-product', quantity: 1}
    ])

    expect(status).toBe(400)
    expect((await onBasket('GET')).body).not.toHaveProperty('productItems')
})

test.each([[0], [-1], [1.5], [1000], ['two'], [null]])(
    'a quantity of %p is refused',
    async (quantity) => {
        const {onBasket} = await shopperWith()

        expect((await onBasket('POST', '/items', [{productId: sofa.id, quantity}])).status).toBe(
            400
        )
    }
)

test('a quantity of 0 removes the line', async () => {
    const {onBasket} = await shopperWith()
    const {body} = await onBasket('POST', '/items', [{productId: sofa.id, quantity: 1}])
    const {itemId} = body.productItems[0]

    const changed = await onBasket('PATCH', `/items/${itemId}`, {quantity: 0})

    expect(changed.body).not.toHaveProperty('productItems')
})

test('with another store every line has that store’s price [API-045]', async () => {
    const {onBasket} = await shopperWith()
    await onBasket('POST', '/items', [{productId: sofa.id, quantity: 1}])
    const other = [...allStores(world).values()].find(({c_zoneID}) => c_zoneID === '1')

    const {body} = await onBasket('PATCH', '', {c_storeId: other?.id})

    const there = productForStore(world, sofa.id, other?.id)
    expect(there?.weeklyCents).not.toBe(sofa.weeklyCents)
    expect(body.c_storeId).toBe(other?.id)
    expect(body.productItems[0].basePrice).toBe((there?.weeklyCents ?? 0) / 100)
})

test('an unknown store is refused', async () => {
    const {onBasket} = await shopperWith()

    expect((await onBasket('PATCH', '', {c_storeId: 'nowhere'})).status).toBe(400)
})

test('a birth date and a social security number are encrypted, and never shown in full', async () => {
    const {onBasket} = await shopperWith()

    const {text} = await onBasket('PATCH', '', {c_ssn: '123-45-6789', c_dob: '1990-05-17'})

    expect(JSON.parse(text)).toMatchObject({c_ssn: '***-**-6789', c_dob: '1990-**-**'})
    const stored = JSON.stringify(world.statement('SELECT document FROM basket').all())
    expect(stored).not.toMatch(/123-45|05-17/)
})

test('a coupon takes off its share, and only once', async () => {
    const {onBasket} = await shopperWith()
    await onBasket('POST', '/items', [{productId: sofa.id, quantity: 1}])

    const {body} = await onBasket('POST', '/coupons', {code: 'save10'})
    const again = await onBasket('POST', '/coupons', {code: 'SAVE10'})

    const off = Math.round(sofa.weeklyCents / 10) / 100
    expect(body.orderPriceAdjustments[0].price).toBeCloseTo(-off, 10)
    expect(body.orderTotal).toBeCloseTo(sofa.weeklyCents / 100 - off, 10)
    expect(again.status).toBe(400)
})

test('a coupon, and the refusal of one, are in the language of the request', async () => {
    const {onBasket} = await shopperWith()
    await onBasket('POST', '/items', [{productId: sofa.id, quantity: 1}])

    const unknown = await onBasket('POST', '/coupons?locale=es-US', {code: 'NONE'})
    const {body} = await onBasket('POST', '/coupons?locale=es-US', {code: 'SAVE10'})
    const again = await onBasket('POST', '/coupons?locale=es-US', {code: 'SAVE10'})

    expect(unknown.body.detail).toBe("El código promocional 'NONE' no es válido.")
    expect(body.orderPriceAdjustments[0].itemText).toBe('10% menos en su pedido')
    expect(again.body.detail).toBe("El código 'SAVE10' ya está en el carrito.")
})

test('another shopper’s basket is not found', async () => {
    const {created} = await shopperWith()
    const stranger = sandbox.guestToken()
    const path = `${pathOf('v1')}/${created.body.basketId}`

    for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? {c_sessionAlive: 1} : undefined
        expect((await sandbox.call(`${method} ${path}`, {token: stranger, body})).status).toBe(404)
    }
})

describe('a temporary basket', () => {
    const temporary = () =>
        shopperWith('v2', '?temporary=true', {
            productItems: [{productId: sofa.id, quantity: 1}],
            c_isPrefill: true
        })

    test('has its lines and attributes, and is marked as temporary [API-030]', async () => {
        const {created} = await temporary()

        expect(created.body).toMatchObject({temporaryBasket: true, c_isPrefill: true})
        expect(created.body.productItems).toHaveLength(1)
    })

    test('there are at most four for one shopper', async () => {
        const {call} = await temporary()

        const more = [2, 3, 4, 5].map(() => call('POST', '?temporary=true', {}))

        const statuses = (await Promise.all(more)).map(({status}) => status)
        expect(statuses).toEqual([200, 200, 200, 400])
    })

    test.each`
        moment                      | seconds        | status
        ${'before fifteen minutes'} | ${15 * 60 - 1} | ${200}
        ${'after fifteen minutes'}  | ${15 * 60}     | ${404}
    `('$moment: $status', async ({seconds, status}) => {
        const {onBasket, created} = await temporary()
        expect(created.status).toBe(200)

        now = new Date(now.getTime() + seconds * 1000)

        expect((await onBasket('GET')).status).toBe(status)
    })

    test('lives longer if it is changed [API-031]', async () => {
        const {onBasket} = await temporary()

        now = new Date(now.getTime() + 14 * 60_000)
        await onBasket('PATCH', '', {c_sessionAlive: 1})
        now = new Date(now.getTime() + 14 * 60_000)

        expect((await onBasket('GET')).status).toBe(200)
    })

    test('is no regular basket, and the first version deletes it too [API-029]', async () => {
        const {token, created, call, onBasket} = await temporary()

        const regular = await call('POST', '', {})
        const {status} = await sandbox.call(
            `DELETE ${pathOf('v1')}/${created.body.basketId}?siteId=Homeward`,
            {token}
        )

        expect(regular.status).toBe(200)
        expect(status).toBe(204)
        expect((await onBasket('GET')).status).toBe(404)
    })

    test('is not known to the first version', async () => {
        expect((await shopperWith('v1', '?temporary=true')).created.status).toBe(400)
    })
})
