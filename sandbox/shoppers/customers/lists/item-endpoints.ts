import {productForStore} from '../../../catalogue/product-for-store'
import {answer} from '../../../core/answer'
import {endpoint} from '../../../core/endpoint'
import {badRequest, problem} from '../../../core/problem'
import {mergedAttributes} from '../../../core/values/custom-attributes'
import type {Shopper} from '../../sign-in/shopper'
import type {World} from '../../../world/world'
import {customerQuery} from '../endpoints/customer-path'
import {mustBeOneself} from '../model/keep-customer'
import {listScope, listsPath} from './list-endpoints'
import {ItemChangeRequest, NewItemRequest} from './list-requests'
import {presentItem} from './present-list'
import {findItem, keepList, ownList, type ProductList} from './product-list'

const path = `${listsPath}/:listId/items` as const
const onePath = `${path}/:itemId` as const

const mostItems = 500

type Asked = {customerId: string; listId: string}

const listAsked = (world: World, {customerId, listId}: Asked, shopper: Shopper): ProductList => {
    mustBeOneself(customerId, shopper)
    return ownList(world, listId, shopper)
}

const mustExist = (world: World, productId: string | undefined) => {
    if (productId && productForStore(world, productId, undefined)) return
    problem(400, 'product-not-found', `No product with ID '${productId ?? ''}' was found.`)
}

/** The same product again changes the item that is there. */
export const createItem = endpoint({
    method: 'POST',
    path,
    scope: `${listScope}.rw`,
    query: customerQuery,
    body: NewItemRequest,
    handle: ({params, body, shopper, world}) => {
        const list = listAsked(world, params, shopper)
        if (body.type === 'product') mustExist(world, body.productId)
        if (list.items.length >= mostItems) badRequest('The list is full.')
        const {public: isPublic, ...rest} = body
        const known = list.items.find(
            ({productId}) => productId !== undefined && productId === body.productId
        )
        const item = {...rest, isPublic, id: known?.id ?? world.newId()}
        const others = list.items.filter(({id}) => id !== item.id)
        keepList(world, {...list, items: [...others, item]})
        return presentItem(item)
    }
})

export const getItem = endpoint({
    method: 'GET',
    path: onePath,
    scope: listScope,
    query: customerQuery,
    handle: ({params, shopper, world}) =>
        presentItem(findItem(listAsked(world, params, shopper), params.itemId))
})

export const updateItem = endpoint({
    method: 'PATCH',
    path: onePath,
    scope: `${listScope}.rw`,
    query: customerQuery,
    body: ItemChangeRequest,
    handle: ({params, body, shopper, world}) => {
        const list = listAsked(world, params, shopper)
        const held = findItem(list, params.itemId)
        if (body.productId) mustExist(world, body.productId)
        const item = {
            ...held,
            productId: body.productId ?? held.productId,
            quantity: body.quantity ?? held.quantity,
            priority: body.priority ?? held.priority,
            isPublic: body.public ?? held.isPublic,
            custom: mergedAttributes(held.custom, body.custom)
        }
        keepList(world, {...list, items: list.items.map((one) => (one === held ? item : one))})
        return presentItem(item)
    }
})

export const deleteItem = endpoint({
    method: 'DELETE',
    path: onePath,
    scope: `${listScope}.rw`,
    query: customerQuery,
    handle: ({params, shopper, world}) => {
        const list = listAsked(world, params, shopper)
        const held = findItem(list, params.itemId)
        keepList(world, {...list, items: list.items.filter((one) => one !== held)})
        return answer(204)
    }
})
