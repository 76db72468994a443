import {plainListing, type ListingState} from './listing-state'

/** Whether search engines may list this page: a category or one of its pages, not a selection of it (G-71). */
export const isIndexable = (state: ListingState): boolean =>
    state.query === undefined &&
    state.tab === undefined &&
    !state.approvalOnly &&
    Object.keys(state.refinements).length === 0

/** The listing whose address stands for this one: sort, page size and view make no page of their own (G-71). */
export const canonicalListing = (state: ListingState): ListingState => ({
    ...state,
    sort: plainListing.sort,
    limit: plainListing.limit,
    view: plainListing.view
})
