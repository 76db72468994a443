export type SuggestionPopover = 'closed' | 'starting-points' | 'suggestions'

/**
 * What stands under the search box [SEARCH-004] [SEARCH-005] [SEARCH-006] [SEARCH-024]: suggestions
 * for a text that has some; frequent and recent searches to start from while the box is empty, and
 * only then (G-18). Focus counts as long as it is in the box or in the list.
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
