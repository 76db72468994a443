import type {AutocompleteRequest} from '@contract/autocomplete'
import type {Commerce} from '../../commerce'
import {usualFreshness, type Question} from '../../question'
import {knownVisitorId} from '../visitor-id'
import {toSuggestions, type Suggestions} from './to-suggestions'

/** (G-18) */
const maxSuggestions = 6

/** Phrases and products for what was typed so far [API-055]. */
export const suggestions = (commerce: Commerce, term: string): Question<Suggestions> => ({
    key: ['suggestions', term],
    fresh: usualFreshness,
    ask: async () => {
        const visitorId = knownVisitorId()
        const body: AutocompleteRequest = {
            query: term,
            maxSuggestions,
            ...(visitorId !== undefined && {visitorId})
        }
        const answer = await commerce.ask({
            path: '/custom/search/v1/organizations/{org}/autocomplete',
            query: {c_q: term},
            body
        })
        return toSuggestions(answer, maxSuggestions)
    }
})
