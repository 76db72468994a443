import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {badRequest} from '../../../core/problem'
import {flag} from '../../../core/query-values'
import {withChangedItem, withItems, withoutItem} from '../lines/with-items'
import {ItemChangeRequest, mostItems, NewItemRequest} from '../requests/item'
import {basketQuery, basketsPath, writeScope, type Version} from './basket-path'
import {changeBasket} from './change-basket'

const ChangeQuery = basketQuery.extend({removeExternalTax: flag.optional()})

/** All or nothing: one line that cannot be sold leaves the basket as it was. */
export const addItems = (version: Version) =>
    endpoint({
        method: 'POST',
        path: `${basketsPath(version)}/:basketId/items`,
        scope: writeScope,
        query: basketQuery,
        body: z.array(NewItemRequest).min(1).max(mostItems),
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) => withItems(world, basket, body))
    })

export const updateItems = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${basketsPath(version)}/:basketId/items`,
        scope: writeScope,
        query: ChangeQuery,
        body: z.array(ItemChangeRequest).min(1).max(mostItems),
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) =>
                body.reduce((held, item) => {
                    const id = item.itemId ?? badRequest('An item lacks its itemId.')
                    return withChangedItem(world, held, [id, item])
                }, basket)
            )
    })

export const updateItem = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${basketsPath(version)}/:basketId/items/:itemId`,
        scope: writeScope,
        query: ChangeQuery,
        body: ItemChangeRequest,
        handle: (call) =>
            changeBasket(call, (basket, {params, body, world}) =>
                withChangedItem(world, basket, [params.itemId, body])
            )
    })

export const removeItem = (version: Version) =>
    endpoint({
        method: 'DELETE',
        path: `${basketsPath(version)}/:basketId/items/:itemId`,
        scope: writeScope,
        query: basketQuery,
        handle: (call) =>
            changeBasket(call, (basket, {params}) => withoutItem(basket, params.itemId))
    })
