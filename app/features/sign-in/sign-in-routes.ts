import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

const cache = {fresh: 300, stale: 86_400}

/** Sign-in at /login, and at every path that ends with it [ROUTE-011]. The page is the same for everybody (D-22). */
export const loginRoute = defineRoute(
    {
        name: 'login',
        path: ['/login', '/:before+/login'],
        crawlers: 'closed',
        cache,
        styles: ['form', 'sign-in'],
        interruptions: 'none'
    },
    loadable.lib<object, PageModule>(() => import('./login-page'))
)

/** The request for a new password [ROUTE-054], in exactly this letter case. */
export const resetRoute = defineRoute(
    {
        name: 'reset-password',
        path: '/my-accounts/resetPassword',
        query: ['token', 'email'],
        crawlers: 'closed',
        cache,
        styles: ['form', 'sign-in'],
        interruptions: 'none'
    },
    loadable.lib<object, PageModule>(() => import('./reset-page'))
)

/** The page that our server redirects to from a mailed link, after removing the secret from the address [D-21]. */
export const newPasswordRoute = defineRoute(
    {
        name: 'new-password',
        path: '/my-accounts/resetPassword/new',
        crawlers: 'closed',
        cache: 'never',
        styles: ['form', 'sign-in'],
        interruptions: 'none'
    },
    loadable.lib<object, PageModule>(() => import('./new-password-page'))
)
