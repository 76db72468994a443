/** Custom attributes of a store of Shopper Stores [ENTITY-014, ENTITY-015, STORE-067]. */
export type StoreCustomAttributes = {
    c_zipPrefix?: string
    c_zoneID?: string
    c_geopoolStores?: string[]
    c_fz_tagline?: string
    /** YYYY-MM-DD; a store whose day is past no longer sells online [STORE-035]. */
    c_storeEcommCloseDate?: string
    c_restrictedCategories?: string[]
    c_isStoreHighRisk?: boolean
    c_storeEnable?: boolean
    c_storeSelect?: boolean
    c_storeHide?: boolean
    c_preApprove?: boolean
    /** IANA name, for store hours and due dates. */
    c_timeZone?: string
    c_deliveryRadiusMiles?: number
    c_venmoEnabled?: boolean
    c_paypalEnabled?: boolean
    c_cashAppEnabled?: boolean
    c_googlePayEnabled?: boolean
    c_applePayEnabled?: boolean
    c_payfoneEnabled?: boolean
    c_depositAmount?: number
    /** Dollars with each online payment of each agreement. */
    c_processingFeeAmount?: number
    c_reservationEnabled?: boolean
    c_reservationPeriodDays?: number
    c_onlineReturnEnabled?: boolean
    c_deliveryTrackingEnabled?: boolean
    c_agreementEnabled?: boolean
    c_decisionEngineEnabled?: boolean
    c_identityVerificationEnabled?: boolean
    c_benefitsPlusType?: string
    c_ldwEnabled?: boolean
    /** Dollars a week for each piece. */
    c_ldwWeeklyRate?: number
    /** Dollars a week for the renter. */
    c_benefitsPlusWeeklyRate?: number
    c_epoEnabled?: boolean
    c_extendedAisleEnabled?: boolean
    c_hubStore?: boolean
    c_merchantId?: string
    c_specialsFrom?: string
    c_specialsTo?: string
    c_inventoryPromoEnabled?: boolean
    c_isRAFPromoAvailable?: boolean
    /** False where the shopper may not invite, although the store would allow it. */
    c_isRAFPromoEligible?: boolean
    c_rafPromoCode?: string
    c_rafPromoDescription?: string
    /** The content page whose banner the home page shows; `main-banner` without one [CONTENT-038]. */
    c_mainBannerPageId?: string
    /** The content page of the footer; `footer` without one. */
    c_footerPageId?: string
    /** The content asset with more links for the menu; `menuAdditionalLinks` without one. */
    c_menuLinksAssetId?: string
}
