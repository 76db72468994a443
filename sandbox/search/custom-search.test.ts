import type {Facet, ProductSearchAnswer, ProductTile} from '@contract/product-search'
import {setStock} from '../catalogue/availability'
import {allStores, defaultStore} from '../stores/store'
import {testSandbox} from '../tests/test-sandbox'

const {call, guestToken, world, close} = testSandbox({size: 'small'})
const token = guestToken()
afterAll(close)

type Found = Required<ProductSearchAnswer>

const search = async (body: object, query = ''): Promise<Found> => {
    const path = `/custom/product/v1/organizations/{org}/search?siteId=Homeward${query}`
    const answer = await call(`POST ${path}`, {token, body})
    expect(answer.status).toBe(200)
    return answer.body
}

const idsOf = ({results}: Found) => results.map(({productId}) => productId)
const facetOf = ({facets}: Found, key: string): Facet['values'] =>
    facets.find((facet) => facet.key === key)?.values ?? []
const weekly = ({priceInfo}: ProductTile) => priceInfo?.weeklyPrice ?? 0
const sourceOf = ({inventories}: ProductTile) => inventories?.[0]?.source ?? 'OUT_OF_STOCK'

test.each`
    query                        | first
    ${'sofa'}                    | ${/sofa/i}
    ${'couch'}                   | ${/sofa|sectional/i}
    ${'SOFAS'}                   | ${/sofa/i}
    ${'sofás'}                   | ${/sofa/i}
    ${'fridge'}                  | ${/refrigerator/i}
    ${'television'}              | ${/TV/}
    ${'tv'}                      | ${/TV/}
    ${'stove'}                   | ${/range|oven/i}
    ${'washing machine'}         | ${/washer/i}
    ${'cell phone'}              | ${/phone/i}
    ${'notebook'}                | ${/laptop/i}
    ${'french door'}             | ${/french door/i}
    ${'4-piece bedroom set'}     | ${/4-piece bedroom set/i}
    ${'gaming laptops'}          | ${/gaming laptop/i}
    ${'lavadora'}                | ${/washer/i}
    ${'refrigerador compacto'}   | ${/compact refrigerator/i}
    ${'refrig'}                  | ${/refrigerator/i}
    ${'soffa'}                   | ${/sofa/i}
    ${'refrigirator'}            | ${/refrigerator/i}
    ${'matress'}                 | ${/mattress/i}
    ${'labtop'}                  | ${/laptop/i}
    ${'recliner for the family'} | ${/recliner/i}
`('the first result for "$query" is the expected one', async ({query, first}) => {
    const {results} = await search({query, sort: 'RELEVANCE'})

    expect(results.length).toBeGreaterThan(0)
    expect(results[0]?.productName).toMatch(first)
})

test('a Spanish query finds Spanish names', async () => {
    const {results} = await search({query: 'sillón reclinable', sort: 'RELEVANCE'}, '&locale=es-US')

    expect(results[0]?.productName).toMatch(/^Sillón reclinable/)
})

test.each(['xqzzyvwk', '🛋️', '"', '*', '\u0000', '(((', 'a'.repeat(500)])(
    '%j finds nothing',
    async (query) => {
        expect(await search({query})).toMatchObject({totalSize: 0, results: []})
    }
)

test.each(['"sofa" AND (bed*) NEAR/2 -^{name_en}:', "'; DROP TABLE product; --", 'NOT', 'sofa OR'])(
    '%j is read as words, never as an expression',
    async (query) => {
        expect((await search({query})).totalSize).toBeGreaterThanOrEqual(0)
        expect((await search({query: 'sofa'})).totalSize).toBeGreaterThan(0)
    }
)

test.each`
    query                | uri
    ${'Store  Locators'} | ${'/store-locator'}
    ${'contact us'}      | ${'/contact-us'}
    ${'careers'}         | ${'http://sandbox/jobs'}
    ${'Liquidación'}     | ${'/c/clearance'}
`('"$query" redirects to $uri [SEARCH-016] [SEARCH-017]', async ({query, uri}) => {
    expect(await search({query})).toMatchObject({totalSize: 0, results: [], redirectUri: uri})
})

