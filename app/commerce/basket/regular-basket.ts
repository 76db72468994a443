import type {Commerce} from '../client'
import type {Basket} from './basket'
import {toOwnedRegularBasket} from './to-basket'

/**
 * The regular basket as the platform has it now; null if there is none. Pages show it by the SDK's `useCustomerBaskets`.
 * Rejects with a CommerceError.
 */
export const readRegularBasket = async (
    own: Commerce,
    customerId: string
): Promise<Basket | null> => {
    const path = `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/baskets`
    return toOwnedRegularBasket(await own.fetch({path}), own).basket
}
