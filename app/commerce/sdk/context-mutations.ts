import {useShopperContextsMutation} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import type {CallsOf} from './sdk-clients'

export type ContextMutations = CallsOf<
    'shopperContexts',
    'createShopperContext' | 'updateShopperContext'
>

/** The SDK's mutations of the shopper context. */
export const useContextMutations = (): ContextMutations => {
    const {mutateAsync: createShopperContext} = useShopperContextsMutation('createShopperContext')
    const {mutateAsync: updateShopperContext} = useShopperContextsMutation('updateShopperContext')
    return useMemo(
        () => ({createShopperContext, updateShopperContext}),
        [createShopperContext, updateShopperContext]
    )
}
