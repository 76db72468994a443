import loadable from '@loadable/component'
import {specialCategories} from '@app/domain/catalogue/categories'
import {approvedItemsPath, exchangeItemsPath} from '@app/domain/catalogue/listing-address'
import {defineRoute, type PageModule} from '@app/routing/route/route'

/** The query parameters of a listing [PLP-002]. */
const query = ['q', 'refine', 'sort', 'limit', 'offset', 'view', 'tab', 'approval'] as const

const listingPage = loadable.lib<object, PageModule>(() => import('./listing-page'))

/** A category's products [PLP-001]. */
export const listingRoute = defineRoute(
    {
        name: 'listing',
        styles: ['listing'],
        path: '/c/:super/:category?/:sub?',
        query,
        sitemap: specialCategories.map((name) => `/c/${name}`),
        cache: {fresh: 300, stale: 3600},
        isLikelyNext: true
    },
    listingPage
)

/** All products, a search's results, or what an approval covers of them (decision 3) [SEARCH-020] [ROUTE-030, ROUTE-061]. */
export const searchRoute = defineRoute(
    {
        name: 'search',
        styles: ['listing'],
        path: ['/search', '/shop-all', approvedItemsPath, exchangeItemsPath],
        query,
        sitemap: ['/shop-all', exchangeItemsPath],
        cache: {fresh: 60, stale: 600}
    },
    listingPage
)
