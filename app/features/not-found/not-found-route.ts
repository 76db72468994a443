import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

/** Any other address: redirects if the platform knows its new address, else 404 (G-09). */
export const notFoundRoute = defineRoute(
    {name: 'not-found', path: '*', cache: {fresh: 60, stale: 60}, status: 404},
    loadable.lib<object, PageModule>(() => import('./not-found-page'))
)
