import {useMemo, useRef} from 'react'
import {useMayPersonalize} from '@app/commerce/personalization/permission'
import {noRecommendations, recommendations} from '@app/commerce/personalization/recommendations'
import type {Tile} from '@app/commerce/products/product'
import {productsByIds} from '@app/commerce/products/product-queries'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import type {RecommendationPlace} from '@app/domain/catalogue/recommendations'
import {useAppContext} from '../route/app-context'
import {useCommerceQuery} from '../route/commerce-query'

/** Recommended products, and what to tell of them. */
type RecommendedProducts = {
    products: readonly Tile[]
    onShown: () => void
    onChoose: (productId: string) => void
}

/**
 * The products recommended at a part of the shop, with the prices of the shopper's store. Null until they are known,
 * and for visitors who have not allowed it: those cause no call (G-64).
 */
export const useRecommended = (
    place: RecommendationPlace,
    shownId?: string
): RecommendedProducts | null => {
    const {commerce, storeId} = useAppContext()
    const may = useMayPersonalize()
    const found = useCommerceQuery(recommendations(commerce, {place, shownId}), may)
    const {
        recommender,
        recoId,
        productIds: ids
    } = found.state === 'ready' ? found.value : noRecommendations
    const priced = useCommerceQuery(productsByIds(commerce, {ids, storeId}), may && ids.length > 0)
    const products = priced.state === 'ready' ? priced.value : undefined
    const shownReco = useRef('')
    return useMemo(() => {
        if (!may || products === undefined || products.length === 0) return null
        const productIds = products.map(({id}) => id)
        return {
            products,
            // The same answer, shown again with the prices of another store, is not told again.
            onShown: () => {
                if (shownReco.current === recoId) return
                shownReco.current = recoId
                emitShopEvent({event: 'recommendations-shown', recommender, recoId, productIds})
            },
            onChoose: (productId) =>
                emitShopEvent({event: 'recommendation-chosen', recommender, recoId, productId})
        }
    }, [may, products, recommender, recoId])
}
