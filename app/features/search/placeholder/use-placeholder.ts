import {useEffect, useState} from 'react'
import {placeholderAt, placeholderPeriodMs} from '@app/domain/search/placeholder-at'
import {usePrefersStillness} from '@app/lib/react/use-prefers-stillness'

export type Rotation = {
    /** The name that stands in the box; nothing where names do not rotate. */
    name: string | undefined
    /** Nothing where there is nothing to pause: then the first name stands still. */
    pause?: {paused: boolean; toggle: () => void}
}

/**
 * The names that stand in the empty search box, one after another [SEARCH-026]. Whoever wants less motion, or pauses
 * it, sees one that stays (G-70).
 */
export const usePlaceholder = (names: readonly string[], held: boolean): Rotation => {
    const rotates = !usePrefersStillness() && names.length > 1
    const [elapsed, setElapsed] = useState(0)
    const [paused, setPaused] = useState(false)

    useEffect(() => {
        if (!rotates || paused || held) return undefined
        const timer = setInterval(
            () => setElapsed((before) => before + placeholderPeriodMs),
            placeholderPeriodMs
        )
        return () => clearInterval(timer)
    }, [rotates, paused, held])

    return {
        name: placeholderAt(names, elapsed),
        ...(rotates && {pause: {paused, toggle: () => setPaused((before) => !before)}})
    }
}
