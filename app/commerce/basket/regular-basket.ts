import type {Commerce} from '../client'
import {defaultStaleTime, type Query} from '../query'
import type {Basket} from './basket'
import {type OwnedBasket, toOwnedRegularBasket} from './to-basket'

/** The shopper's regular basket, with the e-mail address and the currency that the platform has for it. */
export const regularBasket = (own: Commerce, customerId: string): Query<OwnedBasket> => ({
    key: ['regular-basket'],
    staleTime: defaultStaleTime,
    fetch: async () =>
        toOwnedRegularBasket(
            await own.fetch({
                path: `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/baskets`
            }),
            own
        )
})

/** The regular basket as the platform has it; null if there is none. Rejects with a CommerceError. */
export const readRegularBasket = async (
    own: Commerce,
    customerId: string
): Promise<Basket | null> => (await regularBasket(own, customerId).fetch()).basket
