/** An address without its query: what tells how a page is shown, not which page it is. */
export const withoutQuery = (address: string): string => address.replace(/\?.*$/, '')
