import {useEffect, useRef} from 'react'
import {useArrival} from '@app/lib/react/arrival'
import {usePlace} from '@app/routing/address/use-place'

/**
 * What a full page load would do and a route change does not: the new page is shown from its top, and the keyboard and
 * screen readers are put where it begins. Going back keeps the browser's own scroll position [G-70].
 */
export const RouteChange = () => {
    const {path, came} = usePlace()
    const shown = useRef(path)
    const arrivedRef = useArrival()

    useEffect(() => {
        if (shown.current === path) return
        shown.current = path
        arrivedRef.current = true
        document.getElementById('content')?.focus({preventScroll: true})
        if (came === 'by-link') window.scrollTo({top: 0, behavior: 'instant'})
    }, [path, came, arrivedRef])

    return null
}
