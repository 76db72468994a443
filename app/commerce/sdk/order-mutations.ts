import {useShopperOrdersMutation} from '@salesforce/commerce-sdk-react'
import type {CallsOf} from './sdk-clients'

const useCalls = () => ({
    createOrder: useShopperOrdersMutation('createOrder').mutateAsync
})

export type OrderMutations = CallsOf<'shopperOrders', keyof ReturnType<typeof useCalls>>

/** The SDK's mutation that places an order; the shopper's baskets and orders are fetched again after it. */
export const useOrderMutations = (): OrderMutations => useCalls()
