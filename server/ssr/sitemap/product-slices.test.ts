import {aCommerce} from '../../../tests/support/a-commerce'
import {productSlices} from './product-slices'

type Sized = {id: string; count: number; children?: Sized[]}

const find = (tree: readonly Sized[], id: unknown): Sized | undefined =>
    tree.flatMap((each) => [each, find(each.children ?? [], id)]).find((each) => each?.id === id)

const toAnswer = ({id, children = []}: Sized): object => ({
    id,
    name: id,
    c_path: id,
    categories: children.map(toAnswer)
})

const slicesOf = async (...tree: Sized[]) => {
    const {commerce} = aCommerce(({path, body}) => {
        if (path.includes('categories/root')) return {categories: tree.map(toAnswer)}
        const category = new Map(Object.entries(body ?? {})).get('category')
        const totalSize = find(tree, category)?.count ?? 0
        return {totalSize, results: totalSize > 0 ? [{productId: '210001'}] : []}
    })
    const slices = await productSlices(commerce).fetch()
    return slices.map(({name, offset, count}) => `${name}: ${offset} + ${count}`)
}

test.each`
    count     | slices
    ${0}      | ${[]}
    ${1}      | ${['products-tv-1: 0 + 1']}
    ${5000}   | ${['products-tv-1: 0 + 5000']}
    ${5001}   | ${['products-tv-1: 0 + 5000', 'products-tv-2: 5000 + 1']}
    ${12_000} | ${['products-tv-1: 0 + 5000', 'products-tv-2: 5000 + 5000', 'products-tv-3: 10000 + 2000']}
`(
    'a category of $count products without subcategories is split into $slices',
    async ({count, slices}) => {
        await expect(slicesOf({id: 'tv', count})).resolves.toEqual(slices)
    }
)

test('a large category is replaced by its subcategories', async () => {
    const children = [
        {id: 'sofas', count: 6000},
        {id: 'beds', count: 4001}
    ]

    await expect(slicesOf({id: 'furniture', count: 10_001, children})).resolves.toEqual([
        'products-sofas-1: 0 + 5000',
        'products-sofas-2: 5000 + 1000',
        'products-beds-1: 0 + 4001'
    ])
})

test('a large category is not replaced if some of its products are in no subcategory', async () => {
    const children = [{id: 'sofas', count: 6000}]

    await expect(slicesOf({id: 'furniture', count: 10_001, children})).resolves.toEqual([
        'products-furniture-1: 0 + 5000',
        'products-furniture-2: 5000 + 5000',
        'products-furniture-3: 10000 + 1'
    ])
})
