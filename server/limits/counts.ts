/** How often something happened in its window, and when the window ends, in milliseconds. */
export type Count = {count: number; endsInMs: number}

/** Counters for rate limits. */
export type Counts = {
    /** Counts one more, or `by` (may be negative); the window begins with the first. */
    add: (key: string, windowMs: number, by?: number) => Promise<Count>
    /** How often so far. */
    read: (key: string) => Promise<Count>
    forget: (key: string) => Promise<void>
}

/** The maximum number of keys; the oldest are removed first. */
const mostKeys = 100_000

type Stored = {count: number; endsAt: number}

/** The counters of one process. */
export const createCounts = (now: () => number): Counts => {
    const stored = new Map<string, Stored>()

    const current = (key: string): Stored | undefined => {
        const found = stored.get(key)
        if (found === undefined || found.endsAt > now()) return found
        stored.delete(key)
        return undefined
    }

    const begin = (key: string, windowMs: number): Stored => {
        const first = stored.size >= mostKeys ? stored.keys().next().value : undefined
        if (first !== undefined) stored.delete(first)
        const begun = {count: 0, endsAt: now() + windowMs}
        stored.set(key, begun)
        return begun
    }

    return {
        add: async (key, windowMs, by = 1) => {
            const one = current(key) ?? begin(key, windowMs)
            one.count = Math.max(0, one.count + by)
            return {count: one.count, endsInMs: one.endsAt - now()}
        },
        read: async (key) => {
            const one = current(key)
            return one ? {count: one.count, endsInMs: one.endsAt - now()} : {count: 0, endsInMs: 0}
        },
        forget: async (key) => void stored.delete(key)
    }
}
