import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'
import {payPath, receiptPath} from './one-off-addresses'

/** Pages for everybody: the HTML is the same for all, the contents are loaded in the browser [D-22]. */
const open = {
    cache: {fresh: 300, stale: 86_400},
    styles: ['form', 'one-off-payment'],
    interruptions: 'none'
} satisfies Partial<RouteSpec>

/** Paying without an account (G-28). */
export const oneOffRoutes = [
    defineRoute(
        {...open, name: 'one-off-payment', path: payPath, hasCardFrame: true},
        loadable.lib<object, PageModule>(() => import('./one-off-page'))
    ),
    // The receipt [ROUTE-040]
    defineRoute(
        {...open, name: 'one-off-receipt', path: receiptPath},
        loadable.lib<object, PageModule>(() => import('./receipt-page'))
    )
] as const
