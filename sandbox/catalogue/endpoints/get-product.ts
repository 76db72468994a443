import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/problem'
import {findProduct} from '../find/product-row'
import {presentProduct} from '../present/present-product'
import {viewOf} from '../present/product-view'
import {selected} from '../select/property-selection'
import {productQuery, wishOf} from './product-query'

export const productsPath = '/product/shopper-products/v1/organizations/:organizationId'
export const productsScope = 'sfcc.shopper-products'

/** A product with the prices, stock and delivery of a store [API-057]. */
export const getProduct = endpoint({
    method: 'GET',
    path: `${productsPath}/products/:id`,
    scope: productsScope,
    query: productQuery,

    handle({params: {id}, query, world}) {
        const wish = wishOf(world, query)
        const row = findProduct(world, id, wish.store.c_zoneID)
        const view = row && viewOf(world, row, wish)
        return selected(presentProduct(view ?? notFound('product', id)), query.select)
    }
})
