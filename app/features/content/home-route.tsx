import loadable from '@loadable/component'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPage} from '@app/commerce/content/content-page'
import {defineRoute, optional, required} from '@app/routing/define-route'
import {HomePageSkeleton} from './home-page.skeleton'

const HomePage = loadable(() => import('./home-page'), {
    resolveComponent: (module: typeof import('./home-page')) => module.HomePage
})

/** The home page [ROUTE-001]: its content decides what it shows [CONTENT-001]. */
export const homeRoute = defineRoute({
    name: 'home',
    styles: ['content'],
    path: '/',
    cache: {fresh: 300, stale: 86_400},
    load: ({commerce, storeId}) => ({
        content: required(contentPage(commerce, 'home', storeId)),
        // The frame asks for it too; it is asked once.
        categories: optional(categoryTree(commerce))
    }),
    skeleton: HomePageSkeleton
})(HomePage)
