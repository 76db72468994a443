/** The query without what turns its pages. */
const withoutPage = (query: URLSearchParams): string => {
    const others = new URLSearchParams(query)
    others.delete('offset')
    others.delete('limit')
    return others.toString()
}

/**
 * Whether a move from one query to another on the same path shows something to be read from its top: another search, or
 * another page of the same listing. A filter, an order or a view changes what the shopper is looking at.
 */
export const beginsAnew = (before: string, now: string): boolean => {
    const [from, to] = [new URLSearchParams(before), new URLSearchParams(now)]
    if (from.get('q') !== to.get('q')) return true
    return from.toString() !== to.toString() && withoutPage(from) === withoutPage(to)
}
