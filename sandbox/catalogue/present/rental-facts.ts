import type {Condition} from '@contract/product-search'
import type {PricebookPrice, ProductCustomAttributes, ProductOffer} from '@contract/products'
import {dollars, inventoryTypeOf, priceFacts, productsOfModel, productUrl} from '../model/product'
import {nearness, type Offered} from '../model/represented'
import {promotionNamed} from '../model/promotion'
import {viewOf, type ProductView} from './product-view'

/** The retailer's own attributes of a product at a store [ENTITY-002] [ENTITY-003]. */
export const rentalFacts = (view: ProductView): ProductCustomAttributes => ({
    ...aboutModel(view),
    ...aboutProduct(view),
    ...aboutPrice(view),
    ...aboutStock(view.shown),
    c_racOffers: offersOf(view)
})

const aboutModel = ({model, row}: ProductView) => ({
    c_ProductUrl: productUrl(model, row.id),
    c_productBrandCatDisplayName: model.brand,
    c_vendorID: model.vendorId,
    c_isHighRisk: model.isHighRisk,
    c_isExclusive: model.isExclusive,
    c_applicableBadges: badgesOf(model.badges, row),
    c_isAddonPrimaryLineItem: model.addOnRole === 'primary',
    c_isAddonLineItemChild: model.addOnRole === 'child',
    c_racEarlyPurchaseSavePercent: model.earlyPurchasePercent,
    c_racRecommendations: model.recommendations,
    c_racSpecifications: model.specifications
})

/** A previously rented item is no new arrival; clearance is shown per item. */
export const badgesOf = (badges: readonly string[], row: {role: string; clearance: number}) => [
    ...badges.filter((badge) => badge !== 'new-arrival' || row.role !== 'used'),
    ...(row.clearance ? ['clearance'] : [])
]

const aboutProduct = ({row}: ProductView) => ({
    c_productType: row.type,
    c_racProductRmsId: row.rmsId,
    c_racInventoryNumber: row.inventoryNumber,
    c_racProductInventoryType: inventoryTypeOf(row),
    c_racProductCondition: row.condition,
    c_racExtendedAisleProduct: row.type === 'EA',
    ...(row.role === 'bundle' && {c_racBundledProduct: row.id})
})

const aboutPrice = ({world, shown, model, wish}: ProductView) => {
    const {weekly, terms, total, cash} = priceFacts(shown.row)
    return {
        c_racProductRenewalRate: dollars(weekly),
        c_racProductTerms: terms,
        c_racProductTotalCostToOwn: dollars(total),
        c_racProductCashPrice: dollars(cash),
        c_racPricebooks: pricebooks(shown, {
            zone: wish.store.c_zoneID,
            addOnPercent: model.addOnPercent,
            promotionStart: model.promotionId
                ? promotionNamed(world, model.promotionId)?.startsOn
                : undefined
        })
    }
}

export const listPricebook = (zone: string) => `homeward-zone-${zone}`
export const salePricebook = (zone: string) => `homeward-sale-zone-${zone}`

type Book = {zone: string; addOnPercent: number | null; promotionStart: string | undefined}

/** The zone's price book; above it the sale's, in which the zone's price is the old one. */
const pricebooks = (
    {row}: Offered,
    {zone, addOnPercent, promotionStart}: Book
): PricebookPrice[] => {
    const {list, terms, promotional, was} = priceFacts(row)
    const standard: PricebookPrice = {
        pricebookID: listPricebook(zone),
        price: dollars(list),
        priceInfo: {
            terms,
            ...(addOnPercent !== null && {
                addOnRate: dollars(Math.round((list * (100 - addOnPercent)) / 100))
            }),
            ...(was && {
                wasPrice: {amount: dollars(was.cents), terms: was.terms, onlineFrom: was.from}
            })
        }
    }
    if (promotional === undefined || !promotionStart) return [standard]
    const wasPrice = {amount: dollars(list), terms, onlineFrom: promotionStart}
    const sale = {
        pricebookID: salePricebook(zone),
        price: dollars(promotional),
        priceInfo: {terms, wasPrice}
    }
    return [standard, sale]
}

const aboutStock = ({row, availability}: Offered): ProductCustomAttributes => {
    const {source, status, delivery, isHomeStore, level} = availability
    return {
        c_outOfStock: level === 0,
        c_racProductStockStatus: status,
        ...(delivery && {c_racProductEstimatedDelivery: delivery}),
        ...(isHomeStore !== undefined && {c_racIsHomeStore: isHomeStore}),
        ...(source && {c_racInventorySource: source}),
        ...(row.type === 'SpecialOrder' && delivery && {c_SpecialOrderED: delivery})
    }
}

/** The same model new and previously rented, best condition first. */
const offersOf = ({world, row, wish}: ProductView): ProductOffer[] =>
    productsOfModel(world, row.modelNo, wish.store.c_zoneID)
        .filter(({role}) => role !== 'variant')
        .flatMap((one) => viewOf(world, one, wish) ?? [])
        .map(asOffer)
        .sort((one, other) => grade[one.condition] - grade[other.condition])

const grade: Record<Condition, number> = {
    New: 0,
    'Previously Rented - Great': 1,
    'Previously Rented - Good': 2,
    'Previously Rented - Fair': 3
}

const asOffer = ({row, model, shown}: ProductView): ProductOffer => {
    const {weekly, terms, total, cash} = priceFacts(shown.row)
    const {status, delivery} = shown.availability
    return {
        productId: row.id,
        c_ProductUrl: productUrl(model, row.id),
        ...(row.type !== 'SpecialOrder' && {
            inventoryType: row.role === 'used' ? 'USED' : 'NEW'
        }),
        condition: row.condition,
        weeklyPrice: dollars(weekly),
        terms,
        totalCostToOwn: dollars(total),
        cashPrice: dollars(cash),
        stockStatus: status,
        estimatedDelivery:
            nearness(shown.availability) > 3 ? '1-6 Weeks' : (delivery ?? '1-6 Weeks')
    }
}
