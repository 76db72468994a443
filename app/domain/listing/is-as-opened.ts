import {specialCategoryOf} from '../navigation/special-category'
import type {ListingState} from './listing-state'

/**
 * Whether a category is as the shop's links open it: its first page, with nothing chosen. Then what editors say of the
 * category stands around its products.
 */
export const isAsOpened = (state: ListingState): boolean =>
    state.path.length > 0 &&
    specialCategoryOf(state.path) === undefined &&
    state.query === undefined &&
    state.tab === undefined &&
    !state.approvalOnly &&
    state.offset === 0 &&
    Object.keys(state.refinements).length === 0 &&
    (state.sort === 'availability' || state.sort === 'most-popular')
