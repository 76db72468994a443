import {useEffect, useRef} from 'react'
import {shouldScrollToTop} from '@app/domain/listing-address'
import {useNavigatedRef} from '@app/lib/navigation-state'
import {usePageLocation} from '@app/routing/location'

/**
 * What a full page load would do and a route change does not: the new page is shown from its top, and the keyboard and
 * screen readers are put where it begins. The same holds for another search and for another page of a listing. A filter, an
 * order, or another colour of the product on screen leaves scroll and focus alone.
 * Going back keeps the browser's own scroll position [G-70].
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
        if (navigationType === 'by-link') window.scrollTo({top: 0, behavior: 'instant'})
    }, [path, search, navigationType, samePage, navigatedRef])

    return null
}
