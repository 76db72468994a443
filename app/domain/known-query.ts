/** Every query parameter that a listing's page may depend on, in the order of addresses (D-01). */
export const listingKeys = [
    'q',
    'refine',
    'sort',
    'limit',
    'offset',
    'view',
    'tab',
    'approval'
] as const

/** What the store locator's page depends on: the zip, and how many stores of the list. Coordinates stay out of addresses. */
export const locatorKeys = ['zip', 'shown'] as const

/** What a mailed link to an offer brings; our server takes it out of the address before there is a page (D-21). */
export const offerKeys = ['code'] as const

/** The parameters that the page of an address may depend on. */
export const knownKeysOf = (path: string): readonly string[] => {
    if (/^(\/es-US)?\/store-locator\/?$/.test(path)) return locatorKeys
    return /^(\/es-US)?\/(claim-offer|pre-approved)$/.test(path) ? offerKeys : listingKeys
}

/**
 * A query string with only the known parameters, in one order, so that a cached page has one key
 * (D-01). Kept tiny and free of imports: the request processor runs it before every page.
 */
export const knownQuery = (query: string, known: readonly string[] = listingKeys): string => {
    const given = new URLSearchParams(query)
    const pairs = known.flatMap((key) =>
        [...new Set(given.getAll(key))]
            .filter(Boolean)
            .sort()
            .map((value) => [key, value])
    )
    return new URLSearchParams(pairs).toString()
}
