import type {Endpoint} from '../../core/endpoint'
import {createAddress, getAddress, removeAddress, updateAddress} from './address-endpoints'
import {createCard, deleteCard, getCard, updateCard} from './card-endpoints'
import {
    getCustomer,
    getCustomerBaskets,
    registerCustomer,
    updateCustomer
} from './profile-endpoints'
import {createResetToken, resetPassword, updatePassword} from './password-endpoints'
import {
    createItem,
    createList,
    deleteItem,
    deleteList,
    getItem,
    getList,
    getLists,
    updateItem,
    updateList
} from './lists/list-endpoints'
import {
    searchPublicLists,
    getPublicList,
    getPublicItems,
    getPublicItem
} from './lists/public-list-endpoints'

export const customerEndpoints: readonly Endpoint[] = [
    registerCustomer,
    getCustomer,
    updateCustomer,
    createAddress,
    getAddress,
    updateAddress,
    removeAddress,
    createCard,
    getCard,
    updateCard,
    deleteCard,
    updatePassword,
    createResetToken,
    resetPassword,
    getCustomerBaskets,
    getLists,
    createList,
    getList,
    updateList,
    deleteList,
    createItem,
    getItem,
    updateItem,
    deleteItem,
    searchPublicLists,
    getPublicList,
    getPublicItems,
    getPublicItem
]
