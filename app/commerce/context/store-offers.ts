import type {Offer} from '@app/domain/basket/offers'
import {useCustomRead} from '../session/custom-query'
import {type MappedQuery, useMappedQuery} from '../sdk/mapped-query'
import type {Shopper} from '../session/session'
import {toStoreOffers} from './guest-offers'

const toOffers = (raw: unknown): readonly Offer[] => toStoreOffers(raw)

/** What a store offers a customer: asked anew when store or customer changes [API-015]. */
export const useStoreOffers = (
    shopper: Shopper,
    storeId: string
): MappedQuery<readonly Offer[]> => {
    const {customerId, registered} = shopper
    const answer = useCustomRead(shopper, {
        apiName: 'get-promotions-store',
        endpointPath: 'getpromotionsrac',
        parameters: {
            c_store_id: storeId,
            c_customer_id: customerId,
            c_isRegistered: registered
        },
        staleTime: 60_000
    })
    return useMappedQuery(answer, toOffers)
}
