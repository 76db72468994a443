import loadable from '@loadable/component'
import {holidayNotice} from '@app/commerce/content/holiday-notice'
import {storeDetails} from '@app/commerce/stores/store-details'
import {storePath} from '@app/domain/store/place/store-path'
import {defineRoute, optional, required} from '@app/routing/define-route'
import {StorePageSkeleton} from './store-page.skeleton'

const StorePage = loadable(() => import('./store-page'), {
    resolveComponent: (module: typeof import('./store-page')) => module.StorePage
})

/** A store's own page, for shoppers and search engines; at another address of the same id it moves to its own. */
export const storeRoute = defineRoute({
    name: 'store',
    path: '/stores/:state/:city/:id',
    cache: {fresh: 3600, stale: 86_400},
    load: ({commerce, params}) => ({
        details: required(storeDetails(commerce, params.id ?? '')),
        notice: optional(holidayNotice(commerce))
    }),
    isMissing: ({details}) => details.store.hidden,
    redirect: ({details: {store}}, {pathname}) => {
        const path = storePath(store)
        return path === pathname ? null : path
    },
    styles: ['stores'],
    skeleton: StorePageSkeleton
})(StorePage)
