import {type SpecialCategory, specialCategoryOf} from './categories'
import {lastOffset, type ListingState, plainListing, toggled} from './listing'

/** The number of the page, from 1, that begins at an offset. */
export const pageOf = (offset: number, limit: number): number => Math.floor(offset / limit) + 1

/** The number of pages of a listing; an empty one has one page. */
export const pageCount = (total: number, limit: number): number =>
    Math.min(Math.max(1, Math.ceil(total / limit)), pageOf(lastOffset, limit))

/** A page number to link to, or a gap between page numbers. */
export type PageLink = number | 'gap'

/**
 * The page numbers to link to: first, last, and those around the current one. A gap stands for at least two pages, as
 * it takes as much room as one.
 */
export const pageLinks = (current: number, count: number, around = 1): PageLink[] => {
    const shown = Array.from({length: count}, (_, index) => index + 1).filter(
        (page) => page === 1 || page === count || Math.abs(page - current) <= around
    )
    return shown.flatMap((page, index): PageLink[] => {
        const missing = page - (shown[index - 1] ?? 0) - 1
        if (missing === 0) return [page]
        return [missing === 1 ? page - 1 : 'gap', page]
    })
}

/**
 * The filters that define a special category or a tab: all its products match them, so they are not offered as a choice
 * [PLP-013, PLP-014, PLP-015].
 */
export const fixedFilters = ({path, tab}: ListingState): SpecialCategory[] => {
    const special = specialCategoryOf(path)
    return [
        ...(special === undefined ? [] : [special]),
        ...(tab === 'deals' ? ['offers' as const] : []),
        ...(tab === 'clearance' ? ['clearance' as const] : [])
    ]
}

/**
 * Whether a category is shown as links open it: first page, nothing chosen. Then the editors' content is shown around
 * its products.
 */
export const isCategoryLanding = (state: ListingState): boolean =>
    state.path.length > 0 &&
    specialCategoryOf(state.path) === undefined &&
    state.query === undefined &&
    state.tab === undefined &&
    !state.approvalOnly &&
    state.offset === 0 &&
    Object.keys(state.refinements).length === 0 &&
    (state.sort === 'availability' || state.sort === 'most-popular')

/** Whether search engines may index this page: a category or one of its pages, not a filtered one (G-71). */
export const isIndexable = (state: ListingState): boolean =>
    state.query === undefined &&
    state.tab === undefined &&
    !state.approvalOnly &&
    Object.keys(state.refinements).length === 0

/** The listing whose address is the canonical one for this: sort order, page size and view are left out (G-71). */
export const canonicalListing = (state: ListingState): ListingState => ({
    ...state,
    sort: plainListing.sort,
    limit: plainListing.limit,
    view: plainListing.view
})

/** A listing with something changed. It returns to the first page, unless the page is what changes. */
export const changeListing = (
    state: ListingState,
    change: Partial<ListingState>
): ListingState => ({
    ...state,
    offset: 0,
    ...change
})

/** A listing with a refinement added, or removed if it was chosen. */
export const toggleRefinement = (state: ListingState, key: string, value: string): ListingState =>
    changeListing(state, {refinements: toggled(state.refinements, key, value)})

/** A listing with one value of a refinement in place of any other, or without it if it was chosen. */
export const chooseOneRefinement = (
    state: ListingState,
    key: string,
    value: string
): ListingState => {
    const {[key]: before = [], ...others} = state.refinements
    const refinements = before.includes(value) ? others : toggled(others, key, value)
    return changeListing(state, {refinements})
}

/** A listing without any refinement. */
export const clearRefinements = (state: ListingState): ListingState =>
    changeListing(state, {refinements: {}})
