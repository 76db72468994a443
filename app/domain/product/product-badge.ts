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
