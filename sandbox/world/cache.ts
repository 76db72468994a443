import type {Database} from 'better-sqlite3'
import type {World} from './world'

/** A cache that drops the least recently used entries first. */
export type Cache<Key, Value> = {
    of: (key: Key, make: () => Value) => Value
    forget: (key: Key) => void
}

/** A cache of so many entries at most, for what is the same in every world. */
export const lruCache = <Key, Value>(most: number): Cache<Key, Value> => {
    const values = new Map<Key, Value>()
    return {
        of: (key, make) => {
            const known = values.get(key)
            const value = known ?? make()
            if (known !== undefined) values.delete(key)
            values.set(key, value)
            if (values.size > most) {
                const [oldest] = values.keys()
                if (oldest !== undefined) values.delete(oldest)
            }
            return value
        },
        forget: (key) => void values.delete(key)
    }
}

const caches = new WeakMap<Database, Map<string, unknown>>()

/**
 * A world's cache for one purpose. It belongs to the database, not to the world object, because a call with another
 * clock has its own world object.
 */
export const cacheFor = <Key, Value>(
    {db}: World,
    purpose: string,
    most: number
): Cache<Key, Value> => {
    const purposes = caches.get(db) ?? new Map<string, unknown>()
    caches.set(db, purposes)
    const known = purposes.get(purpose)
    if (known) return asCacheOf<Key, Value>(known)
    const made = lruCache<Key, Value>(most)
    purposes.set(purpose, made)
    return made
}

/** Each purpose has one type of key and value, which the map's type cannot express. */
const asCacheOf = <Key, Value>(memory: unknown) => memory as Cache<Key, Value>
