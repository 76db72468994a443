/** In the order in which they are offered [PLP-008]. */
export const sortOrders = [
    'availability',
    'price-low-to-high',
    'price-high-to-low',
    'most-popular',
    'relevance'
] as const

export type SortOrder = (typeof sortOrders)[number]

/** What an address without `sort` means [PLP-005]. */
export const defaultSortOrder: SortOrder = 'availability'

const codes = {
    availability: 'AVAILABILITY',
    'price-low-to-high': 'PRICE_LOW_TO_HIGH',
    'price-high-to-low': 'PRICE_HIGH_TO_LOW',
    'most-popular': 'MOST_POPULAR',
    relevance: 'RELEVANCE'
} as const satisfies Record<SortOrder, string>

export type SortCode = (typeof codes)[SortOrder]

/** How an order is written in addresses and requests: MOST_POPULAR. */
export const sortCode = (order: SortOrder): SortCode => codes[order]

/** The order that a code names; the default when it names none. */
export const sortOrderFrom = (code: string | null): SortOrder =>
    sortOrders.find((order) => sortCode(order) === code) ?? defaultSortOrder
