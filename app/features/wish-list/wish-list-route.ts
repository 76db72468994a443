import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

/** The wish list [ROUTE-005]: guests see theirs too, so it is the same page for everybody, filled in the browser [D-22]. */
export const wishListRoute = defineRoute(
    {
        name: 'wish-list',
        path: '/account/wishlist',
        cache: {fresh: 300, stale: 86_400},
        styles: ['wish-list', 'account-layout']
    },
    loadable.lib<object, PageModule>(() => import('./wish-list-page'))
)
