import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import type {Commerce} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'
import {productPages} from '@app/commerce/search/product-search'

/** Some products of a category: from an offset on, as many as fit into one part of the sitemap. */
export type Slice = {name: string; categoryId: string; offset: number; count: number}

/** Each is listed in two languages, and a part holds 10,000 addresses. */
export const sliceSize = 5000

/** Beyond this offset platforms page slowly or not at all: then the subcategories are used instead. */
const mostPaged = 10_000

type Counted = {category: Category; count: number}

const countIn = async (commerce: Commerce, category: Category): Promise<Counted> => {
    const {total} = await productPages(commerce, {categoryId: category.id, offset: 0, limit: 1})
    return {category, count: total}
}

/** A category, or its subcategories if it has too many products and they contain all of them. */
const divided = async (commerce: Commerce, counted: Counted): Promise<Counted[]> => {
    const {category, count} = counted
    if (count <= mostPaged || category.children.length === 0) return [counted]
    const below = await Promise.all(category.children.map((child) => countIn(commerce, child)))
    const covered = below.reduce((sum, child) => sum + child.count, 0)
    if (covered < count) return [counted]
    return (await Promise.all(below.map((child) => divided(commerce, child)))).flat()
}

const slicesOf = ({category, count}: Counted): Slice[] =>
    Array.from({length: Math.ceil(count / sliceSize)}, (_, index) => ({
        name: `products-${category.id}-${index + 1}`,
        categoryId: category.id,
        offset: index * sliceSize,
        count: Math.min(sliceSize, count - index * sliceSize)
    }))

/** The whole catalogue in slices; only counts are fetched, not the products. */
export const productSlices = (commerce: Commerce): Query<Slice[]> => ({
    key: ['product-slices'],
    staleTime: 3_600_000,
    shared: {fresh: 3600, stale: 86_400},
    fetch: async () => {
        const tree = await categoryTree(commerce).fetch()
        const tops = await Promise.all(tree.map((category) => countIn(commerce, category)))
        const all = await Promise.all(tops.map((top) => divided(commerce, top)))
        return all.flat().flatMap(slicesOf)
    }
})
