import type {SortCode} from '@contract/product-search'
import type {Locale} from '../../core/locales'
import type {Store} from '../../stores/store'

/** The criteria of a search, for both APIs. */
export type CatalogueQuery = {
    store: Store
    locale: Locale
    text: string | undefined
    /** Listings of a category; undefined searches everything. */
    within: ListingRange | undefined
    /** One per key; a listing passes when it has one of the values. */
    filters: readonly Filter[]
    sort: SortCode
    offset: number
    limit: number
}

/** From the first up to the end, which is excluded. */
export type ListingRange = {first: number; end: number}

export type Filter = {key: FilterKey; values: readonly string[]}

export const filterKeys = [
    'category',
    'brand',
    'color',
    'type',
    'condition',
    'price',
    'availability',
    'clearance',
    'offers',
    'hitType',
    'orderable',
    'promotion',
    'mostAWeek'
] as const

export type FilterKey = (typeof filterKeys)[number]
