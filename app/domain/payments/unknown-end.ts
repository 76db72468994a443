/** The field by which an error says that nobody can tell yet whether what was sent is done (D-49). */
export type WithUnknownEnd = {readonly isEndUnknown: true}

/** Whether an error says that what was sent may be done all the same. */
export const isEndUnknown = (error: unknown): error is WithUnknownEnd =>
    error instanceof Error && 'isEndUnknown' in error && error.isEndUnknown === true

/** How an action ended, with the seconds until the next try if the platform, which is too busy, named them. */
export type WithWait = {readonly tryAgainIn?: number | undefined}

/** In how many seconds the platform, which is too busy, may be asked again; undefined if an error does not say so. */
export const secondsToWaitOf = (error: unknown): number | undefined =>
    error instanceof Error && 'tryAgainIn' in error && typeof error.tryAgainIn === 'number'
        ? error.tryAgainIn
        : undefined
