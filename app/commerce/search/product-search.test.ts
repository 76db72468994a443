import {plainListing} from '@app/domain/catalogue/listing'
import {aCommerce} from '../../../tests/support/a-commerce'
import {productSearch, toSearchResult} from './product-search'

const hit = (id: string) => ({productId: id, productName: `Product ${id}`})

test('an answer is read: how many, which, and how to narrow them [API-007]', () => {
    const result = toSearchResult({
        totalSize: 60,
        attributionToken: 'a-token',
        results: [hit('a'), hit('b')],
        facets: [
            {
                key: 'brand',
                label: 'Brand',
                values: [
                    {value: 'ashland', label: 'Ashland', count: 12, selected: true},
                    {value: 'birch', label: 'Birch', count: 3}
                ]
            }
        ]
    })

    expect(result).toMatchObject({total: 60, tiles: [{id: 'a'}, {id: 'b'}], redirect: null})
    expect(result.attributionToken).toBe('a-token')
    expect(result.facets).toEqual([
        {
            key: 'brand',
            label: 'Brand',
            values: [
                {value: 'ashland', label: 'Ashland', count: 12, selected: true},
                {value: 'birch', label: 'Birch', count: 3, selected: false}
            ]
        }
    ])
})

test.each([{totalSize: 0}, {totalSize: 0, results: []}, {totalSize: 0, results: null}])(
    '%j is an empty listing',
    (raw) => {
        expect(toSearchResult(raw)).toEqual({total: 0, tiles: [], facets: [], redirect: null})
    }
)

test.each([
    {totalSize: 7},
    {totalSize: 7, results: []},
    {totalSize: 2, results: [{productId: 'a', productName: null}, null]},
    {totalSize: 0, results: [{productId: 'a'}]},
    {results: [hit('a')]}
])('%j is no empty listing but unreadable (D-48)', (raw) => {
    expect(() => toSearchResult(raw)).toThrow(expect.objectContaining({code: 'garbled'}))
})

test('a page after the last one has no hits, and that can be read', () => {
    expect(toSearchResult({totalSize: 7, results: []}, {offset: 24})).toMatchObject({total: 7})
})

test('bad hits and filters are left out, the good ones stay', () => {
    const result = toSearchResult({
        totalSize: 3,
        results: [null, hit('a'), {productId: 'b'}],
        facets: [
            null,
            {label: 'No key', values: [{value: 'x'}]},
            {key: 'empty', values: []},
            {key: 'color', values: [null, {label: 'No value'}, {value: 'red', count: 'x'}]}
        ]
    })

    expect(result.tiles.map(({id}) => id)).toEqual(['a'])
    expect(result.facets).toEqual([
        {
            key: 'color',
            label: 'color',
            values: [{value: 'red', label: 'red', count: 0, selected: false}]
        }
    ])
})

test('there are never fewer hits than have come', () => {
    expect(toSearchResult({results: [hit('a')], totalSize: 0}).total).toBe(1)
})

test('where the words lead elsewhere, the answer says so [API-011]', () => {
    expect(toSearchResult({totalSize: 0, redirectUri: '/store-locator'}).redirect).toBe(
        '/store-locator'
    )
})

test('a listing is fetched by POST, and its key has what it depends on [API-007]', async () => {
    const {commerce, calls} = aCommerce(() => ({results: [hit('a')], totalSize: 1}))
    const listing = {...plainListing, path: ['furniture']}
    const query = productSearch(commerce, {listing, storeId: '00042'})
    const other = productSearch(commerce, {listing, storeId: '00043'})
    const approved = productSearch(commerce, {listing, storeId: '00042', mostAWeek: 35_00})

    await expect(query.fetch()).resolves.toMatchObject({total: 1})

    expect(calls[0]?.path).toBe('/custom/product/v1/organizations/{org}/search')
    expect(calls[0]?.body).toMatchObject({category: 'furniture', storeIds: ['00042']})
    expect(query.key).not.toEqual(other.key)
    expect(query.key).not.toEqual(approved.key)
    expect(query.staleTime).toBe(10_000)
})

test('a page for everybody does not carry the token of one search [API-007, D-01]', async () => {
    const {commerce} = aCommerce(() => ({
        totalSize: 1,
        results: [hit('a')],
        attributionToken: 'a-token'
    }))

    const result = await productSearch(commerce, {listing: plainListing, storeId: '00042'}).fetch()

    expect(result).not.toHaveProperty('attributionToken')
})
