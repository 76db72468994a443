export type SuggestionPopover = 'closed' | 'starting-points' | 'suggestions'

/**
 * What stands under the search box [SEARCH-004] [SEARCH-005] [SEARCH-006] [SEARCH-024]: suggestions
 * for a text that has some, else frequent and recent searches to start from. Focus counts as long
 * as it is in the box or in the list.
 */
export const suggestionPopover = (box: {
    focused: boolean
    text: string
    hasSuggestions: boolean
    hasStartingPoints: boolean
}): SuggestionPopover => {
    if (!box.focused) return 'closed'
    if (box.hasSuggestions && box.text.trim() !== '') return 'suggestions'
    return box.hasStartingPoints ? 'starting-points' : 'closed'
}
