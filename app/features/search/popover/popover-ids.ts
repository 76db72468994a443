/** By this id the box says which list it controls. */
export const LIST_ID = 'search-options'

/** What stands under the box: the list, and what belongs to it but is no option. */
export const POPOVER_ID = 'search-popover'
