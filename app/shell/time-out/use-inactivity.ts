import {useCallback, useEffect, useState, useSyncExternalStore} from 'react'
import {
    remainingSeconds,
    sessionTimer,
    timerPhase,
    type SessionTimer,
    type TimerPhase
} from '@app/domain/session-timer'
import {lastActivity, noteActivity, onActivity} from './activity'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Notes what the shopper does, as long as nothing asks whether they are there. */
export const useNotedActivity = (isListening: boolean): void => {
    useEffect(() => {
        if (!isListening) return undefined
        const note = () => noteActivity(Date.now())
        for (const sign of SIGNS) window.addEventListener(sign, note, {passive: true})
        return () => {
            for (const sign of SIGNS) window.removeEventListener(sign, note)
        }
    }, [isListening])
}

/** When a timer is to be looked at again: at its next moment, and each second while it counts down. */
const nextLook = (timer: SessionTimer, now: number): number | undefined => {
    const phase = timerPhase(timer, now)
    if (phase === 'over') return undefined
    return phase === 'running' ? timer.warningAt - now : Math.min(1000, timer.endAt - now)
}

export type Inactivity = {phase: TimerPhase; remaining: number}

/**
 * Where a time-out stands. It is reckoned from moments, never counted, and looked at again whenever the page is shown: a
 * tab that slept knows at once [SESSION-003, SESSION-010, D-34].
 */
export const useInactivity = (minutes: number): Inactivity => {
    const last = useSyncExternalStore(onActivity, lastActivity, () => 0)
    const [looked, setLooked] = useState(() => Date.now())
    // Activity is later than the last look at the clock.
    const now = Math.max(looked, last)
    // Who has done nothing yet has only just come: the time begins now, and not in 1970.
    const timer = sessionTimer(last === 0 ? now : last, minutes)
    const {warningAt, endAt} = timer
    const look = useCallback(() => setLooked(Date.now()), [])

    useEffect(() => {
        const wait = nextLook({warningAt, endAt}, now)
        if (wait === undefined) return undefined
        const handle = setTimeout(look, wait)
        return () => clearTimeout(handle)
    }, [warningAt, endAt, now, look])
    useEffect(() => {
        window.addEventListener('pageshow', look)
        document.addEventListener('visibilitychange', look)
        return () => {
            window.removeEventListener('pageshow', look)
            document.removeEventListener('visibilitychange', look)
        }
    }, [look])

    return {phase: timerPhase(timer, now), remaining: remainingSeconds(timer, now)}
}
