import {openShop, type Shop, type Shopper, statusOf} from './shop'

let shop: Shop
let guest: Shopper
beforeAll(async () => {
    shop = await openShop()
    guest = await shop.guest()
})
afterAll(() => shop.close())

test('stores near a zip are sorted by distance, and each can be found by its id [API-016] [API-033]', async () => {
    const {data: found = [], total} = await guest.stores.searchStores({
        parameters: {
            countryCode: 'US',
            postalCode: '90210',
            maxDistance: 25,
            distanceUnit: 'mi',
            limit: 200
        }
    })
    const distances = found.map(({distance = 0}) => distance)
    const ids = found.map(({id}) => id)

    const byId = await guest.stores.getStores({parameters: {ids: ids.slice(0, 5).join(',')}})

    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    expect(Math.max(...distances)).toBeLessThanOrEqual(25)
    expect(total).toBe(ids.length)
    expect(byId.data?.map(({id}) => id).sort()).toEqual(ids.slice(0, 5).sort())
})

test('a search around a point finds the store there', async () => {
    const {data: [store] = []} = await guest.stores.getStores({parameters: {ids: '01001'}})

    const {data} = await guest.stores.searchStores({
        parameters: {latitude: store?.latitude ?? 0, longitude: store?.longitude ?? 0}
    })

    expect(data?.[0]?.id).toBe('01001')
})

test.each([
    ['a latitude beyond the pole', {latitude: 91, longitude: 0}],
    ['half a point', {latitude: 34}],
    ['a postal code without its country', {postalCode: '90210'}],
    ['a limit too high', {countryCode: 'US', postalCode: '90210', limit: 201}]
])('%s is refused', async (_what, parameters) => {
    expect(await statusOf(guest.stores.searchStores({parameters}))).toBe(400)
})

test('a storefront address is mapped to its category or product [API-056]', async () => {
    const {productId = ''} =
        (await guest.search.productSearch({parameters: {q: 'sofa', limit: 1}})).hits?.[0] ?? {}
    const product = await guest.products.getProduct({parameters: {id: productId}})

    const ofCategory = await guest.seo.getUrlMapping({parameters: {urlSegment: '/c/furniture'}})
    const ofProduct = await guest.seo.getUrlMapping({
        parameters: {urlSegment: String(product.c_ProductUrl)}
    })

    expect(ofCategory).toMatchObject({resourceType: 'CATEGORY', resourceId: 'furniture'})
    expect(ofProduct).toMatchObject({resourceType: 'PRODUCT', resourceId: productId})
    expect(
        await statusOf(guest.seo.getUrlMapping({parameters: {urlSegment: '/no/such/page'}}))
    ).toBe(404)
})

test('the page found for a category can also be read by its id [API-063]', async () => {
    const {data = []} = await guest.experience.getPages({
        parameters: {aspectTypeId: 'plp', categoryId: 'furniture'}
    })
    const [{id = ''} = {}] = data

    const page = await guest.experience.getPage({parameters: {pageId: id}})

    expect(page).toEqual(data[0])
    expect(await statusOf(guest.experience.getPage({parameters: {pageId: 'nothing'}}))).toBe(404)
})

test('the configuration contains the default language, and no Salesforce payments', async () => {
    const {configurations} = await guest.configurations.getConfigurations()

    expect(configurations).toEqual(
        expect.arrayContaining([
            expect.objectContaining({id: 'defaultLocale', value: 'en-US'}),
            expect.objectContaining({id: 'SalesforcePaymentsAllowed', value: false})
        ])
    )
})
