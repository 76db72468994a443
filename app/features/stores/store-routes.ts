import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

/** The locator as a page [STORE-004]: with a zip in its address it is served with the stores, also without script. */
export const storeLocatorRoute = defineRoute(
    {
        name: 'store-locator',
        styles: ['stores'],
        path: '/store-locator',
        query: ['zip', 'shown'],
        sitemap: ['/store-locator'],
        cache: {fresh: 300, stale: 3600}
    },
    loadable.lib<object, PageModule>(() => import('./locator/locator-page'))
)

/** A store's own page, for shoppers and search engines; another address with the same id redirects to it. */
export const storeRoute = defineRoute(
    {
        name: 'store',
        styles: ['stores'],
        path: '/stores/:state/:city/:id',
        reads: ['notices'],
        cache: {fresh: 3600, stale: 86_400}
    },
    loadable.lib<object, PageModule>(() => import('./store-page'))
)

const cache = {fresh: 3600, stale: 86_400}

/** All states with stores. */
export const storeDirectoryRoute = defineRoute(
    {
        name: 'store-directory',
        styles: ['stores'],
        path: '/stores',
        cache
    },
    loadable.lib<object, PageModule>(() => import('./directory/directory-states-page'))
)

/** A state's stores by city, and a city's alone. */
export const storePlaceRoute = defineRoute(
    {
        name: 'store-place',
        styles: ['stores'],
        path: '/stores/:state/:city?',
        cache
    },
    loadable.lib<object, PageModule>(() => import('./directory/directory-place-page'))
)
