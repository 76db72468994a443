/** [SEARCH-026] */
export const placeholderPeriodMs = 5000

/** The category name that the search box shows after a time; nothing when there are no names [SEARCH-026]. */
export const placeholderAt = (names: readonly string[], elapsedMs: number): string | undefined =>
    names[Math.floor(elapsedMs / placeholderPeriodMs) % names.length]
