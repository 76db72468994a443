import type {Commerce} from '../client'
import type {Basket} from './basket'
import {toRegularBasket} from './to-basket'

/** The regular basket as the platform has it; null where there is none. Rejects with a CommerceError. */
export const readRegularBasket = async (
    own: Commerce,
    customerId: string
): Promise<Basket | null> =>
    toRegularBasket(
        await own.fetch({
            path: `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/baskets`
        })
    )
