import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

/**
 * A product at the path of its c_ProductUrl, with anything before it; any other path redirects there (decision 2)
 * [ROUTE-067].
 */
export const productRoute = defineRoute(
    {
        name: 'product',
        styles: ['product'],
        query: ['choice'],
        path: ['/p/:slug/:productId', '/product/:productId', '/(.*)/p/:slug/:productId'],
        cache: {fresh: 300, stale: 3600},
        isLikelyNext: true
    },
    loadable.lib<object, PageModule>(() => import('./product-page'))
)
