/** [SEARCH-013] (decision 7) */
const mostRecentSearches = 5

/** The recents after a search: most recent first, each once in its latest spelling [SEARCH-010] [SEARCH-011] [SEARCH-013]. */
export const withRecentSearch = (recents: readonly string[], text: string): string[] => {
    const term = text.trim()
    if (term === '') return [...recents]
    const others = recents.filter((recent) => recent.toLowerCase() !== term.toLowerCase())
    return [term, ...others].slice(0, mostRecentSearches)
}

/** The recents from what a browser kept; anything that is not a list of terms counts as none. */
export const recentSearchesFrom = (stored: string | null): string[] => {
    try {
        const value: unknown = JSON.parse(stored ?? '[]')
        const terms = Array.isArray(value) ? value.filter((term) => typeof term === 'string') : []
        return terms.slice(0, mostRecentSearches)
    } catch {
        return []
    }
}
