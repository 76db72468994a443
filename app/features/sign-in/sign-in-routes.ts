import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route'

const cache = {fresh: 300, stale: 86_400}

/** Sign-in at /login, and at any path of a page that ends in it [ROUTE-011]: the same page for everybody (D-22). */
export const loginRoute = defineRoute(
    {
        name: 'login',
        path: ['/login', '/:before+/login'],
        cache,
        styles: ['form', 'sign-in']
    },
    loadable.lib<object, PageModule>(() => import('./login-page'))
)
