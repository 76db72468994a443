import {
    createContext,
    useContext,
    useId,
    useLayoutEffect,
    useSyncExternalStore,
    type ReactNode
} from 'react'

/** The order in which overlays are shown if several want to be open [D-38]. */
const RANKS = ['time-out', 'opened', 'interstitial', 'deals', 'store-popover'] as const

export type OverlayRank = (typeof RANKS)[number]

type Waiting = {id: string; rank: OverlayRank}

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

/**
 * Of overlays that the shopper opened, the latest is shown, and the one below it returns afterwards; of all others the
 * first.
 */
const before = (one: Waiting, other: Waiting): boolean => {
    const [rank, otherRank] = [RANKS.indexOf(one.rank), RANKS.indexOf(other.rank)]
    return rank === otherRank ? one.rank === 'opened' : rank < otherRank
}

const first = (): string | undefined =>
    waiting.reduce<Waiting | undefined>(
        (ahead, next) => (!ahead || before(next, ahead) ? next : ahead),
        undefined
    )?.id

const change = (next: readonly Waiting[]): void => {
    waiting = next
    for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
}

const InOverlayContext = createContext(false)

/** Around an overlay's content: an overlay opened from inside belongs to it and does not wait for its end. */
export const InOverlay = ({children}: {children: ReactNode}) => (
    <InOverlayContext.Provider value={true}>{children}</InOverlayContext.Provider>
)

/**
 * Whether an overlay that wants to be open may be: one is shown at a time, the others wait [D-38]. A hidden one stays
 * mounted, so that what was typed in it is still there when it returns.
 */
export const useOverlayTurn = (rank: OverlayRank, wanted: boolean): boolean => {
    const id = useId()
    const isInside = useContext(InOverlayContext)
    const isFirst = useSyncExternalStore(
        subscribe,
        () => first() === id,
        () => false
    )

    // Before the browser paints, so that an overlay never shows for a moment beside another one.
    useLayoutEffect(() => {
        if (!wanted || isInside) return undefined
        change([...waiting, {id, rank}])
        return () => change(waiting.filter((other) => other.id !== id))
    }, [id, rank, wanted, isInside])

    return wanted && (isInside || isFirst)
}
