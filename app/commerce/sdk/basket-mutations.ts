import {useShopperBasketsMutation} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import type {CallsOf} from './sdk-clients'

export type BasketMutations = CallsOf<
    'shopperBaskets',
    | 'createBasket'
    | 'updateBasket'
    | 'addItemToBasket'
    | 'updateItemInBasket'
    | 'updateItemsInBasket'
    | 'removeItemFromBasket'
    | 'addCouponToBasket'
    | 'removeCouponFromBasket'
    | 'updateCustomerForBasket'
    | 'updateShippingMethodForShipment'
    | 'updateShippingAddressForShipment'
    | 'updateBillingAddressForBasket'
    | 'addPaymentInstrumentToBasket'
>

/**
 * The SDK's mutations of a basket: its hooks show what each returned. The basket of a checkout is changed by them too,
 * and is no basket of the cart, as the platform marks it as temporary; where no list is held, the SDK lists it alone.
 */
export const useBasketMutations = (): BasketMutations => {
    const {mutateAsync: createBasket} = useShopperBasketsMutation('createBasket')
    const {mutateAsync: updateBasket} = useShopperBasketsMutation('updateBasket')
    const {mutateAsync: addItemToBasket} = useShopperBasketsMutation('addItemToBasket')
    const {mutateAsync: updateItemInBasket} = useShopperBasketsMutation('updateItemInBasket')
    const {mutateAsync: updateItemsInBasket} = useShopperBasketsMutation('updateItemsInBasket')
    const {mutateAsync: removeItemFromBasket} = useShopperBasketsMutation('removeItemFromBasket')
    const {mutateAsync: addCouponToBasket} = useShopperBasketsMutation('addCouponToBasket')
    const {mutateAsync: removeCouponFromBasket} =
        useShopperBasketsMutation('removeCouponFromBasket')
    const {mutateAsync: updateCustomerForBasket} =
        useShopperBasketsMutation('updateCustomerForBasket')
    const {mutateAsync: updateShippingMethodForShipment} = useShopperBasketsMutation(
        'updateShippingMethodForShipment'
    )
    const {mutateAsync: updateShippingAddressForShipment} = useShopperBasketsMutation(
        'updateShippingAddressForShipment'
    )
    const {mutateAsync: updateBillingAddressForBasket} = useShopperBasketsMutation(
        'updateBillingAddressForBasket'
    )
    const {mutateAsync: addPaymentInstrumentToBasket} = useShopperBasketsMutation(
        'addPaymentInstrumentToBasket'
    )
    return useMemo(
        () => ({
            createBasket,
            updateBasket,
            addItemToBasket,
            updateItemInBasket,
            updateItemsInBasket,
            removeItemFromBasket,
            addCouponToBasket,
            removeCouponFromBasket,
            updateCustomerForBasket,
            updateShippingMethodForShipment,
            updateShippingAddressForShipment,
            updateBillingAddressForBasket,
            addPaymentInstrumentToBasket
        }),
        [
            createBasket,
            updateBasket,
            addItemToBasket,
            updateItemInBasket,
            updateItemsInBasket,
            removeItemFromBasket,
            addCouponToBasket,
            removeCouponFromBasket,
            updateCustomerForBasket,
            updateShippingMethodForShipment,
            updateShippingAddressForShipment,
            updateBillingAddressForBasket,
            addPaymentInstrumentToBasket
        ]
    )
}
