import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {badRequest, notFound} from '../../../core/response'
import {customerQuery, publicListsPath} from '../profile-endpoints'
import {findCustomerByLogin} from '../customer'
import {
    findItem,
    listsOf,
    presentPublicItem,
    presentPublicList,
    publicItems,
    publicList
} from './product-list'

const scope = 'sfcc.shopper-productlists'

/** The public lists of the customer with this e-mail address. */
export const searchPublicLists = endpoint({
    method: 'GET',
    path: publicListsPath,
    scope,
    query: customerQuery.extend({
        email: z.string().max(256).optional(),
        firstName: z.string().max(256).optional(),
        lastName: z.string().max(256).optional()
    }),
    handle: ({query: {email}, world}) => {
        if (!email) return badRequest('An e-mail address is required.')
        const customer = findCustomerByLogin(world, email)
        const lists = customer ? listsOf(world, customer.id) : []
        const data = lists
            .filter(({isPublic}) => isPublic)
            .map(({id, name = '', type}) => ({id, name, title: name || 'Wish list', type}))
        return {data, limit: data.length, total: data.length}
    }
})

export const getPublicList = endpoint({
    method: 'GET',
    path: `${publicListsPath}/:listId`,
    scope,
    query: customerQuery,
    handle: ({params, world}) => presentPublicList(publicList(world, params.listId))
})

export const getPublicItems = endpoint({
    method: 'GET',
    path: `${publicListsPath}/:listId/items`,
    scope,
    query: customerQuery.extend({expand: z.string().max(100).optional()}),
    handle: ({params, world}) => {
        const data = publicItems(publicList(world, params.listId))
        return {data, limit: data.length, total: data.length}
    }
})

export const getPublicItem = endpoint({
    method: 'GET',
    path: `${publicListsPath}/:listId/items/:itemId`,
    scope,
    query: customerQuery,
    handle: ({params, world}) => {
        const item = findItem(publicList(world, params.listId), params.itemId)
        return item.isPublic ? presentPublicItem(item) : notFound('product list item', item.id)
    }
})
