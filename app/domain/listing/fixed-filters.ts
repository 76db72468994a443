import {specialCategoryOf, type SpecialCategory} from '../navigation/special-category'
import type {ListingState} from './listing-state'

/** The filters that a special category or a tab is made of: every item there has them, so that nobody need choose them [PLP-013, PLP-014, PLP-015]. */
export const fixedFilters = ({path, tab}: ListingState): SpecialCategory[] => {
    const special = specialCategoryOf(path)
    return [
        ...(special === undefined ? [] : [special]),
        ...(tab === 'deals' ? ['offers' as const] : []),
        ...(tab === 'clearance' ? ['clearance' as const] : [])
    ]
}
