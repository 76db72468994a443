import {testSandbox} from '../tests/test-sandbox'
import {allStores} from '../stores/store'

const {call, guestToken, world, close} = testSandbox()
const token = guestToken()
afterAll(close)

const products = '/product/shopper-products/v1/organizations/{org}'
const get = (path: string, query = '') =>
    call(`GET ${products}/${path}?siteId=Homeward${query}`, {token})
const product = async (id: string, query = '') => (await get(`products/${id}`, query)).body

const idOf = (condition: string) =>
    world
        .statement<{id: string}>(
            `SELECT product.id FROM product JOIN model ON model.no = model_no
        LEFT JOIN price ON product_no = product.no AND zone = '1' WHERE ${condition} ORDER BY product.no`
        )
        .get()?.id ?? ''

const cents = (dollars: number) => Math.round(dollars * 100)

test('a product has the prices of the requested store, exact to the cent', async () => {
    const id = idOf("role = 'item' AND promotional_cents IS NULL")
    const rates = new Set<number>()
    for (const zone of ['1', '2', '3', '4']) {
        const store = [...allStores(world).values()].find(({c_zoneID}) => c_zoneID === zone)
        if (!store) continue
        const found = await product(id, `&c_store_id=${store.id}`)
        const total = cents(found.c_racProductRenewalRate) * found.c_racProductTerms
        rates.add(found.c_racProductRenewalRate)
        expect(cents(found.c_racProductTotalCostToOwn)).toBe(total)
        expect(found.c_racPricebooks[0].pricebookID).toBe(`homeward-zone-${zone}`)
        expect(found.price).toBe(found.c_racProductRenewalRate)
    }
    expect(rates.size).toBeGreaterThan(2)
})

test('a promotion lowers the rate, and the usual rate becomes the old one', async () => {
    const found = await product(idOf("role = 'item' AND promotional_cents IS NOT NULL"))
    const [usual, sale] = found.c_racPricebooks

    expect(found.productPromotions[0].promotionalPrice).toBe(found.c_racProductRenewalRate)
    expect(sale).toMatchObject({
        price: found.c_racProductRenewalRate,
        priceInfo: {wasPrice: {amount: usual.price}}
    })
    expect(sale.price).toBeLessThan(usual.price)
})

test('a master lists its variants, with the same values as each variant itself', async () => {
    const master = await product(idOf("role = 'master'"))
    const [first] = master.variants
    const variant = await product(first.productId)

    expect(master.type).toEqual({master: true})
    expect(variant).toMatchObject({
        type: {variant: true},
        master: {masterId: master.id},
        variationValues: first.variationValues
    })
    for (const {variationValues} of master.variants) {
        for (const [id, value] of Object.entries(variationValues)) {
            const attribute = master.variationAttributes.find((one: {id: string}) => one.id === id)
            expect(attribute.values).toContainEqual(expect.objectContaining({value}))
        }
    }
})

test('all images have a group per colour, otherwise only the colour shown', async () => {
    const id = idOf("role = 'master' AND size IS NULL AND category_id LIKE '%sofas'")
    const [few, many, three] = [
        await product(id),
        await product(id, '&allImages=true'),
        await product(id, '&imgTypes=large:3')
    ]

    const colours = many.variationAttributes[0].values.length
    expect(few.imageGroups.map((group: {viewType: string}) => group.viewType)).toEqual([
        'large',
        'small'
    ])
    expect(many.imageGroups).toHaveLength(2 + colours)
    expect(three.imageGroups).toHaveLength(1)
    expect(three.imageGroups[0].images).toHaveLength(3)
    expect(few.imageGroups[0].images[0].link).toMatch(
        /\/dw\/image\/v2\/HMWD_001\/.*\/images\/sofa-3-seat\/[a-z]+\/front-\d\.webp$/
    )
})

test('a new and a previously rented item of a model list each other', async () => {
    const id = idOf("role = 'used'")
    const used = await product(id)
    const offers = used.c_racOffers

    expect(offers.map((offer: {productId: string}) => offer.productId)).toContain(id)
    expect(offers[0]).toMatchObject({inventoryType: 'NEW', condition: 'New'})
    for (const offer of offers) {
        expect(cents(offer.totalCostToOwn)).toBe(cents(offer.weeklyPrice) * offer.terms)
    }
})

test('a bundle contains its parts', async () => {
    const {bundledProducts, type} = await product(idOf("role = 'bundle'"))

    expect(type).toEqual({bundle: true})
    expect(bundledProducts).toHaveLength(2)
    for (const part of bundledProducts) expect((await get(`products/${part.id}`)).status).toBe(200)
})

test('a special order has its own delivery time and no stock status [INV-001]', async () => {
    const found = await product(idOf("type = 'SpecialOrder' AND role = 'item'"))

    expect(found).toMatchObject({
        c_racProductInventoryType: '',
        c_racProductStockStatus: '',
        c_SpecialOrderED: '1-6 Weeks',
        c_racInventorySource: 'SO_PRODUCT',
        inventory: {orderable: true, backorderable: true}
    })
    expect(found).not.toHaveProperty('c_racIsHomeStore')
})

