import loadable from '@loadable/component'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {rentalDisclosure} from '@app/commerce/content/content-asset'
import {productDetail} from '@app/commerce/products/product-detail'
import {nothing} from '@app/commerce/question'
import type {Store} from '@app/commerce/stores/store'
import {storeById} from '@app/commerce/stores/store-by-id'
import {defineRoute, optional, required} from '@app/routing/define-route'
import {ProductPageSkeleton} from './product-page.skeleton'

const ProductPage = loadable(() => import('./product-page'), {
    resolveComponent: (module: typeof import('./product-page')) => module.ProductPage
})

/** A product at the path of its c_ProductUrl, whatever stands before it; elsewhere it moves there (decision 2) [ROUTE-067]. */
export const productRoute = defineRoute({
    name: 'product',
    styles: ['product'],
    path: ['/p/:slug/:productId', '/product/:productId', '/(.*)/p/:slug/:productId'],
    cache: {fresh: 300, stale: 3600},
    load: ({commerce, storeId, params}) => ({
        product: required(productDetail(commerce, {id: params.productId ?? '', storeId})),
        categories: optional(categoryTree(commerce)),
        store: optional<Store | null>(
            storeId === undefined ? nothing : storeById(commerce, storeId)
        ),
        disclosure: optional(rentalDisclosure(commerce))
    }),
    redirect: ({product}, {pathname}) => (product.path === pathname ? null : product.path),
    skeleton: ProductPageSkeleton
})(ProductPage)
