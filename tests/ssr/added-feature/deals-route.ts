import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

const dealsPage = loadable.lib<object, PageModule>(() => import('./deals-page'))

/** Everything that a feature declares, in one place. */
export const dealsRoute = defineRoute(
    {
        name: 'deals',
        path: '/deals/:month?',
        cache: {fresh: 120, stale: 600},
        styles: ['stores'],
        query: ['sort'],
        reads: ['notices'],
        sitemap: ['/deals']
    },
    dealsPage
)

export const claimedDealsRoute = defineRoute(
    {name: 'claimed-deals', path: '/claimed-deals', cache: 'never', crawlers: 'closed'},
    dealsPage
)
