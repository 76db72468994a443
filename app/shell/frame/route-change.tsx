import {useEffect, useRef} from 'react'
import {beginsAnew} from '@app/domain/listing/address/begins-anew'
import {useArrival} from '@app/lib/react/arrival'
import {usePlace} from '@app/routing/address/use-place'

/**
 * What a full page load would do and a route change does not: the new page is shown from its top, and the keyboard and
 * screen readers are put where it begins. The same holds for another search and for another page of a listing. A filter, an
 * order, or another colour of the product on screen leaves scroll and focus alone.
 * Going back keeps the browser's own scroll position [G-70].
 */
export const RouteChange = () => {
    const {path, search, came, inPlace} = usePlace()
    const shown = useRef({path, search})
    const arrivedRef = useArrival()

    useEffect(() => {
        const before = shown.current
        shown.current = {path, search}
        const isElsewhere = before.path !== path && !inPlace
        const isAnew = came === 'by-link' && beginsAnew(before.search, search)
        if (!isElsewhere && !isAnew) return
        arrivedRef.current = true
        document.getElementById('content')?.focus({preventScroll: true})
        if (came === 'by-link') window.scrollTo({top: 0, behavior: 'instant'})
    }, [path, search, came, inPlace, arrivedRef])

    return null
}
