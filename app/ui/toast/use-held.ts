import {useEffect, useState, type RefObject} from 'react'

/** Whether the shopper rests on something, by mouse or by focus. */
export const useHeld = (part: RefObject<HTMLElement>): boolean => {
    const [held, setHeld] = useState(false)

    useEffect(() => {
        const element = part.current
        if (!element) return undefined
        const [hold, letGo] = [() => setHeld(true), () => setHeld(false)]
        element.addEventListener('mouseenter', hold)
        element.addEventListener('mouseleave', letGo)
        element.addEventListener('focusin', hold)
        element.addEventListener('focusout', letGo)
        return () => {
            element.removeEventListener('mouseenter', hold)
            element.removeEventListener('mouseleave', letGo)
            element.removeEventListener('focusin', hold)
            element.removeEventListener('focusout', letGo)
        }
    }, [part])

    return held
}
