import type {
    Condition,
    DeliveryLabel,
    InventorySource,
    ProductTypeCode,
    StockStatus
} from './product-search'

/**
 * Custom attributes of a product of Shopper Products [ENTITY-002, ENTITY-003].
 * GET products/{id} and products?ids take the custom query parameter `c_store_id`: prices, stock and delivery are that
 * store's. Without it they are those of the store nearest to the default zip 90210.
 */
export type ProductCustomAttributes = {
    /** Path of the product page, /p/{slug}/{productId}. */
    c_ProductUrl?: string
    c_productBrandCatDisplayName?: string
    c_vendorID?: string
    c_productType?: ProductTypeCode
    c_isHighRisk?: boolean
    c_isExclusive?: boolean
    c_outOfStock?: boolean
    /** Estimated delivery of a special order. */
    c_SpecialOrderED?: string
    c_applicableBadges?: string[]
    c_racProductRmsId?: string
    /** 'new' or 'used' in any letter case; empty for a special order [INV-001, INV-022]. */
    c_racProductInventoryType?: string
    c_racProductCondition?: Condition
    c_racInventoryNumber?: string
    /** Weekly rate, total cost to own and cash price, decimal dollars. */
    c_racProductRenewalRate?: number
    c_racProductTotalCostToOwn?: number
    c_racProductCashPrice?: number
    /** Number of weekly payments. */
    c_racProductTerms?: number
    c_racProductStockStatus?: StockStatus
    c_racProductEstimatedDelivery?: DeliveryLabel
    /** Yes or No; absent for a special order [INV-006]. */
    c_racIsHomeStore?: boolean
    c_racInventorySource?: InventorySource
    c_racExtendedAisleProduct?: boolean
    /** Early purchase: percent of the remaining cost that is saved when it is bought early. */
    c_racEarlyPurchaseSavePercent?: number
    c_racBundledProduct?: string
    c_isAddonPrimaryLineItem?: boolean
    c_isAddonLineItemChild?: boolean
    /** Every price book that applies at the store [ENTITY-024]. */
    c_racPricebooks?: PricebookPrice[]
    /** The same model in its other conditions, this one included. */
    c_racOffers?: ProductOffer[]
    /** Ids of what goes with it. */
    c_racRecommendations?: string[]
    /** Label and value pairs: size, power, warranty. */
    c_racSpecifications?: {label: string; value: string}[]
}

/** [ENTITY-024] A weekly price; dollars. */
export type PricebookPrice = {
    pricebookID: string
    price: number
    priceInfo: {
        terms: number
        addOnRate?: number
        wasPrice?: {amount: number; terms: number; onlineFrom: string}
    }
}

export type ProductOffer = {
    productId: string
    c_ProductUrl: string
    /** Missing for what is ordered specially. */
    inventoryType?: 'NEW' | 'USED'
    condition: Condition
    weeklyPrice: number
    terms: number
    totalCostToOwn: number
    cashPrice: number
    stockStatus: StockStatus
    estimatedDelivery: DeliveryLabel
}
