/** The parts of the shop that recommend products to visitors who allow it. */
export const recommendationPlaces = ['home', 'product', 'cart', 'search'] as const

export type RecommendationPlace = (typeof recommendationPlaces)[number]

/** The cookie of the categories that this browser has shown (G-67) [PERS-021]. */
export const viewedCategoriesCookie = {name: 'categoriesViewed', days: 30}
