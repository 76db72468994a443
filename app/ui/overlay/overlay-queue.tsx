import {createContext, useContext, useId, type ReactNode} from 'react'
import {useStore} from 'zustand'
import {createStore} from 'zustand/vanilla'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'

/** The order in which overlays are shown if several want to be open [D-38]. */
const RANKS = ['time-out', 'opened', 'interstitial', 'deals', 'store-popover'] as const

export type OverlayRank = (typeof RANKS)[number]

type Waiting = {id: string; rank: OverlayRank}

const queue = createStore<{waiting: readonly Waiting[]}>(() => ({waiting: []}))

/**
 * Of overlays that the shopper opened, the latest is shown, and the one below it returns afterwards; of all others the
 * first.
 */
const before = (one: Waiting, other: Waiting): boolean => {
    const [rank, otherRank] = [RANKS.indexOf(one.rank), RANKS.indexOf(other.rank)]
    return rank === otherRank ? one.rank === 'opened' : rank < otherRank
}

const first = (waiting: readonly Waiting[]): string | undefined =>
    waiting.reduce<Waiting | undefined>(
        (ahead, next) => (!ahead || before(next, ahead) ? next : ahead),
        undefined
    )?.id

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
    const isFirst = useStore(queue, ({waiting}) => first(waiting) === id)

    // Before the browser paints, so that an overlay never shows for a moment beside another one.
    useIsomorphicLayoutEffect(() => {
        if (!wanted || isInside) return undefined
        queue.setState(({waiting}) => ({waiting: [...waiting, {id, rank}]}))
        return () =>
            queue.setState(({waiting}) => ({waiting: waiting.filter((other) => other.id !== id)}))
    }, [id, rank, wanted, isInside])

    return wanted && (isInside || isFirst)
}
