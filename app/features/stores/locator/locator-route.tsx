import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/define-route'

/** The locator as a page [STORE-004]: with a zip in its address it comes with the stores, also without script. */
export const storeLocatorRoute = defineRoute(
    {
        name: 'store-locator',
        styles: ['stores'],
        path: '/store-locator',
        cache: {fresh: 300, stale: 3600}
    },
    loadable.lib<object, PageModule>(() => import('./locator-page'))
)
