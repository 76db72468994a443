import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {badRequest} from '../../../core/problem'
import {siteQuery} from '../../../core/query-values'
import {findStore} from '../../../stores/find-stores'
import {repriced} from '../lines/repriced'
import {basketsOf, keepBasket} from '../model/keep-basket'
import {writeScope} from './basket-path'

/** The context of a store comes whole; only which store it is matters here. */
const StoreContext = z.looseObject({
    storeId: z.string().max(64).optional(),
    storeID: z.string().max(64).optional(),
    id: z.string().max(64).optional()
})

/** Every open basket of the shopper gets the prices and the stock of another store. [API-045] */
export const updateCart = endpoint({
    method: 'POST',
    path: '/custom/store-change/v1/organizations/:organizationId/update-cart',
    scope: writeScope,
    query: siteQuery,
    body: StoreContext,
    handle: ({body, shopper, world}) => {
        const id = body.storeId ?? body.storeID ?? body.id ?? ''
        const store = findStore(world, id) ?? badRequest(`There is no store '${id}'.`)
        const baskets = [false, true]
            .flatMap((isTemporary) => basketsOf(world, shopper.customerId, isTemporary))
            .map((basket) => keepBasket(world, repriced(world, {...basket, storeId: store.id})))
        return {success: true, storeId: store.id, basketIds: baskets.map((basket) => basket.id)}
    }
})
