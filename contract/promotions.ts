/** A promotion that may be used at a store today [ENTITY-023]. */
export type StorePromotion = {
    /** What a shopper types in; none for one that applies by itself. */
    promotionCode?: string
    promoID: string
    name?: string
    calloutMsg?: string
    details?: string
    /** Only for customers who have paid an agreement in full (G-56). */
    pif?: boolean
    /** The stores where it is not valid. */
    restrictedStores?: string[]
    /** Its last day, YYYY-MM-DD. */
    endDate?: string
    /** Where its tile leads instead of applying it [PROMO-005]. */
    link?: string
}

/** GET /custom/get-promotions-store/v1/organizations/{org}/getpromotionsrac?c_store_id&c_customer_id&c_isRegistered [API-015] */
export type StorePromotionsAnswer = {PromoObj: StorePromotion[]}
