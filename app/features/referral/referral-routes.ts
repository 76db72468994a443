import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteSpec} from '@app/routing/route/route'
import {advocatePath, referralPath} from './referral-addresses'

const open = {
    cache: {fresh: 60, stale: 300},
    styles: ['form', 'content'],
    reads: ['stores']
} as const satisfies Partial<RouteSpec>

/** Inviting a friend, and the link of one's own (G-62). */
export const referralRoutes = [
    defineRoute(
        {...open, name: 'referral', path: referralPath, sitemap: [referralPath]},
        loadable.lib<object, PageModule>(() => import('./referral-page'))
    ),
    defineRoute(
        {...open, name: 'advocate', path: advocatePath},
        loadable.lib<object, PageModule>(() => import('./advocate-page'))
    )
]
