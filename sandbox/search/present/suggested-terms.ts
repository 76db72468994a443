import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {QueryWord} from '../words/read-query'

const longest = 50

/** What each word of a query was read as. */
export const suggestedTerms = (words: readonly QueryWord[]): ShopperSearchTypes.SuggestedTerms[] =>
    words.map(({stem, alternatives, correction}) => ({
        originalTerm: stem.slice(0, longest),
        terms: alternatives.slice(0, 3).map((alternative) => ({
            value: (correction ?? alternative.stem).slice(0, longest),
            completed: alternative.isBeginning,
            corrected: correction !== undefined,
            exactMatch: correction === undefined && alternative.stem === stem
        }))
    }))
