import {useShallow} from 'zustand/react/shallow'
import {type BasketMutations, useBasketMutations} from './basket-mutations'
import {type OrderMutations, useOrderMutations} from './order-mutations'
import {type ContextMutations, useContextMutations} from './context-mutations'
import {type CustomerMutations, useCustomerMutations} from './customer-mutations'

/**
 * The SDK's mutations as functions, by the names of its clients, for actions that begin outside of its provider. Each
 * updates the queries of the SDK's hooks by the SDK's own table, and rejects with a CommerceError. A call is added by one
 * line in the file of its resource. What must not stay in
 * a cache for a moment goes through the clients alone (`LiveSession.apis`) [D-26].
 */
export type ShopperMutations = {
    shopperBaskets: BasketMutations
    shopperContexts: ContextMutations
    shopperCustomers: CustomerMutations
    shopperOrders: OrderMutations
}

/** The same object, as long as the calls in it are the same. */
const useSame = <Calls extends object>(calls: Calls): Calls =>
    useShallow((each: Calls) => each)(calls)

export const useShopperMutations = (): ShopperMutations =>
    useSame({
        shopperBaskets: useSame(useBasketMutations()),
        shopperContexts: useSame(useContextMutations()),
        shopperCustomers: useSame(useCustomerMutations()),
        shopperOrders: useSame(useOrderMutations())
    })
