import type {Commerce} from '../commerce'
import type {Question} from '../question'
import {priceCounter} from './counted-price'
import type {Offer, ProductDetail} from './product'
import {productQuery} from './product-query'

/** The offer that is the product itself says what its page says: a variant may cost and stock other than its master. */
const withCurrentOffer = (product: ProductDetail): ProductDetail => {
    const {stock, delivery} = product.availability
    const asOnThePage = (offer: Offer): Offer =>
        offer.current ? {...offer, price: product.price ?? offer.price, stock, delivery} : offer
    return {...product, offers: product.offers.map(asOnThePage)}
}

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
                query: productQuery(storeId)
            }),
            // A first page comes with its answers: the sanitiser is fetched with the first question that needs it.
            import('./to-product-detail')
        ])
        return withCurrentOffer(priceCounter(commerce)(toProductDetail(answer)))
    }
})
