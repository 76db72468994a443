import type {ListingState} from '../listing-state'
import {toggled} from './refinements'

/** A listing with something changed, back on its first page unless the page is what changes. */
export const changeListing = (
    state: ListingState,
    change: Partial<ListingState>
): ListingState => ({
    ...state,
    offset: 0,
    ...change
})

/** A listing with a refinement chosen, or no longer chosen when it was. */
export const toggleRefinement = (state: ListingState, key: string, value: string): ListingState =>
    changeListing(state, {refinements: toggled(state.refinements, key, value)})

/** A listing without any refinement. */
export const clearRefinements = (state: ListingState): ListingState =>
    changeListing(state, {refinements: {}})
