import {openShop, type Shop, type Shopper, statusOf} from './shop'

let shop: Shop
let guest: Shopper
beforeAll(async () => {
    shop = await openShop()
    guest = await shop.guest()
})
afterAll(() => shop.close())

/** The SDK's types allow one refinement, but it sends all that it is given. */
function refinements(...values: string[]): string
function refinements(...values: string[]): unknown {
    return values
}

const search = (refine: string, more: {sort?: string; limit?: number; offset?: number} = {}) =>
    guest.search.productSearch({parameters: {refine, limit: 200, ...more}})

test('the pages of a listing have no gap and no overlap', async () => {
    const whole = await search('cgid=furniture')

    const pages = await Promise.all(
        [0, 10, 20, 30].map((offset) => search('cgid=furniture', {limit: 10, offset}))
    )

    const ids = pages.flatMap(({hits}) => hits.map(({productId}) => productId))
    expect(ids).toEqual(whole.hits.map(({productId}) => productId))
    expect(ids).toHaveLength(whole.total)
})

test('every facet value finds as many products as its hit count says', async () => {
    const {refinements: facets} = await search('cgid=furniture')
    const choices = facets
        .filter(({attributeId}) => attributeId !== 'cgid')
        .flatMap(({attributeId, values = []}) =>
            values.map(({value, hitCount}) => ({pair: `${attributeId}=${value}`, hitCount}))
        )
        .slice(0, 25)

    const totals = await Promise.all(
        choices.map(async ({pair}) => {
            const {total} = await search(refinements('cgid=furniture', pair))
            return {pair, hitCount: total}
        })
    )

    expect(choices.length).toBeGreaterThan(10)
    expect(totals).toEqual(choices)
})

test.each([
    ['price-low-to-high', 1],
    ['price-high-to-low', -1]
])('%s sorts by the price that is shown', async (sort, direction) => {
    const {hits} = await search('cgid=furniture', {sort})

    const prices = hits.map(({price = 0}) => price)
    expect(prices).toEqual([...prices].sort((one, other) => direction * (one - other)))
})

test('a price filter respects its limits to the cent', async () => {
    const {hits} = await search('cgid=furniture', {sort: 'price-low-to-high'})
    const bound = hits[Math.floor(hits.length / 2)]?.price ?? 0

    const under = await search(refinements('cgid=furniture', `price=(0..${bound})`))
    const over = await search(refinements('cgid=furniture', `price=(${bound}..10000)`))

    expect(under.hits?.every(({price = 0}) => price <= bound)).toBe(true)
    expect(over.hits?.every(({price = 0}) => price >= bound)).toBe(true)
    expect(under.total + over.total).toBeGreaterThanOrEqual(hits.length)
})

test('suggestions match the term, and a misspelled term is corrected [API-055]', async () => {
    const {searchPhrase, productSuggestions} = await guest.search.getSearchSuggestions({
        parameters: {q: 'sofa', expand: ['images', 'prices']}
    })
    const mistyped = await guest.search.getSearchSuggestions({parameters: {q: 'sofaa'}})

    expect(searchPhrase).toBe('sofa')
    expect(productSuggestions?.products).toContainEqual(
        expect.objectContaining({
            productName: expect.stringMatching(/sofa/i),
            price: expect.any(Number)
        })
    )
    expect(mistyped.productSuggestions?.suggestedTerms?.[0]?.terms?.[0]).toMatchObject({
        value: 'sofa',
        corrected: true
    })
})

test('a category that does not exist has no products', async () => {
    const {total, hits} = await search(refinements('cgid=newarrivals', 'htype=master'))

    expect([total, hits ?? []]).toEqual([0, []])
})

test.each([
    ['a limit of none', {q: 'sofa', limit: 0}],
    ['a limit too high', {q: 'sofa', limit: 201}],
    ['an offset before the start', {q: 'sofa', offset: -1}],
    ['a refinement without a value', {refine: 'cgid'}],
    ['a term too short to suggest for', undefined]
])('%s is refused', async (_what, parameters) => {
    const call = parameters
        ? guest.search.productSearch({parameters})
        : guest.search.getSearchSuggestions({parameters: {q: 'so'}})

    expect(await statusOf(call)).toBe(400)
})
