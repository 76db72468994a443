/** What kind of product the retailer says it is [INV-021]. */
export type ProductType = 'own' | 'extended-aisle' | 'special-order' | 'bundle'

/** What a retailer may say of a product in a word or two. */
export const productBadges = [
    'best-seller',
    'new-arrival',
    'exclusive',
    'special-offer',
    'clearance'
] as const

export type ProductBadge = (typeof productBadges)[number]

/** The badge that a code or label such as 'Best Seller' names, in any letter case; nothing for an unknown one. */
export const productBadgeFrom = (text: string): ProductBadge | undefined => {
    const words = text
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.join('-')
    return productBadges.find((badge) => badge === words)
}

const MAX_RECENTLY_VIEWED = 12

/** The products looked at, after another look: most recent first, each once, at most twelve. */
export const withRecentlyViewed = (earlier: readonly string[], id: string): string[] =>
    [id, ...earlier.filter((other) => other !== id)].slice(0, MAX_RECENTLY_VIEWED)

/** The products looked at from what a browser stored; anything that is not a list of ids counts as none. */
export const parseRecentlyViewed = (stored: string | null): string[] => {
    try {
        const value: unknown = JSON.parse(stored ?? '[]')
        const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
        return ids.slice(0, MAX_RECENTLY_VIEWED)
    } catch {
        return []
    }
}
