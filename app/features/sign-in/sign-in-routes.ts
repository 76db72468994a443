import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route'

const cache = {fresh: 300, stale: 86_400}

/** Sign-in at /login, and at any path of a page that ends in it [ROUTE-011]: the same page for everybody (D-22). */
export const loginRoute = defineRoute(
    {
        name: 'login',
        path: ['/login', '/:before+/login'],
        crawlers: 'closed',
        cache,
        styles: ['form', 'sign-in']
    },
    loadable.lib<object, PageModule>(() => import('./login-page'))
)

/** A forgotten password [ROUTE-054], in this exact letter case. */
export const resetRoute = defineRoute(
    {
        name: 'reset-password',
        path: '/my-accounts/resetPassword',
        query: ['token', 'email'],
        crawlers: 'closed',
        cache,
        styles: ['form', 'sign-in']
    },
    loadable.lib<object, PageModule>(() => import('./reset-page'))
)

/** Where our server leads from a mailed link, once it has taken the secret out of the address [D-21]. */
export const newPasswordRoute = defineRoute(
    {
        name: 'new-password',
        path: '/my-accounts/resetPassword/new',
        crawlers: 'closed',
        cache: 'never',
        styles: ['form', 'sign-in']
    },
    loadable.lib<object, PageModule>(() => import('./new-password-page'))
)
