import {useShopperCustomersMutation} from '@salesforce/commerce-sdk-react'
import type {CallsOf} from './sdk-clients'

const useCalls = () => ({
    updateCustomer: useShopperCustomersMutation('updateCustomer').mutateAsync,
    createCustomerAddress: useShopperCustomersMutation('createCustomerAddress').mutateAsync,
    updateCustomerAddress: useShopperCustomersMutation('updateCustomerAddress').mutateAsync,
    removeCustomerAddress: useShopperCustomersMutation('removeCustomerAddress').mutateAsync,
    createCustomerProductList: useShopperCustomersMutation('createCustomerProductList').mutateAsync,
    createCustomerProductListItem: useShopperCustomersMutation('createCustomerProductListItem')
        .mutateAsync,
    deleteCustomerProductListItem: useShopperCustomersMutation('deleteCustomerProductListItem')
        .mutateAsync
})

export type CustomerMutations = CallsOf<'shopperCustomers', keyof ReturnType<typeof useCalls>>

/** The SDK's mutations of a customer's details, addresses and lists. Passwords go through the client alone [D-26]. */
export const useCustomerMutations = (): CustomerMutations => useCalls()
