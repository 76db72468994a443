import {type RefObject, useEffect} from 'react'

/** What Zag sends to a layer before it closes it because another one has gone. */
const REQUEST = 'layer:request-dismiss'

/** What such an event is about: two layers and their places. */
const layersOf = (event: Event): unknown[] => {
    if (!(event instanceof CustomEvent)) return []
    const detail: unknown = event.detail
    return detail && typeof detail === 'object' ? Object.values(detail) : []
}

/**
 * Keeps a part that opened by itself apart from what the shopper opens beside it. Zag takes every layer for a part of
 * the one that opened before it, and closes it together with that one: this goes once chakra-ui/zag#3322 is released.
 */
export const useOwnLayer = (part: RefObject<HTMLElement>): void => {
    // Zag ends its layers in layout effects: this one, which ends later, hears of it.
    useEffect(() => {
        const own = part.current
        const keep = (event: Event) => {
            if (own && layersOf(event).includes(own)) event.preventDefault()
        }
        document.addEventListener(REQUEST, keep, true)
        return () => document.removeEventListener(REQUEST, keep, true)
    }, [part])
}
