/** [SEARCH-002] (decision 7) */
const shortestSuggestionTerm = 3

/** What to ask suggestions for: the trimmed text, or nothing while it is too short [SEARCH-002]. */
export const suggestionTerm = (text: string): string | undefined => {
    const term = text.trim()
    return term.length >= shortestSuggestionTerm ? term : undefined
}
