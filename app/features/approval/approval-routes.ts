import loadable from '@loadable/component'
import {
    applicationPath,
    identityPath,
    orderFormPath,
    phoneCodePath
} from '@app/domain/approval/application-path'
import {defineRoute, type PageModule} from '@app/routing/route/route'

const shell = {fresh: 300, stale: 86_400}
const styles = ['approval', 'form'] as const
/** Nothing else is offered on the way to a decision (G-57). */
const interruptions = 'none'

/** The page where an application starts [ROUTE-021]. */
const instantApprovalRoute = defineRoute(
    {name: 'instant-approval', path: '/instant-approval', cache: shell, styles, interruptions},
    loadable.lib<object, PageModule>(() => import('./application/entry-page'))
)

/**
 * The first step of an application and the page for its code [ROUTE-015]. The first step can be filled in before it is
 * known who the shopper is.
 */
const phoneRoute = defineRoute(
    {
        name: 'phone-check',
        path: [applicationPath('phone'), phoneCodePath],
        layout: 'checkout',
        cache: shell,
        styles,
        interruptions
    },
    loadable.lib<object, PageModule>(() => import('./verification/phone-page'))
)

/** The other steps of an application, each with its own address [ROUTE-022]. */
const applicationRoute = defineRoute(
    {
        name: 'application',
        path: [orderFormPath, `${orderFormPath}/:step`],
        layout: 'checkout',
        cache: shell,
        styles,
        interruptions
    },
    loadable.lib<object, PageModule>(() => import('./application/application-page'))
)

/** A decision with an amount: approved or conditional [ROUTE-023] [ROUTE-024]. */
const approvedRoute = defineRoute(
    {
        name: 'approved',
        path: ['/approved', '/pre-approvedPage'],
        cache: shell,
        styles,
        interruptions
    },
    loadable.lib<object, PageModule>(() => import('./outcome/approved-page'))
)

/** [ROUTE-025] */
const declinedRoute = defineRoute(
    {name: 'declined', path: '/declined', cache: shell, styles, interruptions},
    loadable.lib<object, PageModule>(() => import('./outcome/declined-page'))
)

/** [ROUTE-026] [ROUTE-027] */
const serviceFailureRoute = defineRoute(
    {
        name: 'service-failure',
        path: ['/service-failure', '/service-failure-login'],
        cache: shell,
        styles,
        interruptions
    },
    loadable.lib<object, PageModule>(() => import('./outcome/service-failure-page'))
)

/** The identity check, if the decision and the store ask for one (G-20) [VERIFY-004]. */
const identityRoute = defineRoute(
    {name: 'identity', path: identityPath, layout: 'checkout', cache: shell, styles, interruptions},
    loadable.lib<object, PageModule>(() => import('./verification/identity-page'))
)

/** All pages from the start of an application to its decision. */
export const approvalRoutes = [
    instantApprovalRoute,
    phoneRoute,
    applicationRoute,
    approvedRoute,
    declinedRoute,
    serviceFailureRoute,
    identityRoute
]
