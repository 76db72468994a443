/** By this id the box says which list it controls. */
export const LIST_ID = 'search-options'
