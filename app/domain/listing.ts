import {type batchSize, defaultPageSize, type pageSizes} from '@app/domain/page-limits'

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

// By the alias, so that a brand may have limits of its own (docs/decisions/0002).

export type PageSize = (typeof pageSizes)[number]

/** No page begins later: an address that asks for more is read as the first page. */
export const lastOffset = 10_000

/** [PLP-015] */
export const listingTabs = ['deals', 'clearance', 'my-items'] as const

export type ListingTab = (typeof listingTabs)[number]

/** Chosen values by attribute. An attribute without chosen values is left out. */
export type Refinements = Record<string, string[]>

/** What a listing shows, as far as its address tells. */
export type ListingState = {
    /** Super category, category, sub category; empty outside of /c/. */
    path: string[]
    query?: string
    refinements: Refinements
    sort: SortOrder
    limit: PageSize | typeof batchSize
    /** Always the first product of a page. */
    offset: number
    view: 'grid' | 'list'
    tab?: ListingTab
    approvalOnly: boolean
}

/** A listing as a plain address shows it [PLP-005] [PLP-009]. */
export const plainListing: ListingState = {
    path: [],
    refinements: {},
    sort: defaultSortOrder,
    limit: defaultPageSize,
    offset: 0,
    view: 'grid',
    approvalOnly: false
}

/** Whether a listing is of what the shopper's approval covers [PLP-004] [PLP-015] (G-13). */
export const isApproved = ({tab, approvalOnly}: ListingState): boolean =>
    approvalOnly || tab === 'my-items'

const MOST_VALUES = 40
const LONGEST_VALUE = 100

// A name that every object has, such as constructor, would be read as chosen.
const isKey = (key: string): boolean => /^[A-Za-z][\w.-]{0,49}$/.test(key) && !(key in {})

const isValue = (value: string): boolean =>
    value.length > 0 &&
    value.length <= LONGEST_VALUE &&
    value === value.trim() &&
    !/\p{Cc}/u.test(value)

/** Sorted and without duplicates, so that one choice has one address. */
const inOrder = (pairs: readonly (readonly [string, string])[]): Refinements => {
    const keys = [...new Set(pairs.map(([key]) => key))].sort()
    return Object.fromEntries(
        keys.map((key) => {
            const values = pairs.filter(([of]) => of === key).map(([, value]) => value)
            return [key, [...new Set(values)].sort()]
        })
    )
}

/** The refinements in `refine=key=value` parameters; what is malformed or too much is left out. */
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

/** Refinements as `key=value` texts in their one order. */
export const formatRefinements = (refinements: Refinements): string[] =>
    pairsOf(inOrder(pairsOf(refinements))).map(([key, value]) => `${key}=${value}`)

/** The refinements with a value chosen, or no longer chosen when it was. */
export const toggled = (refinements: Refinements, key: string, value: string): Refinements => {
    const others = pairsOf(refinements).filter(([k, v]) => k !== key || v !== value)
    const wasChosen = others.length < pairsOf(refinements).length
    return inOrder(wasChosen ? others : [...others, [key, value]])
}
