import {type RefObject, useEffect, useRef, useState} from 'react'

/** Looks ahead by about one screen of a phone, so that what is asked for is there on arrival. */
const LOOK_AHEAD = '600px'

/** Whether an element has come near the view; it then stays seen. Always so where browsers cannot tell. */
export const useInView = <E extends Element>(): [RefObject<E>, boolean] => {
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
            {rootMargin: LOOK_AHEAD}
        )
        observer.observe(element.current)
        return () => observer.disconnect()
    }, [])

    return [element, inView]
}
