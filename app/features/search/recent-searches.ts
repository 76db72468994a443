import {recentSearchesFrom, withRecentSearch} from '@app/domain/search-box'
import {ifAllowed} from '@app/lib/browser'

/** [SEARCH-012] */
const KEY = 'recent-search-key'

/** The recent searches of this browser, latest first [SEARCH-010]. */
export const recentSearches = (): string[] =>
    recentSearchesFrom(ifAllowed(() => localStorage.getItem(KEY)) ?? null)

/** Stores a submitted term [SEARCH-010, SEARCH-011, SEARCH-012, SEARCH-013]. */
export const saveRecentSearch = (term: string): void => {
    const recents = withRecentSearch(recentSearches(), term)
    ifAllowed(() => localStorage.setItem(KEY, JSON.stringify(recents)))
}

/** Clears them (G-18). */
export const clearRecentSearches = (): void => {
    ifAllowed(() => localStorage.removeItem(KEY))
}
