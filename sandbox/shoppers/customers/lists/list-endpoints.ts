import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {answer} from '../../../core/answer'
import {endpoint} from '../../../core/endpoint'
import {badRequest} from '../../../core/problem'
import {mergedAttributes} from '../../../core/values/custom-attributes'
import {customerPath, customerQuery} from '../endpoints/customer-path'
import {mustBeOneself} from '../model/keep-customer'
import {ListRequest} from './list-requests'
import {presentList} from './present-list'
import {dropList, keepList, listsOf, ownList} from './product-list'

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
        const list = keepList(world, {
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
        const changed = keepList(world, {
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
