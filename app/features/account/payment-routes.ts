import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'

/** Pages of a renter: the HTML is the same for everybody, the contents are loaded in the browser [D-22]. */
const renters = {
    access: 'renter',
    cache: {fresh: 300, stale: 86_400},
    styles: ['account', 'account-layout', 'form']
} satisfies Partial<RouteSpec>

/** Pages on which a card can be typed; each is loaded as its own document (D-31). */
const withCard = {hasCardFrame: true} satisfies Partial<RouteSpec>

/** The pages of saved cards and payments. */
export const paymentRoutes = [
    // Paying [ROUTE-044]
    defineRoute(
        {...renters, ...withCard, name: 'pay', path: '/my-accounts/payment-agreement'},
        loadable.lib<object, PageModule>(() => import('./payments/pay-page'))
    ),
    // The receipt [ROUTE-045]
    defineRoute(
        {...renters, name: 'payment-successful', path: '/my-accounts/payment-successful'},
        loadable.lib<object, PageModule>(() => import('./payments/payment-successful-page'))
    ),
    // Saved cards [ROUTE-043]
    defineRoute(
        {...renters, ...withCard, name: 'payment-methods', path: '/my-accounts/payment-method'},
        loadable.lib<object, PageModule>(() => import('./payments/payment-methods-page'))
    ),
    // Autopay [ROUTE-048]
    defineRoute(
        {...renters, ...withCard, name: 'autopay', path: '/my-accounts/enroll-autopay'},
        loadable.lib<object, PageModule>(() => import('./autopay/autopay-page'))
    ),
    // That autopay is on, and a copy of the consent [ROUTE-049]
    defineRoute(
        {...renters, name: 'autopay-on', path: '/my-accounts/enroll-successful'},
        loadable.lib<object, PageModule>(() => import('./autopay/autopay-on-page'))
    ),
    // Every payment [ROUTE-046]
    defineRoute(
        {...renters, name: 'payment-history', path: '/my-accounts/payment-history'},
        loadable.lib<object, PageModule>(() => import('./payments/payment-history-page'))
    )
] as const