test.each(['AVAILABILITY', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW', 'MOST_POPULAR', 'RELEVANCE'])(
    'pages sorted by %s contain every listing once [PLP-008]',
    async (sort) => {
        const ids: string[] = []
        const {totalSize} = await search({category: 'furniture', sort, limit: 40})
        for (let offset = 0; offset < totalSize; offset += 40) {
            ids.push(...idsOf(await search({category: 'furniture', sort, limit: 40, offset})))
        }

        expect(new Set(ids).size).toBe(totalSize)
        expect(ids).toHaveLength(totalSize)
    }
)

test.each`
    sort                   | key
    ${'PRICE_LOW_TO_HIGH'} | ${weekly}
    ${'PRICE_HIGH_TO_LOW'} | ${(tile: ProductTile) => -weekly(tile)}
`('$sort sorts by the weekly price that is shown', async ({sort, key}) => {
    const {results} = await search({sort, limit: 200})

    const keys = results.map(key)
    expect(keys).toEqual(keys.toSorted((one, other) => Number(one) - Number(other)))
})

test('without a sort, what is in the store comes first [PLP-005]', async () => {
    const {results} = await search({category: 'electronics', limit: 200})

    const order = [
        'INVENTORY_PRODUCT',
        'INV_GEO_POOL_PRODUCT',
        'EA_PRODUCT',
        'SO_PRODUCT',
        'OUT_OF_STOCK'
    ]
    const places = results.map((tile) => order.indexOf(sourceOf(tile)))
    expect(new Set(places).size).toBeGreaterThan(3)
    expect(places).toEqual(places.toSorted())
})

test.each`
    filters
    ${[]}
    ${[{key: 'color', values: ['black']}]}
    ${[{key: 'color', values: ['black', 'white']}, {key: 'price', values: ['10-15', '15-20']}]}
    ${[{key: 'condition', value: 'New'}, {key: 'availability', values: ['INVENTORY_PRODUCT']}]}
`(
    'choosing one more value gives as many hits as its count says, with $filters',
    async ({filters}) => {
        const {facets} = await search({category: 'furniture', filters, limit: 1})

        for (const {key, values} of facets) {
            for (const {value, count} of values.slice(0, 4)) {
                const others = filters.filter((filter: {key: string}) => filter.key !== key)
                const chosen = await search({
                    category: 'furniture',
                    filters: [...others, {key, values: [value]}],
                    limit: 1
                })
                expect([key, value, chosen.totalSize]).toEqual([key, value, count])
            }
        }
    }
)

test('chosen values stay among the facets, marked, even without hits', async () => {
    const answer = await search({
        category: 'furniture-mattresses',
        filters: [{key: 'color', values: ['red']}]
    })

    expect(answer.totalSize).toBe(0)
    expect(facetOf(answer, 'color')).toContainEqual({
        value: 'red',
        label: 'Red',
        count: 0,
        selected: true
    })
})

test('refine and filters apply together, and unknown ones are ignored', async () => {
    const one = await search({refine: ['brand=Norvane'], filters: [{key: 'colour', value: 'x'}]})
    const other = await search({filters: [{key: 'brand', value: 'norvane'}]})

    expect(one.totalSize).toBeGreaterThan(0)
    expect(one.totalSize).toBe(other.totalSize)
    expect(one.results.every(({brand}) => brand === 'Norvane')).toBe(true)
})

test.each`
    category       | attribute
    ${'clearance'} | ${'clearance'}
    ${'offers'}    | ${'offers'}
`('$category has its own listing [PLP-013] [PLP-014]', async ({category, attribute}) => {
    const special = await search({category, limit: 200})
    const filtered = await search({filters: [{key: attribute, values: ['TRUE']}], limit: 200})

    expect(special.totalSize).toBeGreaterThan(0)
    expect(idsOf(special)).toEqual(idsOf(filtered))
    expect(special.results[0]?.inventories?.[0]?.attributes).toMatchObject({[attribute]: true})
})

test('the weekly rate can be limited to an approval (G-13)', async () => {
    const {results, totalSize} = await search({maxWeeklyPrice: 15.49, limit: 200})
    const [dearest] = results.map(weekly).toSorted((one, other) => other - one)

    expect(totalSize).toBeGreaterThan(0)
    expect(dearest).toBeLessThanOrEqual(15.49)
})

test('a category may be named by its id or its path, and an unknown one is empty', async () => {
    const [byId, byPath, none] = await Promise.all([
        search({category: 'furniture-living-room-sofas'}),
        search({category: 'furniture/living-room/sofas'}),
        search({category: 'garage'})
    ])

    expect(idsOf(byId)).toEqual(idsOf(byPath))
    expect(none).toMatchObject({totalSize: 0, results: [], facets: []})
})

test('prices are those of the store’s zone, and the total is rate times terms to the cent', async () => {
    const stores = [...allStores(world).values()]
    const oneOfEach = ['1', '2', '3', '4'].flatMap(
        (zone) => stores.find(({c_zoneID}) => c_zoneID === zone)?.id ?? []
    )
    const answers = await Promise.all(
        oneOfEach.map((id) =>
            search({category: 'furniture', sort: 'MOST_POPULAR', storeIds: [id], limit: 10})
        )
    )

    const prices = answers.map(({results}) => results.map(weekly).join())
    expect(new Set(prices).size).toBe(oneOfEach.length)
    expect(oneOfEach.length).toBeGreaterThan(2)
    for (const {priceInfo} of answers.flatMap(({results}) => results)) {
        const {weeklyPrice = 0, terms = 0, totalCostToOwn = 0} = priceInfo ?? {}
        expect(Math.round(totalCostToOwn * 100)).toBe(Math.round(weeklyPrice * 100) * terms)
    }
})

test('what was taken from the stock is no longer shown as available', async () => {
    const store = defaultStore(world)
    const body = {
        query: 'range',
        filters: [{key: 'availability', values: ['INVENTORY_PRODUCT']}],
        limit: 200
    }
    const before = await search(body)
    const [tile] = before.results
    const units = world
        .statement<{no: number}>('SELECT no FROM product WHERE model_no = ?')
        .all((tile?.productId ?? '').split('-')[0])

    units.forEach(({no}) => setStock(world, no, {place: store.id, level: 0}))
    const after = await search(body)

    expect(idsOf(after)).toEqual(idsOf(before).filter((id) => id !== tile?.productId))
})

test.each`
    problem                    | body
    ${'a limit of 0'}          | ${{limit: 0}}
    ${'a limit of 201'}        | ${{limit: 201}}
    ${'a limit in words'}      | ${{limit: 'many'}}
    ${'an offset below 0'}     | ${{offset: -1}}
    ${'a sort of its own'}     | ${{sort: 'BEST'}}
    ${'an endless query'}      | ${{query: 'x'.repeat(501)}}
    ${'filters that are none'} | ${{filters: 'color'}}
    ${'a filter without key'}  | ${{filters: [{values: ['x']}]}}
    ${'too many filters'}      | ${{filters: Array.from({length: 51}, () => ({key: 'brand', value: 'x'}))}}
    ${'a list'}                | ${[]}
`('$problem is refused', async ({body}) => {
    const {status} = await call(
        'POST /custom/product/v1/organizations/{org}/search?siteId=Homeward',
        {token, body}
    )

    expect(status).toBe(400)
})

test.each([
    {key: 'price', values: ['cheap', '1e9-2e9', '--', '']},
    {key: 'color', values: ['__proto__', 'nacre']},
    {key: 'brand', values: ['constructor']},
    {key: 'category', values: ['../../etc']}
])('the values of %j find nothing and do no harm', async (filter) => {
    expect((await search({filters: [filter]})).totalSize).toBe(0)
})

test.each([
    {key: '__proto__', values: ['x']},
    {key: 'constructor', values: ['x']},
    {key: 'mostAWeek', values: ['1']}
])('the key of %j is not a filter', async (filter) => {
    expect((await search({filters: [filter]})).totalSize).toBe((await search({})).totalSize)
})
