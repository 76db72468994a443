import type {Offer} from '@app/domain/basket/offers'
import {type MappedQuery, useMappedQuery} from '../sdk/mapped-query'
import type {Shopper} from '../session/session'
import {toStoreOffers} from './guest-offers'
import {usePromotionsAnswer} from './store-promotions'

const toOffers = (raw: unknown): readonly Offer[] => toStoreOffers(raw)

/** What a store offers a customer: asked anew when store or customer changes [API-015]. */
export const useStoreOffers = (shopper: Shopper, storeId: string): MappedQuery<readonly Offer[]> =>
    useMappedQuery(usePromotionsAnswer(shopper, storeId), toOffers)
