import type {Commerce} from '../commerce'
import type {Question} from '../question'
import {withCountedPrice} from './counted-price'
import type {ProductDetail} from './product'

const expand = 'availability,links,promotions,options,images,prices,variations'

/** A product as the store prices and stocks it [API-057, D-02]. Rejects with 404 for an unknown id. */
export const productDetail = (
    commerce: Commerce,
    {id, storeId}: {id: string; storeId: string | undefined}
): Question<ProductDetail> => ({
    key: ['product', id, storeId ?? null],
    // [CONST-008, CONST-009]
    ...{fresh: 120_000, retries: 2},
    ask: async () => {
        const [answer, {toProductDetail}] = await Promise.all([
            commerce.ask({
                path: `/product/shopper-products/v1/organizations/{org}/products/${encodeURIComponent(id)}`,
                query: {allImages: true, perPricebook: true, expand, c_store_id: storeId}
            }),
            // A first page comes with its answers: the sanitiser is fetched with the first question that needs it.
            import('./to-product-detail')
        ])
        return withCountedPrice(toProductDetail(answer), commerce.today())
    }
})
