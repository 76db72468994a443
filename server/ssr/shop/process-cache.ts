import {LRUCache} from 'lru-cache'
import {toFailure} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'
import type {ContentCounter} from './content-figures'
import {waitingAtMost} from './waiting-at-most'

type Entry = {
    value: unknown
    freshUntil: number
    staleUntil: number
    version: string
    /** Whether the last attempt to fetch it again has failed. */
    isOutdated: boolean
}

export type Clock = () => number

type CacheOptions = {
    /** The most entries. */
    max?: number
    /** Called with how data was served. */
    onServed?: ContentCounter | undefined
    /** How long a page waits for what was published since, in milliseconds, if what was there before is cached. */
    newestWithinMs?: number
}

/**
 * Data that is the same for everybody (category tree, preferences, content), cached by the process: fresh data is
 * returned at once; stale data too, while one call revalidates it; one call serves all requests that wait for the same
 * query. Stale data is also used while the Commerce API is down. The least recently used entry is evicted first. Data
 * of another version of the content is fetched again at once, and used only if that fails or takes too long.
 */
export class ProcessCache {
    private readonly entries: LRUCache<string, Entry>
    private readonly pending = new Map<string, Promise<unknown>>()
    private readonly onServed: ContentCounter
    private readonly newestWithinMs: number

    constructor(
        private readonly now: Clock,
        /** Called with every failure: stale data may hide it, and nobody would notice [ERR-019]. */
        private readonly onFailure: (message: string) => void = () => undefined,
        {max = 500, onServed = () => undefined, newestWithinMs = 500}: CacheOptions = {}
    ) {
        this.entries = new LRUCache({max})
        this.onServed = onServed
        this.newestWithinMs = newestWithinMs
    }

    /** `space` separates sites and languages; `version` is another one after each publication. */
    async fetch<T>(space: string, query: Query<T>, version = ''): Promise<T> {
        const {shared} = query
        if (!shared) return query.fetch()
        const key = `${space}:${JSON.stringify(query.key)}`
        const entry = this.entries.get(key)
        const now = this.now()
        const isCurrent = entry?.version === version
        // The key identifies the query, and only its own data is ever cached under it.
        if (entry && isCurrent && now < entry.freshUntil) {
            this.onServed('fresh')
            return entry.value as T
        }
        const next = this.revalidate(key, query, {...shared, version})
        if (!entry || now >= entry.staleUntil) return this.fetched(next)
        next.catch(() => undefined)
        if (isCurrent) return this.stale<T>(entry)
        return this.fetched(waitingAtMost(this.newestWithinMs, next)).catch((error: unknown) => {
            // It was taken away since.
            if (toFailure(error).status === 404) throw error
            // The next page does not wait for it again.
            this.entries.set(key, {...entry, version, freshUntil: this.now()})
            return this.stale<T>(entry)
        })
    }

    private async fetched<T>(next: Promise<T>): Promise<T> {
        const value = await next
        this.onServed('fetched')
        return value
    }

    private stale<T>(entry: Entry): T {
        const overdueMs = Math.max(0, this.now() - entry.freshUntil)
        this.onServed(entry.isOutdated ? 'outdated' : 'stale', overdueMs)
        return entry.value as T
    }

    private revalidate<T>(
        key: string,
        query: Query<T>,
        {fresh, stale, version}: {fresh: number; stale: number; version: string}
    ): Promise<T> {
        // A call that began before a publication may bring what was there before.
        const call = `${version} ${key}`
        const pending = this.pending.get(call)
        if (pending) return pending as Promise<T>
        const fetched = query
            .fetch()
            .then((value) => {
                const freshUntil = this.now() + fresh * 1000
                const staleUntil = freshUntil + stale * 1000
                this.entries.set(key, {value, freshUntil, staleUntil, version, isOutdated: false})
                return value
            })
            .catch((error: unknown) => {
                this.report(key, query, error)
                throw error
            })
            .finally(() => this.pending.delete(call))
        this.pending.set(call, fetched)
        return fetched
    }

    /** Something that does not exist, such as a store that has closed, is no problem of the platform's. */
    private report(key: string, {key: [name]}: Query<unknown>, error: unknown): void {
        const {status, code} = toFailure(error)
        if (status === 404) return
        const entry = this.entries.peek(key)
        if (entry) entry.isOutdated = true
        const why = error instanceof Error ? error.message : code
        this.onFailure(`${String(name)} could not be had: ${why}`)
    }
}
