import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'

/** Pages of a renter: the HTML is the same for everybody, the contents are loaded in the browser [D-22]. */
const renters = {
    access: 'renter',
    cache: {fresh: 300, stale: 86_400},
    styles: ['account', 'account-layout']
} satisfies Partial<RouteSpec>

/** The dashboard: what is due, what is rented and the next appointments [ROUTE-041] [ROUTE-042] (C-07). */
export const dashboardRoute = defineRoute(
    {...renters, name: 'account-dashboard', path: ['/my-accounts', '/my-account']},
    loadable.lib<object, PageModule>(() => import('./dashboard/dashboard-page'))
)

/** The page of one agreement. */
export const agreementRoute = defineRoute(
    {...renters, name: 'agreement', path: '/my-accounts/agreements/:agreementId'},
    loadable.lib<object, PageModule>(() => import('./agreement/agreement-page'))
)
