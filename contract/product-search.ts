/** POST /custom/product/v1/organizations/{organizationId}/search?siteId&locale [API-007, API-009…011, ENTITY-001] */
export type ProductSearchRequest = {
    /** What the search function is given [API-009]. */
    refine?: string[]
    isSearch?: boolean
    sort?: SortCode
    offset?: number
    limit?: number
    customer?: string
    query?: string
    cat?: string
    pcat?: string
    /** Category id whose products, those of its descendants included, are wanted. */
    category?: string
    filters?: SearchFilter[]
    /** The store that prices and stock are of; one id. */
    storeIds?: string[]
    isBrandPLP?: boolean
    categoryData?: unknown
    /** Products that cost at most this a week, in dollars (approval-based listing, G-13). */
    maxWeeklyPrice?: number
    /** What is added on the wire [API-010]; both sets are sent (C-15). */
    languageCodes?: LanguageCode[]
    orderBy?: SortCode
    pageSize?: number
    requestMode?: 'LIVE'
    visitorId?: string
}

/** A language and a country in capitals, as `EN_US`. */
export type LanguageCode = `${string}_${string}`

/** [PLP-008] */
export type SortCode =
    'AVAILABILITY' | 'PRICE_LOW_TO_HIGH' | 'PRICE_HIGH_TO_LOW' | 'MOST_POPULAR' | 'RELEVANCE'

/** One attribute and the values that pass; `value` is the same as a list of one. */
export type SearchFilter = {key: string; value?: string; values?: string[]}

export type ProductSearchAnswer = {
    totalSize?: number
    attributionToken?: string
    /** Where a query leads instead of to results; relative path or absolute address. */
    redirectUri?: string
    results?: ProductTile[]
    facets?: Facet[]
}

/** Values come with the number of hits that choosing them gives; chosen ones are included. */
export type Facet = {
    /** For example brand, color, type, condition, price, availability, clearance, offers. */
    key: string
    label: string
    values: {value: string; label: string; count: number; selected?: boolean}[]
}

/** [ENTITY-025] One hit, priced and stocked for the store of the request. */
export type ProductTile = {
    productId: string
    productName: string
    brand?: string
    /** Path of the product page (the product's c_ProductUrl). */
    c_ProductUrl?: string
    image?: {link: string; alt: string}
    /** A second view, shown on hover. */
    alternateImage?: {link: string; alt: string}
    priceInfo?: TilePriceInfo
    inventories?: TileInventory[]
    c_vendorID?: string
    c_productType?: ProductTypeCode
    c_applicableBadges?: string[]
    primaryCategoryId?: string
    representedProduct?: {id: string}
    /** Colour choices, for swatches. */
    variants?: {productId: string; color?: string; colorHex?: string}[]
}

/** Not to be confused with the pricebook's priceInfo (C-18). Dollars. */
export type TilePriceInfo = {
    weeklyPrice?: number
    biWeeklyPrice?: number
    semiMonthlyPrice?: number
    monthlyPrice?: number
    oldWeeklyPrice?: number
    oldBiWeeklyPrice?: number
    oldSemiMonthlyPrice?: number
    oldMonthlyPrice?: number
    weeklyPercentageDiscount?: number
    biWeeklyPercentageDiscount?: number
    semiMonthlyPercentageDiscount?: number
    monthlyPercentageDiscount?: number
    /** Since when the old price is online, YYYY-MM-DD [PRICE-007]. */
    oldPriceOnlineFrom?: string
    /** Number of weekly payments until the item is owned. */
    terms?: number
    totalCostToOwn?: number
    cashPrice?: number
}

export type TileInventory = {
    storeId?: string
    source?: InventorySource
    attributes: {
        /** The retailer's product type code. */
        grsPdType?: ProductTypeCode
        clearance?: boolean
        offers?: boolean
        addOnPriceEnabled?: boolean
        promoIcons?: string[]
        inventoryType?: 'NEW' | 'USED'
        condition?: Condition
        estimatedDelivery?: DeliveryLabel
        stockStatus?: StockStatus
        stockLevel?: number
    }
}

/** [INV-010…013] */
export type InventorySource =
    'INVENTORY_PRODUCT' | 'INV_GEO_POOL_PRODUCT' | 'SO_PRODUCT' | 'EA_PRODUCT'
/** [INV-021] */
export type ProductTypeCode = 'RAC' | 'EA' | 'SpecialOrder' | 'Bundle'
/** [INV-024] */
export type Condition =
    'New' | 'Previously Rented - Fair' | 'Previously Rented - Good' | 'Previously Rented - Great'
/** [INV-025] */
export type DeliveryLabel = 'Carryout' | '1-3 Days' | '1-2 Weeks' | '1-6 Weeks' | '3-7 Days'
/** Empty for a special order [INV-001]. */
export type StockStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | ''
