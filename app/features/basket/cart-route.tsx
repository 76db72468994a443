import loadable from '@loadable/component'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {rentalDisclosure} from '@app/commerce/content/content-asset'
import {nothing} from '@app/commerce/question'
import type {Store} from '@app/commerce/stores/store'
import {storeById} from '@app/commerce/stores/store-by-id'
import {defineRoute, optional} from '@app/routing/define-route'
import {CartPageSkeleton} from './cart-page.skeleton'

const CartPage = loadable(() => import('./cart-page'), {
    resolveComponent: (module: typeof import('./cart-page')) => module.CartPage
})

/** The cart [ROUTE-002]: the same page for everybody, filled in the browser [D-01]. */
export const cartRoute = defineRoute({
    name: 'cart',
    styles: ['basket'],
    path: '/cart',
    cache: {fresh: 300, stale: 86_400},
    load: ({commerce, storeId}) => ({
        categories: optional(categoryTree(commerce)),
        store: optional<Store | null>(
            storeId === undefined ? nothing : storeById(commerce, storeId)
        ),
        disclosure: optional(rentalDisclosure(commerce))
    }),
    skeleton: CartPageSkeleton
})(CartPage)
