import loadable from '@loadable/component'
import {privacyChoicesPath} from '@app/domain/person/tracking-consent'
import {defineRoute, type PageModule} from '@app/routing/route/route'

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
