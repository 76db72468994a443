import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

/** The cart [ROUTE-002]: the same page for everybody, filled in the browser [D-01]. */
export const basketRoute = defineRoute(
    {
        name: 'cart',
        styles: ['basket'],
        path: '/cart',
        reads: ['storePromotions'],
        crawlers: 'closed',
        cache: {fresh: 300, stale: 86_400}
    },
    loadable.lib<object, PageModule>(() => import('./basket-page'))
)
