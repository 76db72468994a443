import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../core/endpoint'
import {flag, list, localeOf, siteQuery} from '../core/query-values'
import {notFound} from '../core/response'
import {storeOf} from '../stores/store'
import type {World} from '../world/world'
import {findProduct} from './model/product'
import {presentImages} from './present/images'
import {presentProduct} from './present/present-product'
import {presentPrices, presentPromotions} from './present/prices'
import {
    type Expansion,
    expansions,
    type ProductView,
    type ProductViewOptions,
    viewOf
} from './present/product-view'
import {selected} from './property-selection'

/** Comma-separated names without duplicates; unknown names are refused. */
export const namesOf = <const Name extends string>(names: readonly Name[]) =>
    list(names.length * 2).pipe(z.array(z.enum(names)))

export const currency = z.enum(['USD', 'N/A']).optional()

const imageTypes = z.string().max(50).optional()

/** The query of getProduct and getProducts, with the retailer's store. */
export const productQuery = siteQuery.extend({
    expand: namesOf(expansions).optional(),
    allImages: flag.default(false),
    imgTypes: imageTypes,
    perPricebook: flag.default(false),
    inventoryIds: list(5).default([]),
    select: z.string().optional(),
    currency,
    c_store_id: z.string().max(64).optional()
})

/** Everything but the page's tags, which must be requested. */
const usual = new Set(expansions.filter((name) => name !== 'page_meta_tags'))

const expansionsOf = (requested: readonly Expansion[] | undefined): ReadonlySet<Expansion> => {
    if (!requested) return usual
    return new Set(requested.includes('none') ? [] : requested)
}

export const productViewOptionsOf = (
    world: World,
    query: z.output<typeof productQuery>
): ProductViewOptions => ({
    store: storeOf(world, query.c_store_id),
    locale: localeOf(query),
    expand: expansionsOf(query.expand),
    allImages: query.allImages,
    imageTypes: query.imgTypes === undefined ? undefined : typesIn(query.imgTypes),
    perPricebook: query.perPricebook,
    inventoryIds: query.inventoryIds
})

/** 'large:2,small' as two large pictures and all small ones. */
export const typesIn = (text: string): ReadonlyMap<string, number> =>
    new Map(
        text.split(',').map((part) => {
            const [type = '', count] = part.split(':')
            return [type.trim(), count === undefined ? Infinity : Number(count) || 0]
        })
    )

export const productsPath = '/product/shopper-products/v1/organizations/:organizationId'
export const productsScope = 'sfcc.shopper-products'

/** A product with the prices, stock and delivery of a store [API-057]. */
export const getProduct = endpoint({
    method: 'GET',
    path: `${productsPath}/products/:id`,
    scope: productsScope,
    query: productQuery,

    handle({params: {id}, query, world}) {
        const wish = productViewOptionsOf(world, query)
        const row = findProduct(world, id, wish.store.c_zoneID)
        const view = row && viewOf(world, row, wish)
        return selected(presentProduct(view ?? notFound('product', id)), query.select)
    }
})

const mostIds = 24

/** Products in the order of the requested ids; unknown ones are left out [API-058]. */
export const getProducts = endpoint({
    method: 'GET',
    path: `${productsPath}/products`,
    scope: productsScope,
    query: productQuery.extend({ids: list(mostIds, 100)}),

    handle({query, world}) {
        const wish = productViewOptionsOf(world, query)
        const data = query.ids.flatMap((id) => {
            const row = findProduct(world, id, wish.store.c_zoneID)
            const view = row && viewOf(world, row, wish)
            return view ? [presentProduct(view)] : []
        })
        const result: ShopperProductsTypes.ProductResult = {
            limit: query.ids.length,
            data,
            total: data.length
        }
        return selected(result, query.select)
    }
})

const storeId = z.string().max(64).optional()
const partQuery = siteQuery.extend({currency, c_store_id: storeId})

type PartQuery = {locale?: z.output<typeof siteQuery>['locale']; c_store_id?: string | undefined}

const productViewFor = (
    world: World,
    productId: string,
    query: PartQuery,
    wish: Partial<ProductViewOptions> = {}
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

/** Only the pictures of a product. */
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
            productViewFor(world, productId, query, {
                allImages: query.allImages,
                imageTypes: query.imgTypes === undefined ? undefined : typesIn(query.imgTypes)
            })
        )
    })
})

/** Only the prices of a product, with each price book's. */
export const getProductPrices = endpoint({
    method: 'GET',
    path: `${productsPath}/products/:productId/prices`,
    scope: productsScope,
    query: partQuery,
    handle: ({params: {productId}, query, world}): ShopperProductsTypes.PricesResult => ({
        productId,
        currency: 'USD',
        ...presentPrices(productViewFor(world, productId, query))
    })
})

/** Only the promotions of a product. */
export const getProductPromotions = endpoint({
    method: 'GET',
    path: `${productsPath}/products/:productId/promotions`,
    scope: productsScope,
    query: partQuery,
    handle: ({params: {productId}, query, world}): ShopperProductsTypes.PromotionsResult => ({
        productId,
        ...presentPromotions(productViewFor(world, productId, query))
    })
})
