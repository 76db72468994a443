import type {Endpoint} from '../../core/endpoint'
import * as addresses from './endpoints/addresses'
import * as cards from './endpoints/cards'
import {getCustomer, updateCustomer} from './endpoints/customer'
import {getCustomerBaskets} from './endpoints/customer-baskets'
import * as passwords from './endpoints/password'
import {registerCustomer} from './endpoints/register'
import * as items from './lists/item-endpoints'
import {createList, deleteList, getList, getLists, updateList} from './lists/list-endpoints'
import * as publicLists from './lists/public-list-endpoints'

export const customerEndpoints: readonly Endpoint[] = [
    registerCustomer,
    getCustomer,
    updateCustomer,
    ...Object.values(addresses),
    ...Object.values(cards),
    ...Object.values(passwords),
    getCustomerBaskets,
    getLists,
    createList,
    getList,
    updateList,
    deleteList,
    ...Object.values(items),
    ...Object.values(publicLists)
]
