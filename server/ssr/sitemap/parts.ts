import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import type {Commerce} from '@app/commerce/client'
import {productPages} from '@app/commerce/search/product-search'
import {everyStore, type ListedStore} from '@app/commerce/stores/store-directory'
import {plainListing} from '@app/domain/catalogue/listing'
import {listingHref} from '@app/domain/catalogue/listing-address'
import {cityPath, statePath, storePath, storesPath} from '@app/domain/stores/store-address'
import type {QueryFetcher} from '@app/routing/view/loader'
import type {SitemapPage} from './sitemap-xml'
import {productSlices, sliceSize, type Slice} from './product-slices'

/** A part of the sitemap: its name, and its pages, their paths without locale, batch by batch. */
export type Part = {name: string; pages: () => AsyncIterable<readonly SitemapPage[]>}

type Shop = {
    commerce: Commerce
    fetchQuery: QueryFetcher
    /** The pages that routes declare, besides products, categories and stores. */
    pages: readonly string[]
}

/** The largest page size of the storefront itself (PLP-011). */
const perCall = 100

const categoryPaths = (tree: readonly Category[]): string[] =>
    tree.flatMap(({path, children}) => [
        listingHref({...plainListing, path: path.split('/')}),
        ...categoryPaths(children)
    ])

const storePaths = (stores: readonly ListedStore[]): string[] => {
    const places = stores.flatMap((store) => [statePath(store.state), cityPath(store)])
    return [storesPath, ...new Set(places), ...stores.map(storePath)]
}

const known = (prefix: string, paths: readonly string[]): Part[] =>
    Array.from({length: Math.ceil(paths.length / sliceSize)}, (_, index) => ({
        name: `${prefix}-${index + 1}`,
        async *pages() {
            const batch = paths.slice(index * sliceSize, (index + 1) * sliceSize)
            yield Promise.resolve(batch.map((path) => ({path, picture: null})))
        }
    }))

/** The products of a slice, one call at a time, so that at most one response of the platform is in memory. */
const productPart = (commerce: Commerce, slice: Slice): Part => ({
    name: slice.name,
    async *pages() {
        const end = slice.offset + slice.count
        for (let offset = slice.offset; offset < end; offset += perCall) {
            const limit = Math.min(perCall, end - offset)
            const {products} = await productPages(commerce, {...slice, offset, limit})
            if (products.length === 0) return
            yield products
        }
    }
})

/** All parts of the sitemap; their products are only fetched when a part is read. */
export const sitemapParts = async ({commerce, fetchQuery, pages}: Shop): Promise<Part[]> => {
    const [tree, stores, slices] = await Promise.all([
        fetchQuery(categoryTree(commerce)),
        fetchQuery(everyStore(commerce)),
        fetchQuery(productSlices(commerce))
    ])
    return [
        ...known('pages', pages),
        ...known('categories', categoryPaths(tree)),
        ...known('stores', storePaths(stores)),
        ...slices.map((slice) => productPart(commerce, slice))
    ]
}
