import {type RefObject, useMemo, useRef} from 'react'
import {useMayPersonalize} from '@app/commerce/personalization/permission'
import {noRecommendations, recommendations} from '@app/commerce/personalization/recommendations'
import type {Tile} from '@app/commerce/products/product'
import {productsByIds} from '@app/commerce/products/product-queries'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import type {RecommendationPlace} from '@app/domain/catalogue/recommendations'
import {useInView} from '@app/lib/browser/in-view'
import {useAppContext} from '../route/app-context'
import {useCommerceQuery} from '../route/commerce-query'

/** About two screens of a phone: two calls, one after the other, have their answers before the row comes into view. */
const LOOK_AHEAD = '1500px'

/** Recommended products, and what to report of them. */
type Recommended = {
    products: readonly Tile[]
    onShown: () => void
    onChoose: (productId: string) => void
}

/** A row of recommended products: where it stands, and what it shows; null while there is nothing to show. */
type RecommendedRow = {
    place: RefObject<HTMLDivElement>
    shown: Recommended | 'loading' | null
}

/**
 * The products recommended at a part of the shop, with the prices of the shopper's store, asked for once the row's place
 * comes near: most visitors never come there. Visitors who have not allowed it cause no call (G-64).
 */
export const useRecommended = (place: RecommendationPlace, shownId?: string): RecommendedRow => {
    const {commerce, storeId} = useAppContext()
    const [row, isNear] = useInView<HTMLDivElement>(LOOK_AHEAD)
    const may = useMayPersonalize() && isNear
    const found = useCommerceQuery(recommendations(commerce, {place, shownId}), may)
    const {
        recommender,
        recoId,
        productIds: ids
    } = found.state === 'ready' ? found.value : noRecommendations
    const priced = useCommerceQuery(productsByIds(commerce, {ids, storeId}), may && ids.length > 0)
    const products = priced.state === 'ready' ? priced.value : undefined
    const isLoading =
        may && (found.state === 'loading' || (ids.length > 0 && priced.state === 'loading'))
    const shownReco = useRef('')
    const shown = useMemo(() => {
        if (isLoading) return 'loading'
        if (!may || products === undefined || products.length === 0) return null
        const productIds = products.map(({id}) => id)
        return {
            products,
            // The same answer, shown again with the prices of another store, is not reported again.
            onShown: () => {
                if (shownReco.current === recoId) return
                shownReco.current = recoId
                emitShopEvent({event: 'recommendations-shown', recommender, recoId, productIds})
            },
            onChoose: (productId: string) =>
                emitShopEvent({event: 'recommendation-chosen', recommender, recoId, productId})
        }
    }, [may, isLoading, products, recommender, recoId])
    return {place: row, shown}
}
