/** [SEARCH-013] (decision 7) */
const mostRecentSearches = 5

/**
 * The recent searches after another one: latest first, each once in its latest spelling [SEARCH-010] [SEARCH-011]
 * [SEARCH-013].
 */
export const withRecentSearch = (recents: readonly string[], text: string): string[] => {
    const term = text.trim()
    if (term === '') return [...recents]
    const others = recents.filter((recent) => recent.toLowerCase() !== term.toLowerCase())
    return [term, ...others].slice(0, mostRecentSearches)
}

/** The recent searches from their stored text; anything that is not a list of terms counts as empty. */
export const recentSearchesFrom = (stored: string | null): string[] => {
    try {
        const value: unknown = JSON.parse(stored ?? '[]')
        const terms = Array.isArray(value) ? value.filter((term) => typeof term === 'string') : []
        return terms.slice(0, mostRecentSearches)
    } catch {
        return []
    }
}

/** [SEARCH-026] */
export const placeholderPeriodMs = 5000

/** The category name that the search box shows as its placeholder after some time; undefined without names [SEARCH-026]. */
export const placeholderAt = (names: readonly string[], elapsedMs: number): string | undefined =>
    names[Math.floor(elapsedMs / placeholderPeriodMs) % names.length]

/** [SEARCH-002] (decision 7) */
const shortestSuggestionTerm = 3

/** The term to fetch suggestions for: the trimmed text, or undefined if it is too short [SEARCH-002]. */
export const suggestionTerm = (text: string): string | undefined => {
    const term = text.trim()
    return term.length >= shortestSuggestionTerm ? term : undefined
}

export type SuggestionPopover = 'closed' | 'starting-points' | 'suggestions'

/**
 * What is shown under the search box [SEARCH-004] [SEARCH-005] [SEARCH-006] [SEARCH-024]: suggestions, if there are any
 * for the text; frequent and recent searches while the box is empty, and only then (G-18). Shown while the focus is in
 * the box or in the list.
 */
export const suggestionPopover = (box: {
    focused: boolean
    text: string
    hasSuggestions: boolean
    hasStartingPoints: boolean
}): SuggestionPopover => {
    if (!box.focused) return 'closed'
    if (box.text.trim() === '') return box.hasStartingPoints ? 'starting-points' : 'closed'
    return box.hasSuggestions ? 'suggestions' : 'closed'
}
