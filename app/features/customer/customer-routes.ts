import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'

/** Pages of a customer: the HTML is the same for everybody, the contents are loaded in the browser [D-22]. */
const customers = {
    access: 'customer',
    cache: {fresh: 300, stale: 86_400},
    styles: ['customer', 'account-layout', 'form']
} satisfies Partial<RouteSpec>

/** The customer's details, addresses and orders [ROUTE-004, ROUTE-006, ROUTE-007] (C-07). */
export const customerRoutes = [
    defineRoute(
        {...customers, name: 'account-details', path: '/account'},
        loadable.lib<object, PageModule>(() => import('./details-page'))
    ),
    defineRoute(
        {...customers, name: 'account-addresses', path: '/account/addresses'},
        loadable.lib<object, PageModule>(() => import('./addresses-page'))
    ),
    defineRoute(
        {...customers, name: 'account-orders', path: '/account/orders'},
        loadable.lib<object, PageModule>(() => import('./orders-page'))
    ),
    defineRoute(
        {...customers, name: 'account-order', path: '/account/orders/:orderNo'},
        loadable.lib<object, PageModule>(() => import('./order-page'))
    )
]
