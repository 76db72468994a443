import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

const shell = {
    cache: {fresh: 300, stale: 86_400},
    styles: ['approval', 'form'],
    interruptions: 'none'
} as const

/** The pages of a mailed offer, of a code that does not work, and of the form in a text message (G-28). */
export const offerRoutes = [
    defineRoute(
        {...shell, name: 'offer', path: ['/claim-offer', '/pre-approved'], query: ['code']},
        loadable.lib<object, PageModule>(() => import('./offer/offer-page'))
    ),
    defineRoute(
        {...shell, name: 'offer-invalid', path: '/promo-code-invalid'},
        loadable.lib<object, PageModule>(() => import('./offer/offer-invalid-page'))
    ),
    defineRoute(
        {...shell, name: 'digital-order-form', path: '/digital-order-form'},
        loadable.lib<object, PageModule>(() => import('./offer/order-form-page'))
    )
]
