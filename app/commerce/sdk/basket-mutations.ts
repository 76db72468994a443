import {useShopperBasketsMutation} from '@salesforce/commerce-sdk-react'
import type {CallsOf} from './sdk-clients'

const useCalls = () => ({
    createBasket: useShopperBasketsMutation('createBasket').mutateAsync,
    updateBasket: useShopperBasketsMutation('updateBasket').mutateAsync,
    addItemToBasket: useShopperBasketsMutation('addItemToBasket').mutateAsync,
    updateItemInBasket: useShopperBasketsMutation('updateItemInBasket').mutateAsync,
    updateItemsInBasket: useShopperBasketsMutation('updateItemsInBasket').mutateAsync,
    removeItemFromBasket: useShopperBasketsMutation('removeItemFromBasket').mutateAsync,
    addCouponToBasket: useShopperBasketsMutation('addCouponToBasket').mutateAsync,
    removeCouponFromBasket: useShopperBasketsMutation('removeCouponFromBasket').mutateAsync,
    updateCustomerForBasket: useShopperBasketsMutation('updateCustomerForBasket').mutateAsync,
    updateShippingMethodForShipment: useShopperBasketsMutation('updateShippingMethodForShipment')
        .mutateAsync,
    updateShippingAddressForShipment: useShopperBasketsMutation('updateShippingAddressForShipment')
        .mutateAsync,
    updateBillingAddressForBasket: useShopperBasketsMutation('updateBillingAddressForBasket')
        .mutateAsync,
    addPaymentInstrumentToBasket: useShopperBasketsMutation('addPaymentInstrumentToBasket')
        .mutateAsync
})

export type BasketMutations = CallsOf<'shopperBaskets', keyof ReturnType<typeof useCalls>>

/**
 * The SDK's mutations of a basket: its hooks show what each returned. The basket of a checkout is changed by them too,
 * and is no basket of the cart, as the platform marks it as temporary; where no list is held, the SDK lists it alone.
 */
export const useBasketMutations = (): BasketMutations => useCalls()
