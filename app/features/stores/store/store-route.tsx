import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/define-route'

/** A store's own page, for shoppers and search engines; at another address of the same id it moves to its own. */
export const storeRoute = defineRoute(
    {
        name: 'store',
        styles: ['stores'],
        path: '/stores/:state/:city/:id',
        cache: {fresh: 3600, stale: 86_400}
    },
    loadable.lib<object, PageModule>(() => import('./store-page'))
)
