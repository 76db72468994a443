import {LRUCache} from 'lru-cache'

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

/** The maximum number of keys; the least used are removed first. */
const mostKeys = 100_000

type Window = {count: number; endsAt: number}

/** The counters of one process. */
export const createCounts = (now: () => number): Counts => {
    const windows = new LRUCache<string, Window>({max: mostKeys})

    const current = (key: string): Window | undefined => {
        const found = windows.get(key)
        return found && found.endsAt > now() ? found : undefined
    }

    const begin = (key: string, windowMs: number): Window => {
        const begun = {count: 0, endsAt: now() + windowMs}
        windows.set(key, begun)
        return begun
    }

    return {
        add: async (key, windowMs, by = 1) => {
            const window = current(key) ?? begin(key, windowMs)
            window.count = Math.max(0, window.count + by)
            return {count: window.count, endsInMs: window.endsAt - now()}
        },
        read: async (key) => {
            const window = current(key)
            return window
                ? {count: window.count, endsInMs: window.endsAt - now()}
                : {count: 0, endsInMs: 0}
        },
        forget: async (key) => void windows.delete(key)
    }
}
