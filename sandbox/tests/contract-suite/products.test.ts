import {openShop, type Shop, type Shopper, statusOf} from './shop'

let shop: Shop
let guest: Shopper
beforeAll(async () => {
    shop = await openShop()
    guest = await shop.guest()
})
afterAll(() => shop.close())

const firstHits = async (limit: number) => {
    const {hits} = await guest.search.productSearch({
        parameters: {refine: 'cgid=furniture', limit}
    })
    return hits.map(({productId}) => productId)
}

test('the category tree has its three levels, and each child names its parent [API-034] [API-035]', async () => {
    const root = await guest.products.getCategory({parameters: {id: 'root', levels: 2}})
    const [first] = root.categories ?? []
    const below = await guest.products.getCategory({
        parameters: {id: first?.categories?.[0]?.id ?? '', levels: 1}
    })

    expect(root.categories?.map(({id}) => id)).toEqual([
        'furniture',
        'appliances',
        'electronics',
        'computers'
    ])
    expect(first?.parentCategoryId).toBe('root')
    expect(below.parentCategoryId).toBe('furniture')
    expect(below.categories?.length).toBeGreaterThan(0)
})

test('categories can be read by their ids, and unknown ids are left out', async () => {
    const {data, total} = await guest.products.getCategories({
        parameters: {ids: ['furniture', 'nowhere', 'computers']}
    })

    expect([total, data.map(({id}) => id)]).toEqual([2, ['furniture', 'computers']])
})

test('a product costs the same in the listing, on its page and among its prices [API-057]', async () => {
    const {hits} = await guest.search.productSearch({
        parameters: {refine: 'cgid=furniture', limit: 5}
    })

    const pages = await Promise.all(
        hits.map(({productId}) =>
            guest.products.getProduct({parameters: {id: productId, allImages: true}})
        )
    )

    expect(pages.map(({price}) => price)).toEqual(hits.map(({price}) => price))
    const renewals = pages.map((page) => [
        page.c_racProductTotalCostToOwn,
        Math.round(Number(page.c_racProductRenewalRate) * 100 * Number(page.c_racProductTerms)) /
            100
    ])
    expect(renewals.map(([total]) => total)).toEqual(renewals.map(([, sum]) => sum))
})

test('products are returned in the order of the requested ids, with every requested part [API-058]', async () => {
    const ids = (await firstHits(3)).reverse()

    const {data = [], total} = await guest.products.getProducts({
        parameters: {
            ids,
            allImages: true,
            perPricebook: true,
            expand: [
                'availability',
                'links',
                'promotions',
                'options',
                'images',
                'prices',
                'variations'
            ]
        }
    })

    expect([data.map(({id}) => id), total]).toEqual([ids, 3])
    expect(data.every(({imageGroups, inventory, price}) => imageGroups && inventory && price)).toBe(
        true
    )
})

test('`select` returns only the named fields', async () => {
    const [id = ''] = await firstHits(1)

    const answer = await guest.products.getProducts({
        parameters: {ids: [id], expand: ['availability'], select: '(data.(id,inventory))'}
    })

    expect(answer).toEqual({data: [{id, inventory: expect.anything()}]})
})

test('the product page and the availability service have the same stock', async () => {
    const [id = ''] = await firstHits(1)

    const page = await guest.products.getProduct({parameters: {id, expand: ['availability']}})
    const {data} = await guest.availability.getAvailability({parameters: {productIds: [id]}})

    expect(data?.[0]).toMatchObject({id, inventories: [{ats: page.inventory?.ats}]})
})

test('requesting an unknown promotion is not an error', async () => {
    const {data, total} = await guest.promotions.getPromotions({parameters: {ids: ['nothing']}})

    expect([data, total]).toEqual([[], 0])
})

test.each([
    ['an unknown product', 404, () => guest.products.getProduct({parameters: {id: '0'}})],
    ['an unknown category', 404, () => guest.products.getCategory({parameters: {id: 'nowhere'}})],
    [
        'too many ids',
        400,
        () =>
            guest.products.getProducts({
                parameters: {ids: Array.from({length: 25}, (_, index) => String(index))}
            })
    ],
    [
        'an unknown language',
        400,
        () => guest.products.getCategory({parameters: {id: 'root', locale: 'fr-FR'}})
    ],
    ['no site', 400, () => guest.products.getCategory({parameters: {id: 'root', siteId: ''}})]
])('%s is refused with %i', async (_what, status, call) => {
    expect(await statusOf(call())).toBe(status)
})
