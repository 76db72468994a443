import loadable from '@loadable/component'
import {approvedItemsPath} from '@app/domain/listing-address'
import {defineRoute, type PageModule} from '@app/routing/route'

const listingPage = loadable.lib<object, PageModule>(() => import('./listing-page'))

/** A category's products [PLP-001]. */
export const listingRoute = defineRoute(
    {
        name: 'listing',
        styles: ['listing'],
        path: '/c/:super/:category?/:sub?',
        cache: {fresh: 300, stale: 3600},
        isLikelyNext: true
    },
    listingPage
)

/** Everything, what a search finds, or what an approval covers of it (decision 3) [SEARCH-020] [ROUTE-030]. */
export const searchRoute = defineRoute(
    {
        name: 'search',
        styles: ['listing'],
        path: ['/search', '/shop-all', approvedItemsPath],
        cache: {fresh: 60, stale: 600}
    },
    listingPage
)
