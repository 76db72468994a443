import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'

/** The HTML is the same for everybody; the contents are loaded in the browser (D-22). */
const shell = {
    layout: 'checkout',
    cache: {fresh: 300, stale: 86_400},
    styles: ['checkout', 'form']
} as const satisfies Partial<RouteSpec>

/** The code of the checkout, loaded after hydration if the visitor has a session. */
const checkoutFlow = loadable.lib(() => import('./flow/checkout-flow'))
const bankCheck = loadable.lib(() => import('./payment/bank-check'))
const ownOrder = loadable.lib(() => import('./confirmation/own-order'))

/**
 * The confirmations. They come before the steps, because "confirmation" is not a step of the checkout's page
 * [ROUTE-018] [ROUTE-019] [ROUTE-020] [ROUTE-037].
 */
const confirmationRoute = defineRoute(
    {
        ...shell,
        name: 'order-confirmation',
        later: ownOrder,
        path: [
            '/checkout/confirmation',
            '/checkout/confirmation/:orderNo',
            '/order-confirmation',
            '/BPlus-checkout-confirmation'
        ]
    },
    loadable.lib<object, PageModule>(() => import('./confirmation/confirmation-page'))
)

/** The first payment: the only step with a card frame (D-31). */
const paymentRoute = defineRoute(
    {
        ...shell,
        hasCardFrame: true,
        name: 'checkout-payment',
        later: checkoutFlow,
        path: ['/checkout/:step(payment)', '/new-checkout/:step(payment)']
    },
    loadable.lib<object, PageModule>(() => import('./flow/checkout-page'))
)

/** The checkout under its two addresses, each step with its own path [ROUTE-003] [ROUTE-017]. */
const checkoutRoute = defineRoute(
    {
        ...shell,
        styles: [...shell.styles, 'calendar'],
        name: 'checkout',
        later: checkoutFlow,
        path: ['/checkout', '/checkout/:step', '/new-checkout', '/new-checkout/:step']
    },
    loadable.lib<object, PageModule>(() => import('./flow/checkout-page'))
)

/** [ROUTE-031] [ROUTE-032] */
const bankRoute = defineRoute(
    {
        ...shell,
        name: 'bank-verification',
        later: bankCheck,
        path: ['/bank-verification', '/thankyou-verificationPage']
    },
    loadable.lib<object, PageModule>(() => import('./payment/bank-page'))
)

/** [ROUTE-033] */
const signingReturnRoute = defineRoute(
    {...shell, name: 'signing-return', path: '/docusign-redirect'},
    loadable.lib<object, PageModule>(() => import('./signing/signing-return-page'))
)

/** [ROUTE-034] [ROUTE-035] [ROUTE-036] */
const signingRoute = defineRoute(
    {
        ...shell,
        name: 'signing',
        path: ['/thankyou-agreement-signed', '/thankyou-agreement-not-signed', '/link-agreement'],
        query: ['token']
    },
    loadable.lib<object, PageModule>(() => import('./signing/signing-pages'))
)

/** [ROUTE-038] */
const benefitsPlusRoute = defineRoute(
    {...shell, name: 'benefits-plus-unable', path: '/BPlus-unable-to-checkout'},
    loadable.lib<object, PageModule>(() => import('./confirmation/benefits-plus-page'))
)

/** All pages from the cart to the confirmation. */
export const checkoutRoutes = [
    confirmationRoute,
    paymentRoute,
    checkoutRoute,
    bankRoute,
    signingReturnRoute,
    signingRoute,
    benefitsPlusRoute
]
