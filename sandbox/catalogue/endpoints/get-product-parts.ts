import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/problem'
import {flag, list, localeOf, siteQuery} from '../../core/query-values'
import type {World} from '../../world/world'
import {findProduct} from '../find/product-row'
import {storeOf} from '../find/store-of'
import {presentImages} from '../present/expand-images'
import {presentPrices, presentPromotions} from '../present/expand-prices'
import {viewOf, type ProductView, type Wish} from '../present/product-view'
import {productsPath, productsScope} from './get-product'
import {currency, typesIn} from './product-query'

const storeId = z.string().max(64).optional()
const partQuery = siteQuery.extend({currency, c_store_id: storeId})

type Asked = {locale?: z.output<typeof siteQuery>['locale']; c_store_id?: string | undefined}

const seen = (
    world: World,
    productId: string,
    query: Asked,
    wish: Partial<Wish> = {}
): ProductView => {
    const store = storeOf(world, query.c_store_id)
    const row = findProduct(world, productId, store.c_zoneID)
    const view = row && viewOf(world, row, {...plain, store, locale: localeOf(query), ...wish})
    return view ?? notFound('product', productId)
}

const plain = {
    expand: new Set<never>(),
    allImages: false,
    imageTypes: undefined,
    perPricebook: true,
    inventoryIds: []
}

/** The pictures of a product alone. */
export const getProductImages = endpoint({
    method: 'GET',
    path: `${productsPath}/products/:productId/images`,
    scope: productsScope,
    query: siteQuery.extend({
        imgTypes: z.string().max(50).optional(),
        allImages: flag.default(false),
        variationAttribute: list(10).optional(),
        c_store_id: storeId
    }),
    handle: ({params: {productId}, query, world}): ShopperProductsTypes.ProductImages => ({
        id: productId,
        ...presentImages(
            seen(world, productId, query, {
                allImages: query.allImages,
                imageTypes: query.imgTypes === undefined ? undefined : typesIn(query.imgTypes)
            })
        )
    })
})

/** The prices of a product alone, each price book's among them. */
export const getProductPrices = endpoint({
    method: 'GET',
    path: `${productsPath}/products/:productId/prices`,
    scope: productsScope,
    query: partQuery,
    handle: ({params: {productId}, query, world}): ShopperProductsTypes.PricesResult => ({
        productId,
        currency: 'USD',
        ...presentPrices(seen(world, productId, query))
    })
})

/** The promotions of a product alone. */
export const getProductPromotions = endpoint({
    method: 'GET',
    path: `${productsPath}/products/:productId/promotions`,
    scope: productsScope,
    query: partQuery,
    handle: ({params: {productId}, query, world}): ShopperProductsTypes.PromotionsResult => ({
        productId,
        ...presentPromotions(seen(world, productId, query))
    })
})
