// By the alias, so that a brand may have limits of its own (docs/decisions/0002).
import {usualPageSize, type batchSize, type pageSizes} from '@app/domain/listing/page-limits'
import {defaultSortOrder, type SortOrder} from './sort-order'

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
    limit: usualPageSize,
    offset: 0,
    view: 'grid',
    approvalOnly: false
}

/** Whether a listing is of what the shopper's approval covers [PLP-004] [PLP-015] (G-13). */
export const isApproved = ({tab, approvalOnly}: ListingState): boolean =>
    approvalOnly || tab === 'my-items'
