import {useQueryClient} from '@tanstack/react-query'
import {useCallback} from 'react'
import {retryDelay} from '@app/lib/async'
import {toFailure} from './client'

/**
 * A question to the Commerce API as a value: one name, one key, one mapping to our own shape.
 * Questions are asked by routes and parts; nothing happens until `ask` is called.
 */
export type Query<T> = {
    key: readonly (string | number | boolean | null | readonly string[])[]
    /** Rejects with a CommerceError. */
    fetch: () => Promise<T>
    /** How long an answer counts as fresh in the browser, milliseconds [G-06]. */
    staleTime: number
    /** How often it is retried after a failure, waiting longer each time; never by default [SEARCH-028]. */
    retries?: number
    /** The answer is the same for everybody: the server keeps it, fresh and then stale-while-revalidate, seconds. */
    shared?: {fresh: number; stale: number}
    /** How a page carries the answer, where that is smaller than the answer itself. */
    codec?: Codec<T>
}

export type Codec<T> = {dehydrate(data: T): unknown; hydrate(dehydrated: unknown): T}

/** Stands where there is nothing to ask. */
export const emptyQuery: Query<null> = {
    key: ['nothing'],
    staleTime: Infinity,
    fetch: () => Promise.resolve(null)
}

/** [SEARCH-027, G-06] */
export const defaultStaleTime = 10_000

/** Only what may be otherwise the next time is asked again: what is not there will not be there in a second. */
const retriesOf = (most: number) => (failures: number, error: unknown) =>
    failures < most && toFailure(error).status >= 500

/**
 * How browsers ask a question, no matter who asks: a page, a part of one, a link that is pointed at, another store, a
 * search.
 */
export const queryOptions = <T>({key, fetch, staleTime, retries}: Query<T>) => ({
    queryKey: key,
    queryFn: () => fetch(),
    staleTime,
    ...(retries !== undefined && {retry: retriesOf(retries), retryDelay})
})

/** Asks a question as part of an action; an answer that is still fresh is not asked for again [SEARCH-027]. */
export const useFetchQuery = (): (<T>(query: Query<T>) => Promise<T>) => {
    const cache = useQueryClient()
    return useCallback(<T>(query: Query<T>) => cache.fetchQuery<T>(queryOptions(query)), [cache])
}
