import {useShopperCustomersMutation} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import type {CallsOf} from './sdk-clients'

export type CustomerMutations = CallsOf<
    'shopperCustomers',
    | 'updateCustomer'
    | 'createCustomerAddress'
    | 'updateCustomerAddress'
    | 'removeCustomerAddress'
    | 'createCustomerProductList'
    | 'createCustomerProductListItem'
    | 'deleteCustomerProductListItem'
>

/** The SDK's mutations of a customer's details, addresses and lists. Passwords go through the client alone [D-26]. */
export const useCustomerMutations = (): CustomerMutations => {
    const {mutateAsync: updateCustomer} = useShopperCustomersMutation('updateCustomer')
    const {mutateAsync: createCustomerAddress} =
        useShopperCustomersMutation('createCustomerAddress')
    const {mutateAsync: updateCustomerAddress} =
        useShopperCustomersMutation('updateCustomerAddress')
    const {mutateAsync: removeCustomerAddress} =
        useShopperCustomersMutation('removeCustomerAddress')
    const {mutateAsync: createCustomerProductList} = useShopperCustomersMutation(
        'createCustomerProductList'
    )
    const {mutateAsync: createCustomerProductListItem} = useShopperCustomersMutation(
        'createCustomerProductListItem'
    )
    const {mutateAsync: deleteCustomerProductListItem} = useShopperCustomersMutation(
        'deleteCustomerProductListItem'
    )
    return useMemo(
        () => ({
            updateCustomer,
            createCustomerAddress,
            updateCustomerAddress,
            removeCustomerAddress,
            createCustomerProductList,
            createCustomerProductListItem,
            deleteCustomerProductListItem
        }),
        [
            updateCustomer,
            createCustomerAddress,
            updateCustomerAddress,
            removeCustomerAddress,
            createCustomerProductList,
            createCustomerProductListItem,
            deleteCustomerProductListItem
        ]
    )
}
