import {useMemo} from 'react'
import {type BasketMutations, useBasketMutations} from './basket-mutations'
import {type OrderMutations, useOrderMutations} from './order-mutations'
import {type ContextMutations, useContextMutations} from './context-mutations'
import {type CustomerMutations, useCustomerMutations} from './customer-mutations'

/**
 * The SDK's mutations as functions, by the names of its clients, for actions that begin outside of its provider. Each
 * updates the queries of the SDK's hooks by the SDK's own table, and rejects with a CommerceError. What must not stay in
 * a cache for a moment goes through the clients alone (`LiveSession.apis`) [D-26].
 */
export type ShopperMutations = {
    shopperBaskets: BasketMutations
    shopperContexts: ContextMutations
    shopperCustomers: CustomerMutations
    shopperOrders: OrderMutations
}

export const useShopperMutations = (): ShopperMutations => {
    const shopperBaskets = useBasketMutations()
    const shopperContexts = useContextMutations()
    const shopperCustomers = useCustomerMutations()
    const shopperOrders = useOrderMutations()
    return useMemo(
        () => ({shopperBaskets, shopperContexts, shopperCustomers, shopperOrders}),
        [shopperBaskets, shopperContexts, shopperCustomers, shopperOrders]
    )
}
