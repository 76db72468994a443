import loadable from '@loadable/component'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPage} from '@app/commerce/content/content-page'
import {defineRoute, optional, required} from '@app/routing/define-route'
import {ContentPageSkeleton} from './content-page.skeleton'

const ContentPage = loadable(() => import('./content-page'), {
    resolveComponent: (module: typeof import('./content-page')) => module.ContentPage
})

/** Addresses of pages that are content and nothing else; each is the id of its page (G-60). */
const contentIds = [
    ...['how-rac-works', 'contact-us', 'privacy-policy', 'terms-conditions'],
    ...['rac-exchange', 'refer-a-friend']
]

/** How it works, contact, the legal pages and what else editors write [ROUTE-008, 009, 016, 060, 062]. */
export const contentRoute = defineRoute({
    name: 'content',
    styles: ['content'],
    path: contentIds.map((id) => `/${id}`),
    cache: {fresh: 300, stale: 86_400},
    load: ({commerce, pathname, storeId}) => ({
        content: required(contentPage(commerce, pathname.slice(1), storeId)),
        categories: optional(categoryTree(commerce))
    }),
    skeleton: ContentPageSkeleton
})(ContentPage)
