/** POST /custom/search/v1/organizations/{organizationId}/autocomplete?siteId&locale&c_q [API-055, ENTITY-040] */
export type AutocompleteRequest = {visitorId?: string; query: string; maxSuggestions?: number}

export type AutocompleteAnswer = {
    suggestions?: {
        suggestedPhrases?: {suggestion: string}[]
        productSuggestions?: {
            productId: string
            productName: string
            c_ProductUrl?: string
            images?: {uri: string}[]
        }[]
        attributionToken?: string
    }
}
