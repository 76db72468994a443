/** The products of a wish list after a heart was clicked, and what that did [WISH-002]. */
export const toggledWish = (
    ids: readonly string[],
    id: string
): {ids: string[]; change: 'added' | 'removed'} =>
    ids.includes(id)
        ? {ids: ids.filter((other) => other !== id), change: 'removed'}
        : {ids: [...ids, id], change: 'added'}

/** A wish list after a product was moved to it, which may be there already [WISH-009] [WISH-011]. */
export const withWish = (
    ids: readonly string[],
    id: string
): {ids: string[]; change: 'added' | 'already-there'} =>
    ids.includes(id)
        ? {ids: [...ids], change: 'already-there'}
        : {ids: [...ids, id], change: 'added'}

/**
 * A guest's wish list joined to the customer's at sign-in: all products once, the customer's
 * first, and those that the platform must be informed of (G-35, D-17).
 */
export const joinedWishes = (
    guest: readonly string[],
    customer: readonly string[]
): {ids: string[]; added: string[]} => {
    const added = [...new Set(guest)].filter((id) => !customer.includes(id))
    return {ids: [...new Set([...customer, ...added])], added}
}

/** A guest's wish list from what a browser stored; anything that is not a list of ids counts as none [WISH-005]. */
export const wishesFrom = (stored: string | null): string[] => {
    try {
        const value: unknown = JSON.parse(stored ?? '[]')
        const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
        return [...new Set(ids)]
    } catch {
        return []
    }
}
