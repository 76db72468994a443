import * as z from 'zod/mini'
import {addOnMessage} from '@app/domain/prices/discount'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'
import {
    type ListedProduct,
    type Offer,
    openChoice,
    type ProductDetail,
    type Tile,
    wasPriceFilter,
    type WishedProduct
} from './product'

/** The query parameters for one product or several: pictures, price books, and a store's prices and stock [API-057, D-02]. */
export const productParameters = (storeId: string | undefined) => ({
    allImages: true,
    perPricebook: true,
    expand: 'availability,links,promotions,options,images,prices,variations,bundled_products',
    c_store_id: storeId
})

/**
 * The offer that stands for the product of the page gets that product's own price and stock: a variant may differ from
 * its master.
 */
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
): Query<ProductDetail> => ({
    key: ['product', id, storeId ?? null],
    // [CONST-008, CONST-009]
    staleTime: 120_000,
    retries: 2,
    fetch: async () => {
        const [answer, {toProductDetail}] = await Promise.all([
            commerce.fetch({
                path: `/product/shopper-products/v1/organizations/{org}/products/${encodeURIComponent(id)}`,
                query: productParameters(storeId)
            }),
            // The first page of a visit has its data in the HTML: browsers load the sanitiser only when they fetch.
            import('./to-product-detail')
        ])
        return withCurrentOffer(wasPriceFilter(commerce)(toProductDetail(answer)))
    }
})

/** The most ids that the platform accepts in one call (G-05). */
export const mostIds = 24

/** A product as a list shows it. */
const asTile = (product: ListedProduct): Tile => {
    const {id, name, brand, path, images, price, badges, availability} = product
    const addOn = addOnMessage(product)
    const [image = null, alternateImage = null] = images.map(({link}) => ({link}))
    return {
        id,
        name,
        brand,
        path,
        image,
        alternateImage,
        price,
        badges,
        stock: availability.stock,
        source: availability.source,
        delivery: availability.delivery,
        condition: price?.condition ?? 'new',
        colours: [],
        ...(addOn && {addOn})
    }
}

const inGroups = (ids: readonly string[]): string[][] =>
    Array.from({length: Math.ceil(ids.length / mostIds)}, (_, group) =>
        ids.slice(group * mostIds, (group + 1) * mostIds)
    )

/** Products by their ids; unknown ids are not on the list. */
export const ProductsAnswer = z.looseObject({data: anyList})

type ProductsAt = {ids: readonly string[]; storeId: string | undefined}

/**
 * Products in the order of their ids, each once; one without an id or a name is left out, so that it does not break the
 * whole list.
 */
const fetchProducts = async (
    commerce: Commerce,
    {ids, storeId}: ProductsAt
): Promise<ListedProduct[]> => {
    const wanted = [...new Set(ids)]
    const [{toProduct}, ...answers] = await Promise.all([
        import('./to-product'),
        ...inGroups(wanted).map((group) =>
            commerce.fetch({
                path: '/product/shopper-products/v1/organizations/{org}/products',
                query: {ids: group.join(','), ...productParameters(storeId)}
            })
        )
    ])
    const toListed = (raw: unknown): ListedProduct[] =>
        text(record(raw).id) && text(record(raw).name) ? [toProduct(raw)] : []
    const listed = answers.flatMap((answer) => readAnswer(ProductsAnswer, answer).data)
    const products = readItems(listed, toListed, commerce).map(wasPriceFilter(commerce))
    return wanted.flatMap((id) => products.find((product) => product.id === id) ?? [])
}

/** Products in the order of the given ids, each once, as lists show them [API-058]; unknown ids are left out. */
export const productsByIds = (commerce: Commerce, at: ProductsAt): Query<Tile[]> => ({
    key: ['products', at.ids, at.storeId ?? null],
    // [CONST-008, CONST-009]
    staleTime: 120_000,
    retries: 2,
    fetch: async () => (await fetchProducts(commerce, at)).map(asTile)
})

/** The products of a wish list, as the store prices and stocks them today; products that are no longer sold are left out. */
export const wishedProducts = (commerce: Commerce, at: ProductsAt): Query<WishedProduct[]> => ({
    key: ['wished-products', at.ids, at.storeId ?? null],
    staleTime: 120_000,
    retries: 2,
    fetch: async () =>
        (await fetchProducts(commerce, at)).map((product) => ({
            ...asTile(product),
            inventoryType: product.inventoryType,
            minimum: product.quantity.minimum,
            needsChoice: openChoice(product.variations) !== undefined
        }))
})
