import {
    createContext,
    useContext,
    useEffect,
    useId,
    useSyncExternalStore,
    type ReactNode
} from 'react'

/** What is seen first when several overlays want to be open, the first before the others [D-38]. */
const RANKS = ['time-out', 'opened', 'interstitial', 'deals', 'store-popover'] as const

export type OverlayRank = (typeof RANKS)[number]

type Waiting = {id: string; rank: OverlayRank}

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

/** What the shopper opens last is seen, and what it covered comes back; of the others the first one is. */
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

/** Around an overlay's content: what is opened from inside it belongs to it and does not wait for its end. */
export const InOverlay = ({children}: {children: ReactNode}) => (
    <InOverlayContext.Provider value={true}>{children}</InOverlayContext.Provider>
)

/**
 * Whether an overlay that wants to be open may be: one is at a time, the others wait their turn [D-38]. What gives way stays
 * mounted, so that what was typed in it is still there when it comes back.
 */
export const useOverlayTurn = (rank: OverlayRank, wanted: boolean): boolean => {
    const id = useId()
    const isInside = useContext(InOverlayContext)
    const isFirst = useSyncExternalStore(
        subscribe,
        () => first() === id,
        () => false
    )

    useEffect(() => {
        if (!wanted || isInside) return undefined
        change([...waiting, {id, rank}])
        return () => change(waiting.filter((other) => other.id !== id))
    }, [id, rank, wanted, isInside])

    return wanted && (isInside || isFirst)
}
