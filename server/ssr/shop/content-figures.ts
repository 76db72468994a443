/**
 * How cached content was served: within its time; fetched, as there was none; after its time, while it is fetched
 * again; or after its time, because fetching it again has failed.
 */
export const contentStates = ['fresh', 'fetched', 'stale', 'outdated'] as const

export type ContentState = (typeof contentStates)[number]

/** What an operator is shown of the cached content, which hides a platform that fails [ERR-019]. */
export type ContentFigures = {
    served: Readonly<Record<ContentState, number>>
    /** How far past its time the oldest outdated content was that was served lately, seconds; 0 if none was. */
    outdatedSeconds: number
}

/** Longer than Prometheus waits between two readings, so that none is missed. */
const windowMs = 60_000

/** The highest value of the current window and of the one before. */
const createRecentHighest = (now: () => number) => {
    let window = 0
    let highest = 0
    let before = 0
    const turn = (): void => {
        const current = Math.floor(now() / windowMs)
        if (current === window) return
        before = current === window + 1 ? highest : 0
        highest = 0
        window = current
    }
    return {
        add: (value: number): void => {
            turn()
            highest = Math.max(highest, value)
        },
        read: (): number => {
            turn()
            return Math.max(highest, before)
        }
    }
}

/** Counts how content was served. `now` is in milliseconds. */
export const createContentFigures = (now: () => number) => {
    const served: Record<ContentState, number> = {fresh: 0, fetched: 0, stale: 0, outdated: 0}
    const outdated = createRecentHighest(now)
    return {
        /** `overdueMs` is for how long it has been past its time. */
        count: (state: ContentState, overdueMs = 0): void => {
            served[state] += 1
            if (state === 'outdated') outdated.add(overdueMs / 1000)
        },
        read: (): ContentFigures => ({served: {...served}, outdatedSeconds: outdated.read()})
    }
}

export type ContentCounter = ReturnType<typeof createContentFigures>['count']
