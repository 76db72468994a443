import {useShopperBasketsMutation} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import type {CallsOf} from './sdk-clients'

export type BasketMutations = CallsOf<
    'shopperBaskets',
    | 'createBasket'
    | 'updateBasket'
    | 'addItemToBasket'
    | 'updateItemInBasket'
    | 'removeItemFromBasket'
    | 'addCouponToBasket'
    | 'removeCouponFromBasket'
    | 'updateCustomerForBasket'
>

/** The SDK's mutations of the regular basket: its `useCustomerBaskets` shows what each returned. */
export const useBasketMutations = (): BasketMutations => {
    const {mutateAsync: createBasket} = useShopperBasketsMutation('createBasket')
    const {mutateAsync: updateBasket} = useShopperBasketsMutation('updateBasket')
    const {mutateAsync: addItemToBasket} = useShopperBasketsMutation('addItemToBasket')
    const {mutateAsync: updateItemInBasket} = useShopperBasketsMutation('updateItemInBasket')
    const {mutateAsync: removeItemFromBasket} = useShopperBasketsMutation('removeItemFromBasket')
    const {mutateAsync: addCouponToBasket} = useShopperBasketsMutation('addCouponToBasket')
    const {mutateAsync: removeCouponFromBasket} =
        useShopperBasketsMutation('removeCouponFromBasket')
    const {mutateAsync: updateCustomerForBasket} =
        useShopperBasketsMutation('updateCustomerForBasket')
    return useMemo(
        () => ({
            createBasket,
            updateBasket,
            addItemToBasket,
            updateItemInBasket,
            removeItemFromBasket,
            addCouponToBasket,
            removeCouponFromBasket,
            updateCustomerForBasket
        }),
        [
            createBasket,
            updateBasket,
            addItemToBasket,
            updateItemInBasket,
            removeItemFromBasket,
            addCouponToBasket,
            removeCouponFromBasket,
            updateCustomerForBasket
        ]
    )
}
