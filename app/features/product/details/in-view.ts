import {type RefObject, useEffect, useRef, useState} from 'react'

/** About one screen of a phone ahead, so that data has arrived when its section comes into view. */
const LOOK_AHEAD = '600px'

/** Whether an element has come near the viewport; stays true. Always true in browsers without IntersectionObserver. */
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
