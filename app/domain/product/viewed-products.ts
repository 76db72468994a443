const MOST_VIEWED = 12

/** The products looked at, after another look: most recent first, each once, at most twelve. */
export const withViewed = (viewed: readonly string[], id: string): string[] =>
    [id, ...viewed.filter((other) => other !== id)].slice(0, MOST_VIEWED)

/** The products looked at from what a browser kept; anything that is not a list of ids counts as none. */
export const viewedFrom = (stored: string | null): string[] => {
    try {
        const value: unknown = JSON.parse(stored ?? '[]')
        const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
        return ids.slice(0, MOST_VIEWED)
    } catch {
        return []
    }
}
