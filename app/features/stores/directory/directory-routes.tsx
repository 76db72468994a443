import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/define-route'

const cache = {fresh: 3600, stale: 86_400}

/** All states with stores. */
export const storeDirectoryRoute = defineRoute(
    {
        name: 'store-directory',
        styles: ['stores'],
        path: '/stores',
        cache
    },
    loadable.lib<object, PageModule>(() => import('./states-page'))
)

/** A state's stores by city, and a city's alone. */
export const storePlaceRoute = defineRoute(
    {
        name: 'store-place',
        styles: ['stores'],
        path: '/stores/:state/:city?',
        cache
    },
    loadable.lib<object, PageModule>(() => import('./place-page'))
)
