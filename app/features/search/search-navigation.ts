import {useCallback} from 'react'
import {plainListing} from '@app/domain/catalogue/listing'
import {listingHref} from '@app/domain/catalogue/listing-address'
import {useNavigate} from '@app/routing/route/location'

/** The address of a term's results (decision 3) [SEARCH-020]. */
export const resultsAddress = (term: string): string =>
    listingHref({...plainListing, query: term.trim()})

/**
 * Navigates from the box to a page, and moves the focus to its beginning: also if it is the current page, for which
 * there is no route change.
 */
export const useEnterPage = (): ((to: string) => void) => {
    const goTo = useNavigate()
    return useCallback(
        (to) => {
            goTo(to)
            document.getElementById('content')?.focus({preventScroll: true})
        },
        [goTo]
    )
}
