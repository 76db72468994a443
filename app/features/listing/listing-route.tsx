import loadable from '@loadable/component'
import type {Category} from '@app/commerce/categories/category'
import {categoryAbout} from '@app/commerce/categories/category-about'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {trailToPath} from '@app/commerce/categories/category-trail'
import {nothing} from '@app/commerce/question'
import {productSearch} from '@app/commerce/search/product-search'
import {parseListing} from '@app/domain/listing/listing-address'
import {specialCategoryOf} from '@app/domain/navigation/special-category'
import {safeRedirect} from '@app/lib/safety/safe-redirect'
import {defineRoute, optional, required, type LoadArgs} from '@app/routing/define-route'
import type {Loadable} from '@app/routing/loadable'
import {ListingPageSkeleton} from './listing-page.skeleton'

const ListingPage = loadable(() => import('./listing-page'), {
    resolveComponent: (module: typeof import('./listing-page')) => module.ListingPage
})

const load = ({commerce, storeId, pathname, search}: LoadArgs) => {
    const listing = parseListing(pathname, search)
    const isCategory = listing.path.length > 0
    return {
        result: required(productSearch(commerce, {listing, storeId})),
        categories: optional(categoryTree(commerce)),
        about: optional<string | null>(isCategory ? categoryAbout(commerce, listing.path) : nothing)
    }
}

/** A category that the tree does not know; while the tree is unknown, the search's answer is all there is. */
const isUnknown = (categories: Loadable<Category[]>, pathname: string): boolean => {
    if (categories.state !== 'ready') return false
    const {path} = parseListing(pathname, new URLSearchParams())
    if (specialCategoryOf(path) !== undefined) return false
    return trailToPath(categories.value, path).length !== path.length
}

/** A category's products [PLP-001]. */
export const listingRoute = defineRoute({
    name: 'listing',
    styles: ['listing'],
    path: '/c/:super/:category?/:sub?',
    cache: {fresh: 300, stale: 3600},
    load,
    isMissing: ({categories}, {pathname}) => isUnknown(categories, pathname),
    skeleton: ListingPageSkeleton
})(ListingPage)

/** Everything, or what a search finds (decision 3) [SEARCH-020]. */
export const searchRoute = defineRoute({
    name: 'search',
    styles: ['listing'],
    path: ['/search', '/shop-all'],
    cache: {fresh: 60, stale: 600},
    load,
    // Whose browser runs no scripts has not asked the search service before coming here [SEARCH-017].
    redirect: ({result}) => (result.total === 0 ? (safeRedirect(result.redirect) ?? null) : null),
    skeleton: ListingPageSkeleton
})(ListingPage)
