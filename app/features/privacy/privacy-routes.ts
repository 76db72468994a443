import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

/** The visitor's choice about tracking (G-64); the footer of every page leads to it. */
export const privacyChoicesPath = '/privacy-choices'

export const privacyRoutes = [
    defineRoute(
        {
            name: 'privacy-choices',
            path: privacyChoicesPath,
            sitemap: [privacyChoicesPath],
            cache: {fresh: 300, stale: 86_400},
            styles: ['form', 'content'],
            interruptions: 'none'
        },
        loadable.lib<object, PageModule>(() => import('./privacy-choices-page'))
    )
]
