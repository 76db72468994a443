import {testSandbox} from '../tests/test-sandbox'

const {call, guestToken, close} = testSandbox({size: 'small'})
const token = guestToken()
afterAll(close)

const base = '/search/shopper-search/v1/organizations/{org}'
const request = (path: string, query: string) =>
    call(`GET ${base}/${path}?siteId=Homeward&${query}`, {token})
const search = async (query: string) => (await request('product-search', query)).body
const suggest = async (query: string) => (await request('search-suggestions', query)).body

type Hit = {productId: string; price: number; priceMax?: number; productName: string}

test('a page has 25 hits unless set otherwise, and a response repeats the request', async () => {
    const body = await search('q=sofa&sort=price-low-to-high&refine=cgid=furniture')

    expect(body).toMatchObject({
        limit: 25,
        offset: 0,
        query: 'sofa',
        selectedSortingOption: 'price-low-to-high',
        selectedRefinements: {cgid: 'furniture'}
    })
    const prices = body.hits.map(({price}: Hit) => price)
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other))
})

test('every value of a refinement gives as many hits as its count says', async () => {
    const {refinements} = await search('refine=cgid=appliances&limit=1')

    expect(refinements.length).toBeGreaterThan(4)
    for (const {attributeId, values} of refinements) {
        for (const {value, hitCount} of values.slice(0, 3)) {
            const scope = attributeId === 'cgid' ? '' : 'refine=cgid=appliances&'
            const chosen = encodeURIComponent(`${attributeId}=${value}`)
            const {total} = await search(`${scope}refine=${chosen}&limit=1`)
            expect([attributeId, value, total]).toEqual([attributeId, value, hitCount])
        }
    }
})

test('a hit of a master has its price range and its choices', async () => {
    const {hits} = await search('refine=cgid=furniture-mattresses&refine=htype=master')
    const [hit] = hits

    expect(hit).toMatchObject({hitType: 'master', productType: {master: true}})
    expect(hit.priceMax).toBeGreaterThan(hit.price)
    expect(hit.variationAttributes.map((one: {id: string}) => one.id)).toEqual(['color', 'size'])
    expect(hit.representedProducts.map((one: {id: string}) => one.id)).toContain(
        hit.representedProduct.id
    )
})

test('expand=none reduces a hit to its name', async () => {
    const {hits} = await search('q=sofa&expand=none&limit=1')

    for (const field of [
        'price',
        'image',
        'variationAttributes',
        'representedProducts',
        'orderable'
    ]) {
        expect(hits[0]).not.toHaveProperty(field)
    }
})

test('a misspelt word is corrected, and shown', async () => {
    const {searchPhraseSuggestions, total} = await search('q=refrigirator')

    expect(total).toBeGreaterThan(0)
    expect(searchPhraseSuggestions.suggestedTerms[0].terms[0]).toMatchObject({
        value: 'refrigerator',
        corrected: true
    })
})

test.each`
    typed     | locale     | product      | phrase
    ${'sof'}  | ${'en-US'} | ${/sofa/i}   | ${'sofa'}
    ${'wash'} | ${'en-US'} | ${/wash/i}   | ${'washer'}
    ${'lava'} | ${'es-US'} | ${/^Lava/}   | ${'lavadora'}
    ${'lapt'} | ${'en-US'} | ${/laptop/i} | ${'laptop'}
`('typing "$typed" suggests "$phrase"', async ({typed, locale, product, phrase}) => {
    const {productSuggestions} = await suggest(`q=${typed}&locale=${locale}`)

    expect(productSuggestions.products[0].productName).toMatch(product)
    expect(productSuggestions.products.length).toBeLessThanOrEqual(5)
    const phrases = productSuggestions.suggestedPhrases.map((one: {phrase: string}) => one.phrase)
    expect(phrases.join()).toContain(phrase)
})

test('the search box gets phrases and products with pictures [API-055]', async () => {
    const path = '/custom/search/v1/organizations/{org}/autocomplete?siteId=Homeward'
    const {body} = await call(`POST ${path}`, {token, body: {query: 'recl', maxSuggestions: 3}})

    expect(body.suggestions.suggestedPhrases[0].suggestion).toContain('recl')
    expect(body.suggestions.productSuggestions).toHaveLength(3)
    expect(body.suggestions.productSuggestions[0]).toMatchObject({
        productId: expect.any(String),
        c_ProductUrl: expect.stringMatching(/^\/p\//),
        images: [{uri: expect.stringContaining('.webp')}]
    })
})

test.each`
    path                    | query
    ${'product-search'}     | ${'q=a&limit=0'}
    ${'product-search'}     | ${'q=a&limit=201'}
    ${'product-search'}     | ${'q=a&offset=-1'}
    ${'product-search'}     | ${'q=a&expand=everything'}
    ${'product-search'}     | ${`q=${'x'.repeat(501)}`}
    ${'product-search'}     | ${'q=a&refine=brand'}
    ${'product-search'}     | ${`q=a${'&refine=brand=x'.repeat(10)}`}
    ${'search-suggestions'} | ${'q=ab'}
    ${'search-suggestions'} | ${`q=${'x'.repeat(51)}`}
    ${'search-suggestions'} | ${'q=abc&limit=11'}
    ${'search-suggestions'} | ${'limit=5'}
`('$path?$query is refused', async ({path, query}) => {
    expect((await request(path, query)).status).toBe(400)
})

test('a token is needed', async () => {
    expect((await call(`GET ${base}/product-search?siteId=Homeward&q=sofa`)).status).toBe(401)
})
