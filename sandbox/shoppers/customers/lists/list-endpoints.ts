import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {productForStore} from '../../../catalogue/product-for-store'
import {mergedAttributes} from '../../../core/custom-attributes'
import {endpoint} from '../../../core/endpoint'
import {answer, badRequest, problem} from '../../../core/response'
import type {Shopper, World} from '../../../world/world'
import {mustBeOneself} from '../customer'
import {customerPath, customerQuery} from '../profile-endpoints'
import {
    dropList,
    findItem,
    ItemChangeRequest,
    ListRequest,
    listsOf,
    NewItemRequest,
    ownList,
    presentItem,
    presentList,
    type ProductList,
    saveList
} from './product-list'

export const listScope = 'sfcc.shopper-myaccount.productlists'
export const listsPath = `${customerPath}/product-lists` as const

const mostLists = 50

export const getLists = endpoint({
    method: 'GET',
    path: listsPath,
    scope: listScope,
    query: customerQuery,
    handle: ({params, shopper, world}): ShopperCustomersTypes.CustomerProductListResult => {
        mustBeOneself(params.customerId, shopper)
        const data = listsOf(world, shopper.customerId).map(presentList)
        return {data, limit: data.length, total: data.length}
    }
})

export const createList = endpoint({
    method: 'POST',
    path: listsPath,
    scope: `${listScope}.rw`,
    query: customerQuery,
    body: ListRequest,
    handle: ({params, body, shopper, world, now}) => {
        mustBeOneself(params.customerId, shopper)
        const {customerId} = shopper
        if (listsOf(world, customerId).length >= mostLists) badRequest('There are too many lists.')
        const list = saveList(world, {
            id: world.newId(),
            customerId,
            type: body.type ?? 'wish_list',
            name: body.name,
            description: body.description,
            isPublic: body.public ?? false,
            createdAt: now.getTime(),
            modifiedAt: now.getTime(),
            items: [],
            custom: body.custom
        })
        return presentList(list)
    }
})

export const getList = endpoint({
    method: 'GET',
    path: `${listsPath}/:listId`,
    scope: listScope,
    query: customerQuery,
    handle: ({params, shopper, world}) => {
        mustBeOneself(params.customerId, shopper)
        return presentList(ownList(world, params.listId, shopper))
    }
})

export const updateList = endpoint({
    method: 'PATCH',
    path: `${listsPath}/:listId`,
    scope: `${listScope}.rw`,
    query: customerQuery,
    body: ListRequest,
    handle: ({params, body, shopper, world}) => {
        mustBeOneself(params.customerId, shopper)
        const list = ownList(world, params.listId, shopper)
        const changed = saveList(world, {
            ...list,
            name: body.name ?? list.name,
            description: body.description ?? list.description,
            isPublic: body.public ?? list.isPublic,
            custom: mergedAttributes(list.custom, body.custom)
        })
        return presentList(changed)
    }
})

export const deleteList = endpoint({
    method: 'DELETE',
    path: `${listsPath}/:listId`,
    scope: `${listScope}.rw`,
    query: customerQuery,
    handle: ({params, shopper, world}) => {
        mustBeOneself(params.customerId, shopper)
        dropList(world, ownList(world, params.listId, shopper).id)
        return answer(204)
    }
})

const path = `${listsPath}/:listId/items` as const
const onePath = `${path}/:itemId` as const

const mostItems = 500

type ListParams = {customerId: string; listId: string}

const listRequested = (
    world: World,
    {customerId, listId}: ListParams,
    shopper: Shopper
): ProductList => {
    mustBeOneself(customerId, shopper)
    return ownList(world, listId, shopper)
}

const mustExist = (world: World, productId: string | undefined) => {
    if (productId && productForStore(world, productId, undefined)) return
    problem(400, 'product-not-found', `No product with ID '${productId ?? ''}' was found.`)
}

/** Adding the same product again changes the existing item. */
export const createItem = endpoint({
    method: 'POST',
    path,
    scope: `${listScope}.rw`,
    query: customerQuery,
    body: NewItemRequest,
    handle: ({params, body, shopper, world}) => {
        const list = listRequested(world, params, shopper)
        if (body.type === 'product') mustExist(world, body.productId)
        if (list.items.length >= mostItems) badRequest('The list is full.')
        const {public: isPublic, ...rest} = body
        const known = list.items.find(
            ({productId}) => productId !== undefined && productId === body.productId
        )
        const item = {...rest, isPublic, id: known?.id ?? world.newId()}
        const others = list.items.filter(({id}) => id !== item.id)
        saveList(world, {...list, items: [...others, item]})
        return presentItem(item)
    }
})

export const getItem = endpoint({
    method: 'GET',
    path: onePath,
    scope: listScope,
    query: customerQuery,
    handle: ({params, shopper, world}) =>
        presentItem(findItem(listRequested(world, params, shopper), params.itemId))
})

export const updateItem = endpoint({
    method: 'PATCH',
    path: onePath,
    scope: `${listScope}.rw`,
    query: customerQuery,
    body: ItemChangeRequest,
    handle: ({params, body, shopper, world}) => {
        const list = listRequested(world, params, shopper)
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
        saveList(world, {...list, items: list.items.map((one) => (one === held ? item : one))})
        return presentItem(item)
    }
})

export const deleteItem = endpoint({
    method: 'DELETE',
    path: onePath,
    scope: `${listScope}.rw`,
    query: customerQuery,
    handle: ({params, shopper, world}) => {
        const list = listRequested(world, params, shopper)
        const held = findItem(list, params.itemId)
        saveList(world, {...list, items: list.items.filter((one) => one !== held)})
        return answer(204)
    }
})
