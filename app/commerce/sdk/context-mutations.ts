import {useShopperContextsMutation} from '@salesforce/commerce-sdk-react'
import type {CallsOf} from './sdk-clients'

const useCalls = () => ({
    createShopperContext: useShopperContextsMutation('createShopperContext').mutateAsync,
    updateShopperContext: useShopperContextsMutation('updateShopperContext').mutateAsync
})

export type ContextMutations = CallsOf<'shopperContexts', keyof ReturnType<typeof useCalls>>

/** The SDK's mutations of the shopper context. */
export const useContextMutations = (): ContextMutations => useCalls()
