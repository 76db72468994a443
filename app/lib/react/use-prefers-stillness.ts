import {useSyncExternalStore} from 'react'

const asked = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (onChange: () => void) => {
    const list = asked()
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
}

/** Whether the shopper wants less motion; taken for granted on the server, which cannot know. */
export const usePrefersStillness = (): boolean =>
    useSyncExternalStore(
        subscribe,
        () => asked().matches,
        () => true
    )
