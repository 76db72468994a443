import {LRUCache} from 'lru-cache'

/** Short texts that every server has to know for a while: sessions that were signed out, renewals that were answered. */
export type Known = {
    /** Stores a text under a key for so many milliseconds. */
    put: (key: string, text: string, ms: number) => Promise<void>
    get: (key: string) => Promise<string | undefined>
    /** Takes a key for so many milliseconds; false if it is taken already. */
    claim: (key: string, ms: number) => Promise<boolean>
    forget: (key: string) => Promise<void>
}

/** The maximum number of texts in a process; the least used are removed first. */
const mostTexts = 100_000

type Stored = {text: string; endsAt: number}

/** What one process knows. */
export const createKnown = (now: () => number): Known => {
    const texts = new LRUCache<string, Stored>({max: mostTexts})

    const read = (key: string): string | undefined => {
        const found = texts.get(key)
        return found && found.endsAt > now() ? found.text : undefined
    }

    const put = (key: string, text: string, ms: number): void =>
        void texts.set(key, {text, endsAt: now() + ms})

    return {
        put: async (key, text, ms) => put(key, text, ms),
        get: async (key) => read(key),
        claim: async (key, ms) => {
            if (read(key) !== undefined) return false
            put(key, '', ms)
            return true
        },
        forget: async (key) => void texts.delete(key)
    }
}
