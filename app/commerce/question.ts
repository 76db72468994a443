import {retryDelay} from '@app/lib/timing/retry-delay'
import {toFailure} from './commerce-error'

/**
 * A question to the Commerce API as a value: one name, one key, one mapping to our own shape.
 * Questions are asked by routes and parts; nothing happens until `ask` is called.
 */
export type Question<T> = {
    key: readonly (string | number | boolean | null | readonly string[])[]
    /** Rejects with a CommerceError. */
    ask: () => Promise<T>
    /** How long an answer counts as fresh in the browser, milliseconds [G-06]. */
    fresh: number
    /** How often it is asked again after a failure, waiting longer each time; never where nothing is said [SEARCH-028]. */
    retries?: number
    /** The answer is the same for everybody: the server keeps it, fresh and then stale-while-revalidate, seconds. */
    shared?: {fresh: number; stale: number}
}

/** Stands where there is nothing to ask. */
export const nothing: Question<null> = {
    key: ['nothing'],
    fresh: Infinity,
    ask: () => Promise.resolve(null)
}

/** [SEARCH-027, G-06] */
export const usualFreshness = 10_000

/** Only what may be otherwise the next time is asked again: what is not there will not be there in a second. */
const retriesOf = (most: number) => (failures: number, error: unknown) =>
    failures < most && toFailure(error).status >= 500

/** How browsers ask a question, whoever asks: a page, a part of one, a link that is pointed at, another store, a search. */
export const queryOf = <T>({key, ask, fresh, retries}: Question<T>) => ({
    queryKey: key,
    queryFn: () => ask(),
    staleTime: fresh,
    ...(retries !== undefined && {retry: retriesOf(retries), retryDelay})
})
