import {openShop, type Shop, type Shopper, someProducts, statusOf} from './shop'

/**
 * The calls that Salesforce's template (retail-react-app 10.2) makes when only host, client and site are configured.
 * Each call has the template's parameters, and the tests check the fields that its pages show.
 */
let shop: Shop
let guest: Shopper
beforeAll(async () => {
    shop = await openShop()
    guest = await shop.guest()
})
afterAll(() => shop.close())

/** The template is JavaScript: it sends lists where the SDK's types have one string, and the reverse. */
function asSent<T>(value: unknown): T
function asSent(value: unknown): unknown {
    return value
}

const listed = (refine: string[], more: object = {}) =>
    guest.search.productSearch({
        parameters: {
            limit: 25,
            offset: 0,
            sort: 'best-matches',
            perPricebook: true,
            allVariationProperties: true,
            allImages: true,
            expand: [
                'promotions',
                'variations',
                'prices',
                'images',
                'page_meta_tags',
                'custom_properties'
            ],
            refine: asSent<string>(refine),
            ...more
        }
    })

const pageOf = (id: string) =>
    guest.products.getProduct({
        parameters: {
            id,
            perPricebook: true,
            allImages: true,
            expand: [
                'availability',
                'promotions',
                'options',
                'images',
                'prices',
                'variations',
                'set_products',
                'bundled_products',
                'page_meta_tags'
            ]
        }
    })

test('menu: loads the root category, then two levels below each of its categories', async () => {
    const root = await guest.products.getCategory({parameters: {id: 'root', levels: 1}})

    const trees = await Promise.all(
        (root.categories ?? []).map(({id}) =>
            guest.products.getCategory({parameters: {id, levels: 2}})
        )
    )

    expect(trees.length).toBe(4)
    expect(
        trees.every(({name, categories = []}) => name && categories.some((one) => one.categories))
    ).toBe(true)
})

test('home: the row of new arrivals is empty and does not fail', async () => {
    expect(await listed(['cgid=newarrivals', 'htype=master'], {limit: 10})).toMatchObject({
        total: 0
    })
})

test('category: tiles have a picture, a price and swatches', async () => {
    const {hits = [], refinements, sortingOptions} = await listed(['cgid=furniture'])
    const master = hits.find(({hitType}) => hitType === 'master')

    expect(refinements.length).toBeGreaterThan(3)
    expect(sortingOptions.map(({id}) => id)).toContain('best-matches')
    expect(hits.every(({price, currency}) => price && currency === 'USD')).toBe(true)
    expect(hits.every(({imageGroups}) => imageGroups?.some(({images}) => images.length))).toBe(true)
    expect(master?.variationAttributes?.[0]?.values?.[0]).toMatchObject({
        value: expect.any(String),
        name: expect.any(String)
    })
    expect(master?.representedProduct?.id).toEqual(expect.any(String))
})

test('category: every colour of the colour filter has a swatch', async () => {
    const {refinements} = await listed(['cgid=furniture'])
    const colours = refinements.find(({attributeId}) => attributeId === 'c_refinementColor')

    expect(colours?.values?.length).toBeGreaterThan(3)
    expect(
        colours?.values?.every(({presentationId}) => /^[a-z]+$/.test(presentationId ?? ''))
    ).toBe(true)
})

test('the analytics pixel is returned for any parameters', async () => {
    const path = '/on/demandware.store/Sites-Homeward-Site/en-US/__Analytics-Start'

    const counted = await fetch(`${shop.base}${path}?url=x&res=1280x900&pid-0=100001`)

    expect([counted.status, counted.headers.get('content-type')]).toEqual([200, 'image/gif'])
})

test('wish list: a guest can have one, and other shoppers cannot see it', async () => {
    const visitor = await shop.guest()
    const parameters = {customerId: visitor.customerId}
    const [product] = await someProducts(visitor, 1)
    const before = await visitor.customers.getCustomerProductLists({parameters})
    const {id: listId = ''} = await visitor.customers.createCustomerProductList({
        parameters,
        body: {type: 'wish_list'}
    })

    await visitor.customers.createCustomerProductListItem({
        parameters: {...parameters, listId},
        body: {
            productId: product?.id ?? '',
            quantity: 1,
            public: false,
            priority: 1,
            type: 'product'
        }
    })

    expect(before.total).toBe(0)
    expect(await visitor.customers.getCustomerProductLists({parameters})).toMatchObject({
        data: [{type: 'wish_list', customerProductListItems: [{productId: product?.id}]}]
    })
    expect(await statusOf(guest.customers.getCustomerProductLists({parameters}))).toBe(404)
})

test('category: an empty text, which clients send with every category, is none', async () => {
    const usual = await listed(['cgid=furniture'])

    expect(await listed(['cgid=furniture'], {q: ''})).toMatchObject({
        total: usual.total,
        query: '',
        hits: usual.hits
    })
})

