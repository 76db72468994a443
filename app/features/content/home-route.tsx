import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/define-route'

/** The home page [ROUTE-001]: its content decides what it shows [CONTENT-001]. */
export const homeRoute = defineRoute(
    {
        name: 'home',
        styles: ['content'],
        path: '/',
        cache: {fresh: 300, stale: 86_400}
    },
    loadable.lib<object, PageModule>(() => import('./home-page'))
)
