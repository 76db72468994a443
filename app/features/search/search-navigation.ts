import {useCallback} from 'react'
import {plainListing} from '@app/domain/listing'
import {listingHref} from '@app/domain/listing-address'
import {useNavigate} from '@app/routing/location'

/** Where the results of a term are shown (decision 3) [SEARCH-020]. */
export const resultsAddress = (term: string): string =>
    listingHref({...plainListing, query: term.trim()})

/**
 * Leads from the box to a page, and puts the keyboard where that begins: also where it is the page on screen, as no route
 * change does it then.
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
