import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'

/** Pages of a renter: the HTML is the same for everybody, the contents are loaded in the browser [D-22]. */
const renters = {
    access: 'renter',
    cache: {fresh: 300, stale: 86_400},
    styles: ['account', 'account-layout', 'form']
} satisfies Partial<RouteSpec>

/** Pages about visits of the store, and the renter's address. */
export const visitRoutes = [
    // Deliveries and service visits [ROUTE-047]
    defineRoute(
        {...renters, name: 'schedule-delivery', path: '/my-accounts/schedule-delivery'},
        loadable.lib<object, PageModule>(() => import('./visits/visit-page'))
    ),
    // Address, phone and store [ROUTE-050]
    defineRoute(
        {...renters, name: 'personal-info', path: '/my-accounts/personal-info'},
        loadable.lib<object, PageModule>(() => import('./personal-info/personal-info-page'))
    )
] as const
