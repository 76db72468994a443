import {listingHref, parseListing} from '@app/domain/listing/address/listing-address'
import type {ListingState} from '@app/domain/listing/listing-state'
import type {LoadArgs} from '@app/routing/define-page'

/** A listing as its page knows it: what its address asks for, and the addresses of its neighbours. */
export type Listing = {
    state: ListingState
    /** Address of this listing in another state, without locale prefix. */
    href: (state: ListingState) => string
}

/** The listing at an address; one outside of /c/ stays on the path where it is. */
export const listingAt = ({pathname, search}: Pick<LoadArgs, 'pathname' | 'search'>): Listing => {
    const state = parseListing(pathname, search)
    const home = state.path.length > 0 ? undefined : pathname
    return {state, href: (next) => listingHref(next, home)}
}
