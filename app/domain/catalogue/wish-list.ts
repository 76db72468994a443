/** The products of a wish list after its heart was clicked, and what the click did [WISH-002]. */
export const toggledWish = (
    ids: readonly string[],
    id: string
): {ids: string[]; change: 'added' | 'removed'} =>
    ids.includes(id)
        ? {ids: ids.filter((other) => other !== id), change: 'removed'}
        : {ids: [...ids, id], change: 'added'}

/** A wish list after a product was moved to it, which may be on it already [WISH-009] [WISH-011]. */
export const withWish = (
    ids: readonly string[],
    id: string
): {ids: string[]; change: 'added' | 'already-there'} =>
    ids.includes(id)
        ? {ids: [...ids], change: 'already-there'}
        : {ids: [...ids, id], change: 'added'}

/**
 * A guest's wish list merged into the customer's at sign-in: all products once, the customer's first, and those that
 * have to be sent to the platform (G-35, D-17).
 */
export const joinedWishes = (
    guest: readonly string[],
    customer: readonly string[]
): {ids: string[]; added: string[]} => {
    const added = [...new Set(guest)].filter((id) => !customer.includes(id))
    return {ids: [...new Set([...customer, ...added])], added}
}

/** A guest's wish list from its stored text; anything that is not a list of ids counts as empty [WISH-005]. */
export const wishesFrom = (stored: string | null): string[] => {
    try {
        const value: unknown = JSON.parse(stored ?? '[]')
        const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
        return [...new Set(ids)]
    } catch {
        return []
    }
}
