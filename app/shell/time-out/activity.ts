import {localTexts} from '@app/lib/browser/browser-storage'

const KEY = 'last-activity'

/** Activity within so many milliseconds of the last counts as the same. */
const QUIET_MS = 1000

const listeners = new Set<() => void>()
let inThisTab = 0

const stored = (): number => {
    const moment = Number(localTexts.get(KEY))
    return Number.isFinite(moment) ? moment : 0
}

const post = (): void => {
    for (const listener of listeners) listener()
}

const hearOtherTabs = ({key}: StorageEvent): void => {
    if (key === KEY) post()
}

/** The time of the shopper's last activity in any tab of this browser; 0 if there was none. */
export const lastActivity = (): number => Math.max(inThisTab, stored())

/** Notes an activity, for all tabs [SESSION-001, SESSION-012, D-34]. */
export const noteActivity = (now: number): void => {
    if (now - lastActivity() < QUIET_MS) return
    inThisTab = now
    localTexts.set(KEY, String(now))
    post()
}

/** Removes it, as the next session has had no activity yet. */
export const forgetActivity = (): void => {
    inThisTab = 0
    localTexts.remove(KEY)
    post()
}

/** Calls the listener for activity here and in other tabs; returns how to stop. */
export const onActivity = (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (listeners.size === 1) window.addEventListener('storage', hearOtherTabs)
    return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs)
    }
}
