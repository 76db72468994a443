import {useEffect, useRef, useState, type RefObject} from 'react'

/** Looks ahead by about one screen of a phone, so that what is asked for is there on arrival. */
const AHEAD = '600px'

/** Whether an element has come near the view; it then stays seen. Always so where browsers cannot tell. */
export const useSeen = <E extends Element>(): [RefObject<E>, boolean] => {
    const element = useRef<E>(null)
    const [seen, setSeen] = useState(false)

    useEffect(() => {
        if (!element.current) return undefined
        if (typeof IntersectionObserver === 'undefined') {
            setSeen(true)
            return undefined
        }
        const observer = new IntersectionObserver(
            (entries) => {
                if (entries.some(({isIntersecting}) => isIntersecting)) setSeen(true)
            },
            {rootMargin: AHEAD}
        )
        observer.observe(element.current)
        return () => observer.disconnect()
    }, [])

    return [element, seen]
}
