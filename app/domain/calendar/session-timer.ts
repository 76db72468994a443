const MINUTE_IN_MS = 60_000
const DEFAULT_MINUTES = 15

/** A time-out as points in time, in milliseconds, so that it is right even after a tab has slept (D-34). */
export type SessionTimer = {
    /** At two thirds of the time-out: the warning is shown [SESSION-003] [SESSION-010]. */
    warningAt: number
    /** At its full length [SESSION-006] [SESSION-014]. */
    endAt: number
}

/** The minutes of a time-out from its preference [SESSION-002] [SESSION-009]; 15 where it is unset (decision 11). */
export const timeoutMinutes = (preference: number | undefined): number =>
    preference !== undefined && preference > 0 ? preference : DEFAULT_MINUTES

/** The timer after an activity [SESSION-001] [SESSION-005] [SESSION-012]. */
export const sessionTimer = (lastActivity: number, minutes: number): SessionTimer => {
    const length = minutes * MINUTE_IN_MS
    return {
        warningAt: lastActivity + Math.round((length * 2) / 3),
        endAt: lastActivity + length
    }
}

export type TimerPhase = 'running' | 'warning' | 'over'

/** The phase of a timer; evaluated again whenever a page becomes visible (D-34). */
export const timerPhase = ({warningAt, endAt}: SessionTimer, now: number): TimerPhase => {
    if (now >= endAt) return 'over'
    return now >= warningAt ? 'warning' : 'running'
}

/** The seconds until a timer's end, never below 0; a started second counts as a whole one [SESSION-011]. */
export const remainingSeconds = ({endAt}: SessionTimer, now: number): number =>
    Math.max(0, Math.ceil((endAt - now) / 1000))

/** The warning to show: the checkout's, if both are due (D-34). Undefined for a timer that does not run. */
export const shownWarning = (
    checkout: TimerPhase | undefined,
    account: TimerPhase | undefined
): 'checkout' | 'account' | undefined => {
    if (checkout === 'warning') return 'checkout'
    return account === 'warning' ? 'account' : undefined
}

/** What the checkout's time-out ends. */
export type TimedFlow = 'checkout' | 'application'

const TIMED =
    /^(?:\/[a-z]{2}-[A-Z]{2})?\/(checkout|new-checkout|bank-verification|identity-verification|payfone|web-order-form|digital-order-form)(?!\/confirmation)(?:\/|$)/

/**
 * The flow whose time-out runs on a page: on /checkout, /payfone and /new-checkout with their steps, in any language,
 * but not after the order is confirmed [SESSION-006] [SESSION-007]. Bank account and identity are steps of the
 * checkout, too, and the application's form has a time-out of its own: each holds what nobody else may see.
 */
export const timedFlow = (path: string): TimedFlow | undefined => {
    const [, page] = TIMED.exec(path) ?? []
    if (page === undefined) return undefined
    return /checkout|-verification/.test(page) ? 'checkout' : 'application'
}

/** A customer's session as our server knows it: times in milliseconds, and the minutes of inactivity that are allowed. */
export type SessionSpan = {begunAt: number; lastActivity: number; minutes: number}

/** The hours after which a session ends, however active the customer is [ASVS-7.3.2]. */
export const longestSessionHours = 12

/** Whether a customer's session has ended, by inactivity or by age (D-34) [ASVS-7.3.1] [ASVS-7.3.2]. */
export const hasSessionEnded = (
    {begunAt, lastActivity, minutes}: SessionSpan,
    now: number
): boolean =>
    timerPhase(sessionTimer(lastActivity, minutes), now) === 'over' ||
    now >= begunAt + longestSessionHours * 60 * MINUTE_IN_MS