test('checkout: a new basket has no shipping method, and one that the client sets stays', async () => {
    const visitor = await shop.guest()
    const [product] = await someProducts(visitor, 1)
    const {basketId = '', shipments} = await visitor.basketsV2.createBasket({
        body: {productItems: [{productId: product?.id ?? '', quantity: 1}]}
    })
    const parameters = {basketId, shipmentId: 'me'}
    const {defaultShippingMethodId: id = ''} =
        await visitor.basketsV2.getShippingMethodsForShipment({parameters})

    const chosen = await visitor.basketsV2.updateShippingMethodForShipment({parameters, body: {id}})
    const changed = await visitor.basketsV2.updateCustomerForBasket({
        parameters: {basketId},
        body: {email: 'ada@homeward.example'}
    })

    expect(shipments?.map(({shippingMethod}) => shippingMethod)).toEqual([undefined])
    expect([chosen, changed].map((basket) => basket.shipments?.[0]?.shippingMethod?.id)).toEqual([
        id,
        id
    ])
})

test('search: a chosen refinement is returned as selected', async () => {
    const {selectedRefinements, total} = await listed(['cgid=furniture', 'c_condition=New'], {
        q: 'sofa'
    })

    expect(selectedRefinements).toMatchObject({cgid: 'furniture', c_condition: 'New'})
    expect(total).toBeGreaterThan(0)
})

test('search box: suggestions accept the expansions as one string', async () => {
    const {productSuggestions} = await guest.search.getSearchSuggestions({
        parameters: {
            q: 'sof',
            expand: asSent<['images']>('images,prices'),
            includeEinsteinSuggestedPhrases: true
        }
    })

    expect(productSuggestions?.products?.[0]).toMatchObject({
        productId: expect.any(String),
        price: expect.any(Number),
        image: {link: expect.stringMatching(/^http/)}
    })
})

test('product: a master has its variants and the path of its category', async () => {
    const {hits = []} = await listed(['cgid=furniture', 'htype=master'])
    const master = await pageOf(hits[0]?.productId ?? '')

    const variants = await Promise.all(
        (master.variants ?? []).map(({productId = ''}) => pageOf(productId))
    )
    const category = await guest.products.getCategory({
        parameters: {id: master.primaryCategoryId ?? '', levels: 1}
    })

    expect(master).toMatchObject({type: {master: true}, pageMetaTags: expect.anything()})
    expect(variants.length).toBeGreaterThan(1)
    expect(variants.every(({master: of}) => of?.masterId === master.id)).toBe(true)
    expect(category.parentCategoryTree?.map(({id}) => id)).toContain('furniture')
})

test('product: each part of a bundle names its variant', async () => {
    const {hits = []} = await listed(['cgid=appliances', 'htype=bundle'])
    const {bundledProducts = []} = await pageOf(hits[0]?.productId ?? '')

    expect(bundledProducts.length).toBeGreaterThan(1)
    for (const {product} of bundledProducts) {
        const {variationValues, variants = []} = product
        expect(variants).toContainEqual(
            expect.objectContaining({productId: product.id, variationValues})
        )
    }
})

test('context: a new visit has none, which is a 404 as the template expects', async () => {
    const parameters = {usid: guest.tokens.usid, siteId: 'Homeward'}

    expect(await statusOf(guest.contexts.getShopperContext({parameters}))).toBe(404)
})

test('store locator: the template’s first search, in Germany, finds nothing', async () => {
    const found = await guest.stores.searchStores({
        parameters: {
            countryCode: 'DE',
            postalCode: '10178',
            maxDistance: 100,
            distanceUnit: 'km',
            limit: 200
        }
    })

    expect(found).toMatchObject({data: [], total: 0})
})

test('cart: the price that the template sends is ignored', async () => {
    const visitor = await shop.guest()
    const [product] = await someProducts(visitor, 1)
    const {basketId = ''} = await visitor.basketsV2.createBasket({body: {}})

    const {productItems, shipments} = await visitor.basketsV2.addItemToBasket({
        parameters: {basketId},
        body: [{productId: product?.id ?? '', price: 0.01, quantity: 1}]
    })

    expect(productItems?.[0]?.basePrice).toBe(product?.price)
    expect(shipments?.[0]?.shipmentId).toBe('me')
})

test('account: a new customer’s lists, addresses and orders exist and are empty', async () => {
    const {customers, customerId} = await shop.member()
    const parameters = {customerId}

    expect(await customers.getCustomer({parameters})).toMatchObject({addresses: []})
    expect(await customers.getCustomerProductLists({parameters})).toMatchObject({total: 0})
    expect(
        await customers.getCustomerOrders({
            parameters: asSent<{customerId: string}>({
                customerId,
                limit: 10,
                offset: 0,
                expand: 'oms'
            })
        })
    ).toMatchObject({data: [], total: 0})
})
