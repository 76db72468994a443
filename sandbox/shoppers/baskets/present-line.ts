import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import type {AdditionalProductData, BasketLineCustomAttributes} from '@contract/baskets'
import type {CustomAttributes} from '../../core/custom-attributes'
import {dollars} from '../../core/money'
import {type Line, type SoldProduct, weeklyRate} from './basket'
import {lineCents, type Totals} from './totals'

/** The attributes that the server sets, whatever was sent: a shopper cannot set a price. [ENTITY-004] */
export const lineAttributes = ({product, quantity}: Line): BasketLineCustomAttributes => {
    const weekly = weeklyRate(product, quantity)
    return {
        c_racProductName: product.name,
        c_racProductRmsId: product.rmsId,
        c_racInventoryNumber: product.inventoryNumber,
        c_racProductRenewalRate: dollars(weekly),
        c_racProductTotalCostToOwn: dollars(weekly * product.terms),
        c_racProductCashPrice: dollars(product.cashCents),
        c_racProductTerms: product.terms,
        ...(product.delivery && {c_racProductEstimatedDelivery: product.delivery}),
        c_racProductStockStatus: product.stockStatus,
        c_racProductInventoryType: product.inventoryType,
        c_racProductCondition: product.condition,
        ...(product.isHomeStore !== undefined && {c_racIsHomeStore: product.isHomeStore}),
        c_racSpecialOrder: product.specialOrder,
        c_racExtendedAisleProduct: product.extendedAisle,
        c_isHighRisk: product.isHighRisk,
        c_isExclusive: product.isExclusive,
        c_additionalProductData: JSON.stringify(additionalData(product, quantity))
    }
}

const serverOwned: readonly (keyof BasketLineCustomAttributes)[] = [
    'c_racProductName',
    'c_racProductRmsId',
    'c_racInventoryNumber',
    'c_racProductRenewalRate',
    'c_racProductTotalCostToOwn',
    'c_racProductCashPrice',
    'c_racProductTerms',
    'c_racProductEstimatedDelivery',
    'c_racProductStockStatus',
    'c_racProductInventoryType',
    'c_racProductCondition',
    'c_racIsHomeStore',
    'c_racSpecialOrder',
    'c_racExtendedAisleProduct',
    'c_isHighRisk',
    'c_isExclusive',
    'c_additionalProductData'
]

/** The attributes that a shopper may set: all that the server does not. */
export const shopperAttributes = (custom: CustomAttributes): CustomAttributes =>
    Object.fromEntries(
        Object.entries(custom).filter(([name]) => !serverOwned.some((owned) => owned === name))
    )

/** [ENTITY-005] */
const additionalData = (product: SoldProduct, quantity: number): AdditionalProductData => {
    const isOutOfStock = !product.specialOrder && product.stockLevel < quantity
    return {
        name: product.name,
        brand: product.brand,
        category: product.category,
        superCategory: product.superCategory,
        vendor: product.vendor,
        primarySupplier: product.vendor,
        productType: product.productType,
        isBundled: product.isBundled,
        outOfStock: isOutOfStock,
        isOutOfStock,
        isSpecialOrderCheckout: product.specialOrder,
        productUrl: product.url,
        imageUrl: product.imageUrl,
        variationValues: product.variationValues,
        stockLevel: product.stockLevel
    }
}

type PresentedLine = ShopperBasketsTypes.ProductItem & BasketLineCustomAttributes

/** A line as responses have it. Its price is its weekly payment. */
export const presentLine = (line: Line, {afterDiscounts}: Totals): PresentedLine => {
    const price = dollars(lineCents(line))
    const {product, quantity, inventoryId, giftMessage} = line
    return {
        ...shopperAttributes(line.custom),
        ...lineAttributes(line),
        itemId: line.id,
        productId: product.id,
        productName: product.name,
        itemText: product.name,
        quantity,
        shipmentId: line.shipmentId,
        basePrice: dollars(weeklyRate(product, quantity)),
        price,
        priceAfterItemDiscount: price,
        priceAfterOrderDiscount: dollars(afterDiscounts.get(line) ?? lineCents(line)),
        adjustedTax: 0,
        tax: 0,
        taxBasis: price,
        taxClassId: 'standard',
        taxRate: 0,
        bonusProductLineItem: false,
        gift: line.gift,
        ...(giftMessage && {giftMessage}),
        ...(inventoryId && {inventoryId})
    }
}
