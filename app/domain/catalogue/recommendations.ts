/** The parts of the shop that recommend products to visitors who allow it. */
export const recommendationPlaces = ['home', 'product', 'cart', 'search'] as const

export type RecommendationPlace = (typeof recommendationPlaces)[number]
