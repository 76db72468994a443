import {type batchSize, defaultPageSize, type pageSizes} from '@app/domain/catalogue/page-limits'

/** The sort orders, in the order in which they are offered [PLP-008]. */
export const sortOrders = [
    'availability',
    'price-low-to-high',
    'price-high-to-low',
    'most-popular',
    'relevance'
] as const

export type SortOrder = (typeof sortOrders)[number]

/** The sort order of an address without `sort` [PLP-005]. */
export const defaultSortOrder: SortOrder = 'availability'

const codes = {
    availability: 'AVAILABILITY',
    'price-low-to-high': 'PRICE_LOW_TO_HIGH',
    'price-high-to-low': 'PRICE_HIGH_TO_LOW',
    'most-popular': 'MOST_POPULAR',
    relevance: 'RELEVANCE'
} as const satisfies Record<SortOrder, string>

export type SortCode = (typeof codes)[SortOrder]

/** The code of a sort order in addresses and requests, as MOST_POPULAR. */
export const sortCode = (order: SortOrder): SortCode => codes[order]

/** The sort order for a code; the default for an unknown one. */
export const sortOrderFrom = (code: string | null): SortOrder =>
    sortOrders.find((order) => sortCode(order) === code) ?? defaultSortOrder

// Imported by the alias, so that a brand can have limits of its own (docs/decisions/0002).

export type PageSize = (typeof pageSizes)[number]

/** The highest offset; an address with a higher one shows the first page. */
export const lastOffset = 10_000

/** [PLP-015] */
export const listingTabs = ['deals', 'clearance', 'my-items'] as const

export type ListingTab = (typeof listingTabs)[number]

/** Chosen values by attribute. An attribute without chosen values is not in it. */
export type Refinements = Record<string, string[]>

/** What a listing shows, as its address says. */
export type ListingState = {
    /** Super category, category, sub category; empty outside of /c/. */
    path: string[]
    query?: string
    refinements: Refinements
    sort: SortOrder
    limit: PageSize | typeof batchSize
    /** Always the offset of a page's first product. */
    offset: number
    view: 'grid' | 'list'
    tab?: ListingTab
    approvalOnly: boolean
}

/** A listing at an address without parameters [PLP-005] [PLP-009]. */
export const plainListing: ListingState = {
    path: [],
    refinements: {},
    sort: defaultSortOrder,
    limit: defaultPageSize,
    offset: 0,
    view: 'grid',
    approvalOnly: false
}

/** Whether a listing is limited to what the shopper's approval covers [PLP-004] [PLP-015] (G-13). */
export const isApproved = ({tab, approvalOnly}: ListingState): boolean =>
    approvalOnly || tab === 'my-items'

const MOST_VALUES = 40
const LONGEST_VALUE = 100

// Excludes names that every object has, such as `constructor`, which would be read as chosen.
const isKey = (key: string): boolean => /^[A-Za-z][\w.-]{0,49}$/.test(key) && !(key in {})

const isValue = (value: string): boolean =>
    value.length > 0 &&
    value.length <= LONGEST_VALUE &&
    value === value.trim() &&
    !/\p{Cc}/u.test(value)

/** Sorted and without duplicates, so that the same choice always has the same address. */
const inOrder = (pairs: readonly (readonly [string, string])[]): Refinements => {
    const keys = [...new Set(pairs.map(([key]) => key))].sort()
    return Object.fromEntries(
        keys.map((key) => {
            const values = pairs.filter(([of]) => of === key).map(([, value]) => value)
            return [key, [...new Set(values)].sort()]
        })
    )
}

/** The refinements in `refine=key=value` parameters; malformed ones, and those above the limit, are left out. */
export const parseRefinements = (parameters: readonly string[]): Refinements => {
    const pairs = parameters.slice(0, MOST_VALUES).flatMap((parameter) => {
        const end = parameter.indexOf('=')
        const key = parameter.slice(0, Math.max(0, end))
        const value = parameter.slice(end + 1)
        return isKey(key) && isValue(value) ? [[key, value] as const] : []
    })
    return inOrder(pairs)
}

const pairsOf = (refinements: Refinements): (readonly [string, string])[] =>
    Object.entries(refinements).flatMap(([key, values]) =>
        values.map((value) => [key, value] as const)
    )

/** Refinements as `key=value` texts in a fixed order. */
export const formatRefinements = (refinements: Refinements): string[] =>
    pairsOf(inOrder(pairsOf(refinements))).map(([key, value]) => `${key}=${value}`)

/** The refinements with a value added, or removed if it was chosen. */
export const toggled = (refinements: Refinements, key: string, value: string): Refinements => {
    const others = pairsOf(refinements).filter(([k, v]) => k !== key || v !== value)
    const wasChosen = others.length < pairsOf(refinements).length
    return inOrder(wasChosen ? others : [...others, [key, value]])
}
