import {useShopperOrdersMutation} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import type {CallsOf} from './sdk-clients'

export type OrderMutations = CallsOf<'shopperOrders', 'createOrder'>

/** The SDK's mutation that places an order; the shopper's baskets and orders are fetched again after it. */
export const useOrderMutations = (): OrderMutations => {
    const {mutateAsync: createOrder} = useShopperOrdersMutation('createOrder')
    return useMemo(() => ({createOrder}), [createOrder])
}
