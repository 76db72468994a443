import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'

const customers = {
    access: 'customer',
    cache: {fresh: 300, stale: 86_400},
    styles: ['approval', 'form']
} satisfies Partial<RouteSpec>

/**
 * Pages about documents: which are needed, sending them, and the confirmation [ROUTE-051] [ROUTE-052] [ROUTE-053]
 * [VERIFY-008].
 */
export const documentRoutes = [
    defineRoute(
        {
            ...customers,
            name: 'documents',
            path: '/my-accounts/verification-submission-overview'
        },
        loadable.lib<object, PageModule>(() => import('./documents/documents-overview-page'))
    ),
    defineRoute(
        {...customers, name: 'send-documents', path: '/my-accounts/verification-submission'},
        loadable.lib<object, PageModule>(() => import('./documents/send-documents-page'))
    ),
    defineRoute(
        {
            ...customers,
            name: 'documents-sent',
            path: '/my-accounts/verification-submission-complete'
        },
        loadable.lib<object, PageModule>(() => import('./documents/documents-sent-page'))
    )
]