test('with a higher quantity the price falls [PRICE-005]', async () => {
    const {tieredPrices} = await product(idOf("tiers IS NOT NULL AND role <> 'used'"))

    expect(tieredPrices.map((tier: {quantity: number}) => tier.quantity)).toEqual([1, 2, 4])
    expect(tieredPrices[2].price).toBeLessThan(tieredPrices[0].price)
})

test('Spanish requests return Spanish texts', async () => {
    const found = await product('100001', '&locale=es-US')

    expect(found.name).toMatch(/^Sofá/)
    expect(found.c_racSpecifications[0].label).toBe('Marca')
    expect(found.longDescription).toMatch(/Mide \d+ pulg/)
})

test('products come in the requested order, without unknown ones', async () => {
    const ids = ['110001', 'no-such-product', '100001']

    const {body} = await get('products', `&ids=${ids.join(',')}&select=(data.(id),total,limit)`)

    expect(body).toEqual({data: [{id: '110001'}, {id: '100001'}], total: 2, limit: 3})
})

test.each`
    situation                 | path                          | query                                                             | status
    ${'an unknown product'}   | ${'products/no-such-product'} | ${''}                                                             | ${404}
    ${'a name of JavaScript'} | ${'products/__proto__'}       | ${''}                                                             | ${404}
    ${'a path upwards'}       | ${'products/..%2F..%2Fetc'}   | ${''}                                                             | ${404}
    ${'an unknown category'}  | ${'categories/garage'}        | ${''}                                                             | ${404}
    ${'too many levels'}      | ${'categories/root'}          | ${'&levels=4'}                                                    | ${400}
    ${'three levels (D-13)'}  | ${'categories/root'}          | ${'&levels=3'}                                                    | ${200}
    ${'an unknown expansion'} | ${'products/100001'}          | ${'&expand=everything'}                                           | ${400}
    ${'an odd selector'}      | ${'products/100001'}          | ${'&select=(id'}                                                  | ${400}
    ${'25 products'}          | ${'products'}                 | ${`&ids=${Array.from({length: 25}, (_, index) => index).join()}`} | ${400}
    ${'no ids'}               | ${'products'}                 | ${''}                                                             | ${400}
    ${'an unknown store'}     | ${'products/100001'}          | ${'&c_store_id=x'}                                                | ${200}
`('$situation: $status', async ({path, query, status}) => {
    expect((await get(path, query)).status).toBe(status)
})

test('the tree has three levels below the root, with what a menu needs [API-035]', async () => {
    const {body: root} = await get('categories/root', '&levels=3')
    const [furniture] = root.categories
    const [livingRoom] = furniture.categories
    const [sofas] = livingRoom.categories

    expect(root.categories.map((one: {id: string}) => one.id)).toEqual([
        'furniture',
        'appliances',
        'electronics',
        'computers'
    ])
    expect(sofas).toMatchObject({
        id: 'furniture-living-room-sofas',
        c_path: 'furniture/living-room/sofas',
        c_showInMenu: true,
        parentCategoryId: 'furniture-living-room',
        thumbnail: expect.stringContaining('sofa-3-seat')
    })
    expect(sofas.parentCategoryTree.map((one: {id: string}) => one.id)).toEqual([
        'furniture',
        'furniture-living-room',
        'furniture-living-room-sofas'
    ])
})

test('promotions of agreements paid in full are not for guests [API-015]', async () => {
    const codes = async (isRegistered: boolean) => {
        const path = '/custom/get-promotions-store/v1/organizations/{org}/getpromotionsrac'
        const query = `siteId=Homeward&c_store_id=01001&c_isRegistered=${isRegistered}`
        const {body} = await call(`GET ${path}?${query}`, {token})
        return body.PromoObj.map((promotion: {promotionCode: string}) => promotion.promotionCode)
    }

    expect(await codes(false)).toContain('SAVE10')
    expect(await codes(false)).not.toContain('THANKYOU25')
    expect(await codes(true)).toContain('THANKYOU25')
})

test('a store lists what is valid there today, and where each tile leads [API-015, PROMO-005, PROMO-008]', async () => {
    const offers = async (storeId: string) => {
        const path = '/custom/get-promotions-store/v1/organizations/{org}/getpromotionsrac'
        const {body} = await call(`GET ${path}?siteId=Homeward&c_store_id=${storeId}`, {token})
        return body.PromoObj
    }

    const [here, there] = [await offers('01001'), await offers('01003')]

    const codes = (list: {promotionCode: string}[]) => list.map((one) => one.promotionCode)
    expect(codes(here)).toEqual(expect.arrayContaining(['SAVE10', 'LAPTOP15']))
    expect(codes(there)).not.toContain('SAVE10')
    expect(codes(here)).not.toContain('SUMMER5')
    expect(here).toContainEqual(
        expect.objectContaining({promoID: 'laptop-week', link: '/c/computers'})
    )
})
