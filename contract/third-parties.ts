/** POST /custom/sign-up-for-deals/v1/organizations/{org}/signup [API-040, ENTITY-028] */
export type DealsSignUpRequest = {
    email?: string
    phone?: string
    optIn?: '1' | '0'
    /** Which text was agreed to, and in which language (D-32). */
    consentVersion?: string
    locale?: string
}
export type DealsSignUpAnswer = {success?: boolean; error?: string}

/** POST /custom/sign-up-for-deals/v1/organizations/{org}/unsubscribe [ROUTE-058, D-32]: the same answer for unknown ones. */
export type UnsubscribeRequest = {email?: string; phone?: string}
export type UnsubscribeAnswer = {success: boolean}

/** POST /custom/custom-logger/v1/organizations/{org}/logPOST [API-061] */
export type LogRequest = {message: string; level: 'debug' | 'info' | 'warn' | 'error'}

/** POST /custom/ie-configurations/v1/organizations/{org}/getieconfigurations [API-054, G-46] */
export type InterstitialRulesRequest = {rulesquery: string[]}
export type InterstitialRule = {ruleName?: string; priority?: number; contentAssetId?: string}
export type InterstitialRulesAnswer = {sortedRules?: InterstitialRule[]}

/** POST {leadsBase}/leads/lead [API-041, API-042, ENTITY-043] */
export type LeadRequest = {
    formType: 5
    storeNumber: string
    optIn: number
    formGUID: string
    lead: {contactInfo: {primaryPhone?: string; email?: string}}
    description?: string
    authFlag: 0
    languagePreference: number
    activityDate: string
    customerloggedIn?: boolean
    messageId: string
}
export type LeadAnswer = {leadId?: string; messageId?: string; status?: string}

export type ActivityName =
    | 'viewProduct'
    | 'viewSearch'
    | 'clickSearch'
    | 'viewCategory'
    | 'clickCategory'
    | 'viewReco'
    | 'clickReco'
    | 'viewPage'
    | 'beginCheckout'
    | 'checkoutStep'
    | 'addToCart'

/** What is added to every body of the personalization service [PERS-015…018]. */
export type PersonalizationBody = {
    realm: string
    instanceType: 'prd' | 'sbx'
    cookieId: string
    userId?: string
}

/** POST …/v3/personalization/recs/{site}/{recommender} and …/v3/personalization/{site}/zones/{zone}/recs [ENTITY-039] */
export type RecommendationsAnswer = {
    recommenderName?: string
    recoUUID?: string
    displayMessage?: string
    recs?: {id: string; productName: string; imageUrl: string; productUrl: string}[]
}

/** GET …/v3/personalization/recommenders/{site} */
export type RecommendersAnswer = {recommenders?: {name: string; recommenderType: string}[]}

/** What a frame of the card form, or of a wallet, posts to its parent when it can be used. */
export type CardFrameReady = {type: 'card-frame-ready'}

/** What the card frame posts to its parent; or what is wrong, without the card. */
export type CardFrameMessage = {
    type: 'card-token'
    token: string
    cardType: string
    lastFour: string
    expirationDate: string
}
