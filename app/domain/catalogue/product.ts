/** The kind of product, as the retailer's data says [INV-021]. */
export type ProductType = 'own' | 'extended-aisle' | 'special-order' | 'bundle'

/** The badges that the retailer can give a product. */
export const productBadges = [
    'best-seller',
    'new-arrival',
    'exclusive',
    'special-offer',
    'clearance'
] as const

export type ProductBadge = (typeof productBadges)[number]

/** The badge for a code or label such as 'Best Seller', in any letter case; undefined for an unknown one. */
export const productBadgeFrom = (text: string): ProductBadge | undefined => {
    const words = text
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.join('-')
    return productBadges.find((badge) => badge === words)
}

const MAX_RECENTLY_VIEWED = 12

/** The recently viewed products after another view: latest first, each once, at most twelve. */
export const withRecentlyViewed = (earlier: readonly string[], id: string): string[] =>
    [id, ...earlier.filter((other) => other !== id)].slice(0, MAX_RECENTLY_VIEWED)

/** The recently viewed products from their stored text; anything that is not a list of ids counts as empty. */
export const parseRecentlyViewed = (stored: string | null): string[] => {
    try {
        const value: unknown = JSON.parse(stored ?? '[]')
        const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
        return ids.slice(0, MAX_RECENTLY_VIEWED)
    } catch {
        return []
    }
}
