import type {Condition, DeliveryLabel, StockStatus} from './product-search'

/**
 * Custom attributes of a basket line [ENTITY-004, ENTITY-006]. The server fills them from the product and the basket's
 * store (c_storeId) when a line is added, so a shopper cannot set a price.
 */
export type BasketLineCustomAttributes = {
    c_racProductName?: string
    c_racProductRmsId?: string
    c_racInventoryNumber?: string
    c_racProductRenewalRate?: number
    c_racProductTotalCostToOwn?: number
    c_racProductCashPrice?: number
    c_racProductTerms?: number
    c_racProductEstimatedDelivery?: DeliveryLabel
    c_racProductStockStatus?: StockStatus
    c_racProductInventoryType?: 'NEW' | 'USED' | ''
    c_racProductCondition?: Condition
    c_racIsHomeStore?: boolean
    c_racSpecialOrder?: boolean
    c_racExtendedAisleProduct?: boolean
    c_racSelectedRentalPaymentOption?: 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY' | 'MONTHLY'
    c_racBenefitPlusProduct?: boolean
    c_isHighRisk?: boolean
    c_isExclusive?: boolean
    itemWthNoExistingApproval?: boolean
    c_isAddonPrimaryLineItem?: boolean
    c_isAddonLineItemChild?: boolean
    c_racBundledProduct?: string
    c_racBundleProductParentId?: string
    /** JSON of AdditionalProductData. */
    c_additionalProductData?: string
}

/** [ENTITY-005, ENTITY-007] */
export type AdditionalProductData = {
    name?: string
    brand?: string
    category?: string
    superCategory?: string
    vendor?: string
    primarySupplier?: string
    productType?: string
    isBundled?: boolean
    outOfStock?: boolean
    isOutOfStock?: boolean
    isSpecialOrderCheckout?: boolean
    /** Path, picture and chosen variation values of the line, so that a cart needs no second call. */
    productUrl?: string
    imageUrl?: string
    variationValues?: {name: string; value: string}[]
    stockLevel?: number
}

/** [ENTITY-008, ENTITY-009] The platform gives no productItems when there is none. */
export type BasketCustomAttributes = {
    /** The store that prices the basket; PATCH it to re-price every line. */
    c_storeId?: string
    c_isHighRiskFlow?: boolean
    c_customerDEApproval?: string
    c_sessionAlive?: number
    c_customerSessionTrackingID?: string
    c_customerId?: string
    c_isPrefill?: boolean
    /** What was found by the phone's number: kept locked, and never answered [D-26]. */
    c_payfoneResponse?: string
    c_dob?: string
    c_ssn?: string
    c_globalCustomerId?: string
    c_promoApplied?: boolean
    c_promoCode?: string
    c_ldwSelected?: boolean
    c_benefitsPlusSelected?: boolean
    /** The signed agreements that its order is for, each in one order only: else 409 `agreement-already-ordered`. */
    c_agreementIds?: string[]
    /** What the shopper saw of the order's total, in dollars: another one is not booked, but 409 `order-changed` [D-28]. */
    c_shownTotal?: number
}
