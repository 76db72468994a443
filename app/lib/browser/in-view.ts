import {type RefObject, useEffect, useRef, useState} from 'react'

/** About one screen of a phone ahead, so that data has arrived when its section comes into view. */
const LOOK_AHEAD = '600px'

/**
 * Whether an element has come near the viewport, or as near as the margin says; stays true. Always true in browsers
 * without IntersectionObserver.
 */
export const useInView = <E extends Element>(rootMargin = LOOK_AHEAD): [RefObject<E>, boolean] => {
    const element = useRef<E>(null)
    const [inView, setInView] = useState(false)

    useEffect(() => {
        if (!element.current) return undefined
        if (typeof IntersectionObserver === 'undefined') {
            setInView(true)
            return undefined
        }
        const observer = new IntersectionObserver(
            (entries) => {
                if (entries.some(({isIntersecting}) => isIntersecting)) setInView(true)
            },
            {rootMargin}
        )
        observer.observe(element.current)
        return () => observer.disconnect()
    }, [rootMargin])

    return [element, inView]
}
