import {z} from 'zod'
import {answer} from '../../../core/answer'
import {endpoint} from '../../../core/endpoint'
import {flag, localeOf} from '../../../core/query-values'
import {changedBasket} from '../model/filled-basket'
import {dropBasket, ownBasket} from '../model/keep-basket'
import {presentBasket} from '../present/present-basket'
import {BasketRequest} from '../requests/basket'
import {basketQuery, basketsPath, readScope, writeScope, type Version} from './basket-path'
import {changeBasket} from './change-basket'

export const getBasket = (version: Version) =>
    endpoint({
        method: 'GET',
        path: `${basketsPath(version)}/:basketId`,
        scope: readScope,
        query: basketQuery.extend({expand: z.string().max(200).optional()}),
        handle: ({params, query, shopper, world}) =>
            presentBasket(world, ownBasket(world, params.basketId, shopper), localeOf(query))
    })

/** Attributes of the basket; with c_storeId every line gets that store's price. [API-031] */
export const updateBasket = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${basketsPath(version)}/:basketId`,
        scope: writeScope,
        query: basketQuery.extend({removeExternalTax: flag.optional()}),
        body: BasketRequest,
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) => changedBasket(world, basket, body))
    })

export const deleteBasket = (version: Version) =>
    endpoint({
        method: 'DELETE',
        path: `${basketsPath(version)}/:basketId`,
        scope: writeScope,
        query: basketQuery,
        handle: ({params, shopper, world}) => {
            dropBasket(world, ownBasket(world, params.basketId, shopper).id)
            return answer(204)
        }
    })
