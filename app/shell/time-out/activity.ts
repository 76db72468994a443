import {createStore} from 'zustand/vanilla'
import {storedText} from '@app/lib/text/stored-text'

const inAllTabs = storedText('last-activity')

/** This tab's own, which another tab cannot remove. */
const inThisTab = createStore<{at: number}>(() => ({at: 0}))

/** Activity within so many milliseconds of the last counts as the same. */
const QUIET_MS = 1000

const stored = (): number => {
    const moment = Number(inAllTabs.read())
    return Number.isFinite(moment) ? moment : 0
}

/** The time of the shopper's last activity in any tab of this browser; 0 if there was none. */
export const lastActivity = (): number => Math.max(inThisTab.getState().at, stored())

/** Notes an activity, for all tabs [SESSION-001, SESSION-012, D-34]. */
export const noteActivity = (now: number): void => {
    if (now - lastActivity() < QUIET_MS) return
    inThisTab.setState({at: now})
    inAllTabs.write(String(now))
}

/** Removes it, as the next session has had no activity yet. */
export const forgetActivity = (): void => {
    inThisTab.setState({at: 0})
    inAllTabs.write(null)
}

/** Calls the listener for activity here and in other tabs; returns how to stop. */
export const onActivity = inAllTabs.subscribe
