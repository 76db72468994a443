import {openShop, refusalOf, type Shop, type Shopper, statusOf} from './shop'

let shop: Shop
let guest: Shopper
beforeAll(async () => {
    shop = await openShop()
    guest = await shop.guest()
})
afterAll(() => shop.close())

type Clients = Shop['nobody']

/** One call of each API family. */
const families: [string, (clients: Clients) => Promise<unknown>][] = [
    [
        'availability',
        ({availability}) => availability.getAvailability({parameters: {productIds: ['1']}})
    ],
    ['baskets', ({baskets}) => baskets.createBasket({body: {}})],
    ['baskets, second version', ({basketsV2}) => basketsV2.createBasket({body: {}})],
    ['configurations', ({configurations}) => configurations.getConfigurations()],
    ['consents', ({consents}) => consents.getSubscriptions()],
    ['contexts', ({contexts}) => contexts.getShopperContext({parameters: {usid: 'x'}})],
    ['customers', ({customers}) => customers.getCustomer({parameters: {customerId: 'x'}})],
    ['experience', ({experience}) => experience.getPage({parameters: {pageId: 'home'}})],
    ['orders', ({orders}) => orders.getOrder({parameters: {orderNo: '1'}})],
    ['payments', ({payments}) => payments.getPaymentConfiguration({parameters: {currency: 'USD'}})],
    ['products', ({products}) => products.getProducts({parameters: {ids: ['1']}})],
    ['promotions', ({promotions}) => promotions.getPromotions({parameters: {ids: ['1']}})],
    ['search', ({search}) => search.productSearch({parameters: {q: 'sofa'}})],
    ['addresses', ({seo}) => seo.getUrlMapping({parameters: {urlSegment: '/c/furniture'}})],
    ['stores', ({stores}) => stores.getStores({parameters: {ids: '01001'}})]
]

test.each(families)('%s: a call without a token is refused [API-001]', async (_family, call) => {
    const {status, contentType, body} = await refusalOf(call(shop.nobody))

    expect(status).toBe(401)
    expect(contentType).toMatch(/^application\/problem\+json/)
    expect(body).toMatchObject({title: 'Unauthorized', detail: expect.any(String)})
})

const changed = (token: string, change: (parts: string[]) => string[]) =>
    change(token.split('.')).join('.')

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const forgeries: [string, (token: string) => string][] = [
    ['text that is no token', () => 'abc'],
    ['another signature', (token) => changed(token, ([a = '', b = '']) => [a, b, 'AAAA'])],
    [
        'no signature at all',
        (token) => changed(token, ([, b = '']) => [encoded({alg: 'none', typ: 'JWT'}), b, ''])
    ],
    [
        'another shopper written in',
        (token) =>
            changed(token, ([a = '', b = '', c = '']) => {
                const claims = JSON.parse(Buffer.from(b, 'base64url').toString())
                return [a, encoded({...claims, sub: `${claims.sub}x`}), c]
            })
    ]
]

test.each(forgeries)('a forged token is refused: %s', async (_what, forge) => {
    const forger = shop.withToken(forge(guest.tokens.access_token))

    expect(await statusOf(forger.products.getCategory({parameters: {id: 'root'}}))).toBe(401)
})

test.each([
    ['just before', 29 * 60, 'root'],
    ['just after', 31 * 60, 401]
])('a token is valid for half an hour: %s the end', async (_when, seconds, expected) => {
    const later = new Date(Date.now() + seconds * 1000).toISOString()

    const outcome = await guest.products
        .getCategory({parameters: {id: 'root'}, headers: {'sandbox-now': later}})
        .then(
            ({id}) => id,
            ({response}) => response.status
        )

    expect(outcome).toBe(expected)
})

test('a shopper cannot read or change another shopper’s data', async () => {
    const owner = await shop.member()
    const other = await shop.member()
    const {customerId} = owner
    const {basketId = ''} = await owner.baskets.createBasket({body: {}})
    const {id: listId = ''} = await owner.customers.createCustomerProductList({
        parameters: {customerId},
        body: {type: 'wish_list', public: false}
    })

    const refusals = await Promise.all([
        statusOf(other.baskets.getBasket({parameters: {basketId}})),
        statusOf(other.baskets.deleteBasket({parameters: {basketId}})),
        statusOf(other.basketsV2.updateBasket({parameters: {basketId}, body: {currency: 'USD'}})),
        statusOf(other.orders.createOrder({body: {basketId}})),
        statusOf(other.customers.getCustomer({parameters: {customerId}})),
        statusOf(other.customers.getCustomerBaskets({parameters: {customerId}})),
        statusOf(other.customers.getCustomerOrders({parameters: {customerId}})),
        statusOf(other.customers.getCustomerProductLists({parameters: {customerId}})),
        statusOf(other.customers.deleteCustomerProductList({parameters: {customerId, listId}})),
        statusOf(other.contexts.getShopperContext({parameters: {usid: owner.tokens.usid}}))
    ])

    expect(refusals.filter((status) => ![400, 403, 404].includes(status))).toEqual([])
    expect(await owner.baskets.getBasket({parameters: {basketId}})).toMatchObject({basketId})
})
