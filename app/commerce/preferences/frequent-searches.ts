import type {Commerce} from '../commerce'
import type {Question} from '../question'
import {texts} from '../reading'
import {askPreferences} from './ask-preferences'

/** What shoppers often search for, the most frequent first (G-18) [SEARCH-024]; the same for everybody. */
export const frequentSearches = (commerce: Commerce): Question<string[]> => ({
    key: ['frequent-searches'],
    // [SEARCH-030] (C-03)
    fresh: 180_000,
    shared: {fresh: 180, stale: 86_400},
    // [CONST-002] (C-03)
    retries: 2,
    ask: async () => {
        const {frequentSearches: terms} = await askPreferences(commerce, ['frequentSearches'])
        return [...new Set(texts(terms).map((term) => term.trim()))].filter(Boolean)
    }
})
