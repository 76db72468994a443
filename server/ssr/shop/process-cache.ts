import {LRUCache} from 'lru-cache'
import {toFailure} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'

type Entry = {value: unknown; freshUntil: number; staleUntil: number}

export type Clock = () => number

/**
 * Data that is the same for everybody (category tree, preferences, content), cached by the process: fresh data is
 * returned at once; stale data too, while one call revalidates it; one call serves all requests that wait for the same
 * query. Stale data is also used while the Commerce API is down. The least recently used entry is evicted first.
 */
export class ProcessCache {
    private readonly entries: LRUCache<string, Entry>
    private readonly pending = new Map<string, Promise<unknown>>()

    constructor(
        private readonly now: Clock,
        /** Called with every failure: stale data may hide it, and nobody would notice [ERR-019]. */
        private readonly onFailure: (message: string) => void = () => undefined,
        max = 500
    ) {
        this.entries = new LRUCache({max})
    }

    /** `space` separates sites and languages. */
    async fetch<T>(space: string, query: Query<T>): Promise<T> {
        const {shared} = query
        if (!shared) return query.fetch()
        const key = `${space}:${JSON.stringify(query.key)}`
        const entry = this.entries.get(key)
        const now = this.now()
        // The key identifies the query, and only its own data is ever cached under it.
        if (entry && now < entry.freshUntil) return entry.value as T
        const next = this.revalidate(key, query, shared)
        if (!entry || now >= entry.staleUntil) return next
        next.catch(() => undefined)
        return entry.value as T
    }

    private revalidate<T>(
        key: string,
        query: Query<T>,
        {fresh, stale}: {fresh: number; stale: number}
    ): Promise<T> {
        const pending = this.pending.get(key)
        if (pending) return pending as Promise<T>
        const fetched = query
            .fetch()
            .then((value) => {
                const freshUntil = this.now() + fresh * 1000
                this.entries.set(key, {value, freshUntil, staleUntil: freshUntil + stale * 1000})
                return value
            })
            .catch((error: unknown) => {
                this.report(query, error)
                throw error
            })
            .finally(() => this.pending.delete(key))
        this.pending.set(key, fetched)
        return fetched
    }

    private report({key: [name]}: Query<unknown>, error: unknown): void {
        const {status, code} = toFailure(error)
        const why = error instanceof Error ? error.message : code
        // Something that does not exist, such as a store that has closed, is not a problem to log.
        if (status !== 404) this.onFailure(`${String(name)} could not be had: ${why}`)
    }
}
