import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route'

/** For everybody: the same page for all, filled in the browser [D-22]. */
const open = {
    cache: {fresh: 300, stale: 86_400},
    styles: ['form', 'one-off-payment']
} satisfies Partial<RouteSpec>

/** Where the receipt of a payment without an account is; the spelling is the retailer's. */
export const receiptPath = '/payment-successfull'

/** Where such a payment is made. */
export const payPath = '/make-a-payment'

/** Paying without an account (G-28). */
export const oneOffRoutes = [
    defineRoute(
        {...open, name: 'one-off-payment', path: payPath},
        loadable.lib<object, PageModule>(() => import('./one-off-page'))
    ),
    // The receipt [ROUTE-040]
    defineRoute(
        {...open, name: 'one-off-receipt', path: receiptPath},
        loadable.lib<object, PageModule>(() => import('./receipt-page'))
    )
] as const
