import type {Condition, DeliveryLabel, ProductTypeCode, StockStatus} from '@contract/product-search'
import {type Locale, defaultLocale} from '../core/locales'
import {storeOf} from '../stores/store'
import type {World} from '../world/world'
import {categoryNames} from './model/category'
import {
    findProduct,
    type InventoryType,
    inventoryTypeOf,
    isPriced,
    type PricedRow,
    priceFacts,
    type ProductRow,
    productUrl
} from './model/product'
import {wearOf} from './present/condition'
import {imageLink} from './present/images'
import {findModel, type Model} from './model/model'
import {representedOf, variantsAt} from './model/represented'
import {variationValues} from './model/variation-values'
import {type Tier, tieredCents} from './prices'
import {type Availability, availabilityAt} from './availability'

/** A product as a basket needs it, with the price and stock of one store. Money is cents. */
export type ProductForStore = {
    id: string
    name: string
    brand: string
    /** A master is not sold itself; it has the price and the stock of the variant that represents it. */
    type: ProductRow['role']
    weeklyCents: number
    /** The rate without the promotion. */
    listWeeklyCents: number
    terms: number
    totalCents: number
    cashCents: number
    /** Weekly rate from this quantity on; empty if the quantity does not matter. */
    tiers: Tier[]
    promotionId: string | undefined
    /** Empty for a special order [INV-001]. */
    inventoryType: InventoryType
    condition: Condition
    stockLevel: number
    stockStatus: StockStatus
    delivery: DeliveryLabel | undefined
    /** Absent for a special order [INV-006]. */
    isHomeStore: boolean | undefined
    specialOrder: boolean
    extendedAisle: boolean
    rmsId: string
    inventoryNumber: string
    /** Names in the shopper's language. */
    category: string
    superCategory: string
    categoryId: string
    vendor: string
    productType: ProductTypeCode
    isBundled: boolean
    isHighRisk: boolean
    isExclusive: boolean
    addOnRole: Model['addOnRole']
    url: string
    imageUrl: string
    variationValues: {name: string; value: string}[]
    orderable: boolean
    minOrderQuantity: number
    stepQuantity: number
}

/** A product at a store, or at the default one; undefined when there is no such product. */
export const productForStore = (
    world: World,
    productId: string,
    storeId: string | undefined,
    locale: Locale = defaultLocale
): ProductForStore | undefined => {
    const store = storeOf(world, storeId)
    const found = findProduct(world, productId, store.c_zoneID)
    if (!found) return undefined
    const model = findModel(world, found.modelNo, locale)
    const {isCarryout} = model
    const row = isPriced(found)
        ? found
        : representedOf(variantsAt(world, found, {store, isCarryout}))?.row
    if (!row) return undefined
    const availability = availabilityAt(world, {...row, isCarryout}, store)
    return {
        ...aboutModel(world, model, locale),
        ...aboutProduct(found, model),
        ...priced(row, model),
        ...stocked(row, availability),
        orderable: found.role !== 'master' && availability.level > 0,
        variationValues: variationValues(world, found, locale)
    }
}

const aboutModel = (world: World, model: Model, locale: Locale) => ({
    name: model.name,
    brand: model.brand,
    vendor: model.vendorId,
    isHighRisk: model.isHighRisk,
    isExclusive: model.isExclusive,
    addOnRole: model.addOnRole,
    categoryId: model.categoryId,
    ...categoryNames(world, model.categoryId, locale)
})

const aboutProduct = (row: ProductRow, model: Model) => ({
    id: row.id,
    type: row.role,
    condition: row.condition,
    rmsId: row.rmsId,
    inventoryNumber: row.inventoryNumber,
    productType: row.type,
    isBundled: row.role === 'bundle',
    url: productUrl(model, row.id),
    imageUrl: imageLink({
        design: model.design,
        colour: row.colour,
        view: 'front',
        seed: model.pictureSeed,
        wear: wearOf(row)
    })
})

const priced = (row: PricedRow, model: Model) => {
    const {weekly, list, terms, total, cash, promotional} = priceFacts(row)
    return {
        weeklyCents: weekly,
        listWeeklyCents: list,
        terms,
        totalCents: total,
        cashCents: cash,
        tiers: tieredCents(weekly, model.tiers),
        promotionId: promotional === undefined ? undefined : (model.promotionId ?? undefined)
    }
}

const stocked = (row: PricedRow, {level, status, delivery, isHomeStore, source}: Availability) => ({
    inventoryType: inventoryTypeOf(row),
    stockLevel: level,
    stockStatus: status,
    delivery,
    isHomeStore,
    specialOrder: source === 'SO_PRODUCT',
    extendedAisle: row.type === 'EA',
    minOrderQuantity: level > 0 ? 1 : 0,
    stepQuantity: 1
})
