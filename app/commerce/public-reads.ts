type Read = readonly [method: 'GET' | 'POST', path: RegExp]

/**
 * The platform calls that are allowed without a session, by the names that routes declare (docs/decisions/0008):
 * catalogue, content and stores, never a basket or a customer.
 */
export const publicReads = {
    products: ['GET', /^\/product\/shopper-products\/v1\//],
    productSearch: ['POST', /^\/custom\/product\/v1\/organizations\/[\w-]+\/search$/],
    autocomplete: ['POST', /^\/custom\/search\/v1\/organizations\/[\w-]+\/autocomplete$/],
    stores: ['GET', /^\/store\/shopper-stores\/v1\//],
    storePromotions: ['GET', /^\/custom\/get-promotions-store\/v1\//],
    content: ['GET', /^\/experience\/shopper-experience\/v1\//],
    notices: [
        'GET',
        /^\/custom-object\/shopper-custom-objects\/v1\/organizations\/[\w-]+\/custom-objects\/Notice\//
    ],
    preferences: ['GET', /^\/custom\/custom-prefs\/v1\//],
    movedAddresses: ['GET', /^\/site\/shopper-seo\/v1\//]
} as const satisfies Record<string, Read>

export type PublicRead = keyof typeof publicReads
