import {aCommerce} from '../../../tests/support/a-commerce'
import {productDetail, productsByIds} from './product-queries'

const ids = (count: number) => Array.from({length: count}, (_, index) => `p-${index + 1}`)

/** A platform that knows every product asked for but p-13, and answers last things first. */
const platform = () =>
    aCommerce(({query}) => ({
        data: String(query?.ids)
            .split(',')
            .reverse()
            .map((id) => (id === 'p-13' ? {id} : {id, name: `Product ${id}`}))
    }))

const requested = async (wanted: readonly string[], {commerce, calls} = platform()) => {
    const tiles = await productsByIds(commerce, {ids: wanted, storeId: '00042'}).fetch()
    return {tiles: tiles.map(({id}) => id), calls}
}

test.each`
    count | calls
    ${0}  | ${[]}
    ${1}  | ${[1]}
    ${24} | ${[24]}
    ${25} | ${[24, 1]}
    ${48} | ${[24, 24]}
    ${49} | ${[24, 24, 1]}
`('$count products are asked for in calls of $calls (G-05)', async ({count, calls}) => {
    const made = await requested(ids(count))

    expect(made.calls.map(({query}) => String(query?.ids).split(',').length)).toEqual(calls)
})

test('they come in the requested order, each once', async () => {
    const {tiles, calls} = await requested(['b', 'a', 'b', 'c'])

    expect(tiles).toEqual(['b', 'a', 'c'])
    expect(calls[0]?.query?.ids).toBe('b,a,c')
})

test('one bad product spoils no list', async () => {
    const {tiles} = await requested(['p-12', 'p-13', 'p-14'])

    expect(tiles).toEqual(['p-12', 'p-14'])
})

test('products that are no longer sold are an empty list', async () => {
    await expect(
        requested(
            ['a'],
            aCommerce(() => ({data: []}))
        )
    ).resolves.toMatchObject({tiles: []})
})

test('everything that a list shows is fetched, priced for the store [API-058]', async () => {
    const {calls} = await requested(['a'])

    expect(calls[0]).toEqual({
        path: '/product/shopper-products/v1/organizations/{org}/products',
        query: {
            ids: 'a',
            allImages: true,
            perPricebook: true,
            expand: 'availability,links,promotions,options,images,prices,variations,bundled_products',
            c_store_id: '00042'
        }
    })
})

test('a product is fresh for two minutes, and fetched twice more when it fails [CONST-008, CONST-009]', () => {
    const {commerce} = aCommerce()

    expect(productDetail(commerce, {id: 'sofa-1', storeId: '00042'})).toMatchObject({
        staleTime: 120_000,
        retries: 2
    })
    expect(productsByIds(commerce, {ids: ['sofa-1'], storeId: '00042'})).toMatchObject({
        staleTime: 120_000,
        retries: 2
    })
})

test('a product is fetched with its pictures, price books and its store’s prices [API-057, D-02]', async () => {
    const {commerce, calls} = aCommerce(() => ({id: 'sofa-1', name: 'Avery Sofa'}))

    const detail = await productDetail(commerce, {id: 'sofa/1', storeId: '00042'}).fetch()

    expect(detail.name).toBe('Avery Sofa')
    expect(calls).toEqual([
        {
            path: '/product/shopper-products/v1/organizations/{org}/products/sofa%2F1',
            query: {
                allImages: true,
                perPricebook: true,
                expand: 'availability,links,promotions,options,images,prices,variations,bundled_products',
                c_store_id: '00042'
            }
        }
    ])
})
