/** GET /custom/custom-prefs/v1/organizations/{organizationId}/getcustompreferences?siteId&locale&c_prefs=a,b [API-014] */
export type CustomPreferencesAnswer = {customPreferences?: Record<string, unknown>}

/** Preferences the storefront asks for by id, and their values. */
export type CustomPreferences = {
    frequentSearches?: string[]
    autoAssignStoreEnabled?: boolean
    autoAssignStoreParams?: {maxDistance: number; countryCode: string}
    restrictedNavCategories?: string[]
    checkoutSessionTimeout?: number
    AccountSessionTimeout?: number
    basketRefreshTime?: number
    interstitialEngineEnabled?: boolean
    /** Paths on which the dialog for deals is not shown [CONFIG-006]. */
    excludedPages?: string[]
    /** After how many seconds the dialog for deals is shown on the home page, and on others [CONFIG-012]. */
    signUpDealsHomeDelay?: number
    signUpDealsOtherDelay?: number
    /** The page with the card form, for a frame [CONFIG-007]. */
    creditCardIframeURL?: string
    /** Addresses of other companies' scripts [CONFIG-004, CONFIG-008…011]; only two names are given, one spelt so. */
    optimizelyTrackingURL?: string
    optimizelyRecommendationURL?: string
    crazyEggScripUrl?: string
    qmScriptURL?: string
    feedbackSurveyEnabled?: boolean
    feedbackSurveyURL?: string
    zetaEnabled?: boolean
    zetaScriptURL?: string
    /** Salesforce's messaging, by which shoppers chat with a salesperson [CHAT-005]. */
    sfChat_enabled?: boolean
    sfChat_scriptURL?: string
    sfChat_siteURL?: string
    sfChat_messagingURL?: string
    sfChat_organizationId?: string
    sfChat_deployment?: string
    /** Whether the pages that are logged [ANALYTICS-022]. */
    visitedUrlLogEnabled?: boolean
}

/** GET /custom/cache-get-token/v1/organizations/{organizationId}/getcachetokenrac?siteId&locale&c_refresh [API-062] */
export type CacheTokenAnswer = {access_token: string; expires_in: number}
