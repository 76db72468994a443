import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'
import {confirmationPath, signUpPath, unsubscribePath} from './deals-addresses'

const open = {
    cache: {fresh: 300, stale: 86_400},
    styles: ['form', 'deals'],
    interruptions: 'none'
} as const satisfies Partial<RouteSpec>

/** Signing up for deals, its confirmation, and ending it. */
export const dealsRoutes = [
    defineRoute(
        {...open, name: 'deals', path: signUpPath, sitemap: [signUpPath]},
        loadable.lib<object, PageModule>(() => import('./deals-page'))
    ),
    defineRoute(
        {...open, name: 'deals-confirmation', path: confirmationPath},
        loadable.lib<object, PageModule>(() => import('./confirmation-page'))
    ),
    defineRoute(
        {...open, name: 'unsubscribe', path: unsubscribePath},
        loadable.lib<object, PageModule>(() => import('./unsubscribe-page'))
    )
]
