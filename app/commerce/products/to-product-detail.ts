import {wholeRentPrice} from '@app/domain/pricing/rent-price'
import {deliveryLabelFrom} from '@app/domain/stock/delivery-label'
import {inventoryTypeFrom} from '@app/domain/stock/inventory-type'
import {stockStatus} from '@app/domain/stock/stock-status'
import {sanitiseHtml} from '@app/lib/safety/sanitise-html'
import {cents, flag, list, number, record, text, texts, type Unread} from '../reading'
import {CommerceError} from '../commerce-error'
import {conditionOf} from './fields/condition-of'
import {pathFromUrl, productPath} from './fields/product-path'
import {productTypeOf} from './fields/product-type-of'
import {statusFrom} from './fields/stock-codes'
import type {Offer, Picture, ProductDetail} from './product'
import {toAvailability} from './fields/to-availability'
import {hasAddOnPrice, toProductPrice, toTiers} from './to-product-price'
import {toPicture} from './to-tile'
import {toVariations} from './fields/to-variations'

const toPictures = (groups: unknown): Picture[] => {
    const large = list(groups).map(record)
    const group = large.find(({viewType}) => viewType === 'large') ?? large[0]
    return list(group?.images).flatMap((image) => toPicture(image) ?? [])
}

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

const needed = (product: Unread): {id: string; name: string} => {
    const [id, name] = [text(product.id), text(product.name)]
    if (id === undefined || name === undefined)
        throw new CommerceError({status: 502, code: 'garbled'})
    return {id, name}
}

/** A product as its page shows it. Throws a CommerceError 'garbled' where the answer is no product. */
export const toProductDetail = (raw: unknown): ProductDetail => {
    const product = record(raw)
    const {id, name} = needed(product)
    const currentIds = [id, text(record(product.master).masterId)]
    return {
        id,
        name,
        brand: text(product.brand) ?? text(product.c_productBrandCatDisplayName) ?? null,
        path: productPath(product.c_ProductUrl, id),
        categoryId: text(product.primaryCategoryId) ?? null,
        description: sanitiseHtml(
            text(product.longDescription) ?? text(product.shortDescription) ?? ''
        ),
        images: toPictures(product.imageGroups),
        price: toProductPrice(product),
        tiers: toTiers(product.tieredPrices),
        addOn: flag(product.c_isAddonLineItemChild) ?? false,
        addOnPrice: hasAddOnPrice(product.c_racPricebooks),
        bundled: productTypeOf(product.c_productType) === 'bundle',
        inventoryType: inventoryTypeFrom(text(product.c_racProductInventoryType)) ?? null,
        badges: texts(product.c_applicableBadges),
        availability: toAvailability(product),
        quantity: {
            minimum: number(product.minOrderQuantity) ?? 1,
            step: number(product.stepQuantity) ?? 1
        },
        variations: toVariations(product),
        offers: list(product.c_racOffers).flatMap((offer) => toOffer(offer, currentIds)),
        specifications: toSpecifications(product.c_racSpecifications),
        recommendations: texts(product.c_racRecommendations),
        earlyPurchaseSavePercent: number(product.c_racEarlyPurchaseSavePercent) ?? null,
        rmsId: text(product.c_racProductRmsId) ?? null
    }
}
