import {useEffect, useRef} from 'react'
import {shouldScrollToTop} from '@app/domain/catalogue/listing-address'
import {useNavigatedRef} from '@app/lib/browser/navigation-state'
import {usePageLocation} from '@app/routing/route/location'

/**
 * Does after a route change what a full page load would do: scrolls to the top, and moves focus and screen readers to
 * the beginning of the new page. The same for another search and another page of a listing. A filter, a sort order, or
 * another colour of the current product leaves scroll position and focus alone. Going back restores the browser's own
 * scroll position; a redirect does not, as from a submitted form to its result [G-70].
 */
export const RouteChange = () => {
    const {path, search, navigationType, samePage} = usePageLocation()
    const shown = useRef({path, search})
    const navigatedRef = useNavigatedRef()

    useEffect(() => {
        const before = shown.current
        shown.current = {path, search}
        const isElsewhere = before.path !== path && !samePage
        const isScrolledUp =
            navigationType === 'by-link' && shouldScrollToTop(before.search, search)
        if (!isElsewhere && !isScrolledUp) return
        navigatedRef.current = true
        // A step of a form begins at its heading.
        const heading = document.querySelector<HTMLElement>('[data-takes-focus]')
        const start = heading ?? document.getElementById('content')
        start?.focus({preventScroll: true})
        if (navigationType !== 'back-or-forward') window.scrollTo({top: 0, behavior: 'instant'})
    }, [path, search, navigationType, samePage, navigatedRef])

    return null
}
