import {listingHref} from '@app/domain/listing/address/listing-address'
import {plainListing} from '@app/domain/listing/listing-state'

/** Where the results of a term are shown (decision 3) [SEARCH-020]. */
export const resultsAddress = (term: string): string =>
    listingHref({...plainListing, query: term.trim()})
