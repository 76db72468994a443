import {useCallback, useEffect, useState} from 'react'
import {
    remainingSeconds,
    sessionTimer,
    timerPhase,
    type SessionTimer,
    type TimerPhase
} from '@app/domain/calendar/session-timer'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {lastActivity, noteActivity, onActivity} from './activity'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Notes what the shopper does, while no dialog asks whether they are there. */
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

/** When a timer has to be evaluated again: at its next phase, and every second while it counts down. */
const nextLook = (timer: SessionTimer, now: number): number | undefined => {
    const phase = timerPhase(timer, now)
    if (phase === 'over') return undefined
    return phase === 'running' ? timer.warningAt - now : Math.min(1000, timer.endAt - now)
}

export type Inactivity = {phase: TimerPhase; remaining: number}

/**
 * The state of a time-out. It is computed from points in time and not counted, and evaluated again whenever the page
 * becomes visible, so that it is right after a tab has slept [SESSION-003, SESSION-010, D-34].
 */
export const useInactivity = (minutes: number): Inactivity => {
    const last = useBrowserValue(lastActivity, 0, onActivity)
    const [looked, setLooked] = useState(() => Date.now())
    // An activity may be later than the last evaluation.
    const now = Math.max(looked, last)
    // Without any activity yet, the time begins now, and not in 1970.
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
