import * as z from 'zod/mini'
import {wholeRentPrice} from '@app/domain/prices/pricing'
import type {ProductType} from '@app/domain/catalogue/product'
import {choiceText} from '@app/domain/catalogue/variation-choice'
import {
    deliveryLabelFrom,
    geoStatus,
    inventorySource,
    inventoryTypeFrom,
    stockStatus
} from '@app/domain/prices/stock'
import {anyText, readAnswer} from '../answer'
import {cents, flag, list, number, record, text, texts, type UnknownRecord} from '../json'
import type {Availability, ListedProduct, Offer, Picture, ProductDetail} from './product'
import {
    conditionOf,
    inventorySourceFrom,
    pathFromUrl,
    productPath,
    statusFrom
} from './product-fields'
import {hasAddOnPrice, toProductPrice, toTiers} from './to-product-price'
import {toPicture} from './to-tile'
import {toVariants, toVariations} from './to-variations'

const types = new Map<string | undefined, ProductType>([
    ['RAC', 'own'],
    ['EA', 'extended-aisle'],
    ['SpecialOrder', 'special-order'],
    ['Bundle', 'bundle']
])

/** The product type for a code [INV-021]; for an unknown code one of the retailer's own products. */
export const productTypeOf = (code: unknown): ProductType => types.get(text(code)) ?? 'own'

/** Stock and delivery of a product at the shopper's store. */
export const toAvailability = (product: UnknownRecord): Availability => {
    const geo = geoStatus(flag(product.c_racIsHomeStore))
    const extendedAisle =
        flag(product.c_racExtendedAisleProduct) ??
        productTypeOf(product.c_productType) === 'extended-aisle'
    const stockLevel = number(record(product.inventory).stockLevel)
    const label = text(product.c_racProductEstimatedDelivery) ?? text(product.c_SpecialOrderED)
    return {
        stock: stockStatus({
            rmsId: text(product.c_racProductRmsId),
            inventoryType: inventoryTypeFrom(text(product.c_racProductInventoryType)),
            status: statusFrom(text(product.c_racProductStockStatus)),
            stockLevel,
            markedOutOfStock: flag(product.c_outOfStock)
        }),
        geo,
        source:
            inventorySourceFrom(text(product.c_racInventorySource)) ??
            inventorySource({extendedAisle, geoStatus: geo}),
        delivery: deliveryLabelFrom(label) ?? null,
        stockLevel: stockLevel ?? null
    }
}

const picturesIn = (group: UnknownRecord | undefined): Picture[] =>
    list(group?.images).flatMap((image) => toPicture(image) ?? [])

const toPictures = (groups: unknown): Picture[] => {
    const large = list(groups).map(record)
    return picturesIn(large.find(({viewType}) => viewType === 'large') ?? large[0])
}

/** The large pictures of each value that has some of its own. */
const toPicturesOf = (groups: unknown): ProductDetail['picturesOf'] =>
    Object.fromEntries(
        list(groups).flatMap((raw) => {
            const group = record(raw)
            const {id: rawId, values} = record(list(group.variationAttributes)[0])
            const [id, value] = [text(rawId), text(record(list(values)[0]).value)]
            if (group.viewType !== 'large' || id === undefined || value === undefined) return []
            return [[choiceText(id, value), picturesIn(group)]]
        })
    )

/** An offer of the same model; a variant is bought through the offer of its master. */
const toOffer = (raw: unknown, currentIds: readonly (string | undefined)[]): Offer[] => {
    const offer = record(raw)
    const [productId, path] = [text(offer.productId), pathFromUrl(offer.c_ProductUrl)]
    const price = wholeRentPrice({
        weekly: cents(offer.weeklyPrice),
        terms: number(offer.terms),
        totalCostToOwn: cents(offer.totalCostToOwn),
        cashPrice: cents(offer.cashPrice),
        condition: conditionOf(offer.condition, offer.inventoryType)
    })
    if (productId === undefined || path === undefined || !price) return []
    return [
        {
            productId,
            path,
            price,
            stock: stockStatus({
                rmsId: productId,
                inventoryType: inventoryTypeFrom(text(offer.inventoryType)),
                status: statusFrom(text(offer.stockStatus))
            }),
            delivery: deliveryLabelFrom(text(offer.estimatedDelivery)) ?? null,
            current: currentIds.includes(productId)
        }
    ]
}

const toSpecifications = (raw: unknown): ProductDetail['specifications'] =>
    list(raw).flatMap((pair) => {
        const [label, value] = [text(record(pair).label), text(record(pair).value)]
        return label === undefined || value === undefined ? [] : [{label, value}]
    })

const ProductAnswer = z.looseObject({id: anyText, name: anyText})

/** A product but for its description. Throws a CommerceError 'garbled' if the response is no product. */
export const toProduct = (raw: unknown): ListedProduct => {
    const product = readAnswer(ProductAnswer, raw)
    const {id, name} = product
    const masterId = text(record(product.master).masterId)
    const currentIds = [id, masterId]
    const variations = toVariations(product)
    const variants = toVariants(product)
    return {
        id,
        name,
        brand: text(product.brand) ?? text(product.c_productBrandCatDisplayName) ?? null,
        path: productPath(product.c_ProductUrl, id),
        categoryId: text(product.primaryCategoryId) ?? null,
        images: toPictures(product.imageGroups),
        price: toProductPrice(product),
        tiers: toTiers(product.tieredPrices),
        addOn: flag(product.c_isAddonLineItemChild) ?? false,
        addOnPrice: hasAddOnPrice(product.c_racPricebooks),
        bundled: productTypeOf(product.c_productType) === 'bundle',
        bundleItems: list(product.bundledProducts).flatMap((item) => text(record(item).id) ?? []),
        inventoryType: inventoryTypeFrom(text(product.c_racProductInventoryType)) ?? null,
        badges: texts(product.c_applicableBadges),
        availability: toAvailability(product),
        quantity: {
            minimum: number(product.minOrderQuantity) ?? 1,
            step: number(product.stepQuantity) ?? 1
        },
        variations,
        variants,
        picturesOf: variants.length > 0 ? toPicturesOf(product.imageGroups) : {},
        groupId: variations.length > 0 ? (masterId ?? id) : null,
        offers: list(product.c_racOffers).flatMap((offer) => toOffer(offer, currentIds)),
        specifications: toSpecifications(product.c_racSpecifications),
        recommendations: texts(product.c_racRecommendations),
        earlyPurchaseSavePercent: number(product.c_racEarlyPurchaseSavePercent) ?? null,
        rmsId: text(product.c_racProductRmsId) ?? null
    }
}
