import {recentSearchesFrom, withRecentSearch} from '@app/domain/catalogue/search-box'
import {localTexts} from '@app/lib/browser/browser-storage'

/** [SEARCH-012] */
const KEY = 'recent-search-key'

/** The recent searches of this browser, latest first [SEARCH-010]. */
export const recentSearches = (): string[] => recentSearchesFrom(localTexts.get(KEY))

/** Stores a submitted term [SEARCH-010, SEARCH-011, SEARCH-012, SEARCH-013]. */
export const saveRecentSearch = (term: string): void => {
    const recents = withRecentSearch(recentSearches(), term)
    localTexts.set(KEY, JSON.stringify(recents))
}

/** Clears them (G-18). */
export const clearRecentSearches = (): void => {
    localTexts.remove(KEY)
}
