import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {endpoint} from '../../core/endpoint'
import {list} from '../../core/query-values'
import {findProduct} from '../find/product-row'
import {presentProduct} from '../present/present-product'
import {viewOf} from '../present/product-view'
import {selected} from '../select/property-selection'
import {productsPath, productsScope} from './get-product'
import {productQuery, wishOf} from './product-query'

const mostIds = 24

/** Products by their ids, in the order asked for; unknown ones are left out [API-058]. */
export const getProducts = endpoint({
    method: 'GET',
    path: `${productsPath}/products`,
    scope: productsScope,
    query: productQuery.extend({ids: list(mostIds, 100)}),

    handle({query, world}) {
        const wish = wishOf(world, query)
        const data = query.ids.flatMap((id) => {
            const row = findProduct(world, id, wish.store.c_zoneID)
            const view = row && viewOf(world, row, wish)
            return view ? [presentProduct(view)] : []
        })
        const result: ShopperProductsTypes.ProductResult = {
            limit: query.ids.length,
            data,
            total: data.length
        }
        return selected(result, query.select)
    }
})
