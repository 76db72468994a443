import {
    type MutableRefObject,
    useEffect,
    useLayoutEffect,
    useRef,
    useState,
    useSyncExternalStore
} from 'react'
import {ifAllowed} from './browser'

const never = () => () => undefined

/**
 * A value that only the browser has: already in the first paint after hydration, and again whenever `subscribe` says
 * that it has changed. `onServer` is the value on the server and during hydration.
 */
export const useBrowserValue = <T>(
    read: () => T,
    onServer: T,
    subscribe: (onChange: () => void) => () => void = never
): T => useSyncExternalStore(subscribe, read, () => onServer)

/** False on the server and during hydration; true afterwards. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false)

/** A layout effect for parts of public pages: the server commits nothing, and React warns about a layout effect there. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The value of the latest render, for callbacks that outlive their render. */
export const useLatest = <T>(value: T): MutableRefObject<T> => {
    const latest = useRef(value)
    useEffect(() => {
        latest.current = value
    })
    return latest
}

/** Whether so many milliseconds have passed since the component was mounted. */
export const useAfter = (ms: number): boolean => {
    const [passed, setPassed] = useState(ms <= 0)
    useEffect(() => {
        const timer = setTimeout(() => setPassed(true), ms)
        return () => clearTimeout(timer)
    }, [ms])
    return passed
}

const reducedMotion = (): MediaQueryList | undefined =>
    ifAllowed(() => window.matchMedia('(prefers-reduced-motion: reduce)'))

/** Whether the shopper prefers reduced motion, now and in this browser; true if it does not say. */
export const prefersReducedMotion = (): boolean => reducedMotion()?.matches ?? true

const subscribe = (onChange: () => void) => {
    const list = reducedMotion()
    list?.addEventListener('change', onChange)
    return () => list?.removeEventListener('change', onChange)
}

/** Whether the shopper prefers reduced motion; true on the server, which cannot know. */
export const usePrefersReducedMotion = (): boolean =>
    useBrowserValue(prefersReducedMotion, true, subscribe)
