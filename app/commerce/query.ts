import {useQueryClient} from '@tanstack/react-query'
import {useCallback} from 'react'
import {retryDelay} from '@app/lib/browser/async'
import {toFailure} from './client'

/**
 * A query to the Commerce API as a value: one key, one function that fetches, one mapping to our own shape. Routes and
 * components name queries; nothing is sent until `fetch` is called.
 */
export type Query<T> = {
    key: readonly (string | number | boolean | null | readonly string[])[]
    /** Rejects with a CommerceError. */
    fetch: () => Promise<T>
    /** How long the data counts as fresh in the browser, in milliseconds [G-06]. */
    staleTime: number
    /** How often it is retried after a failure, waiting longer each time; never by default [SEARCH-028]. */
    retries?: number
    /**
     * The data is the same for everybody: the server caches it, fresh and then stale-while-revalidate, for so many
     * seconds.
     */
    shared?: {fresh: number; stale: number}
    /** How the data is written into the page, if that is smaller than the data itself. */
    codec?: Codec<T>
}

export type Codec<T> = {dehydrate(data: T): unknown; hydrate(dehydrated: unknown): T}

/** A query that fetches nothing, for when there is nothing to fetch. */
export const emptyQuery: Query<null> = {
    key: ['nothing'],
    staleTime: Infinity,
    fetch: () => Promise.resolve(null)
}

/** [SEARCH-027, G-06] */
export const defaultStaleTime = 10_000

/** Retries only failures that may be gone a second later; a 404 stays a 404. */
const retriesOf = (most: number) => (failures: number, error: unknown) =>
    failures < most && toFailure(error).status >= 500

/**
 * The options with which browsers fetch a query, wherever it is used: by a page, a component, a prefetch, a store
 * change or a search.
 */
export const queryOptions = <T>({key, fetch, staleTime, retries}: Query<T>) => ({
    queryKey: key,
    queryFn: () => fetch(),
    staleTime,
    ...(retries !== undefined && {retry: retriesOf(retries), retryDelay})
})

/** Fetches a query as part of an action; data that is still fresh is not fetched again [SEARCH-027]. */
export const useFetchQuery = (): (<T>(query: Query<T>) => Promise<T>) => {
    const cache = useQueryClient()
    return useCallback(<T>(query: Query<T>) => cache.fetchQuery<T>(queryOptions(query)), [cache])
}
