import type {QueryFetcher} from '@app/routing/view/loader'
import {CommerceError} from '@app/commerce/client'
import {DeadlineError, withDeadline} from '@app/lib/browser/async'

/**
 * Data, if it arrives in time; otherwise a timeout, as if the platform had sent one. The request continues, and if the
 * process caches such data, the next page has it (docs/decisions/0012).
 */
export const waitingAtMost = async <T>(milliseconds: number, answer: Promise<T>): Promise<T> => {
    try {
        return await withDeadline(Math.max(milliseconds, 0), () => answer)
    } catch (error) {
        if (!(error instanceof DeadlineError)) throw error
        throw new CommerceError({status: 504, code: 'timeout'})
    }
}

/** Optional data may take this share of a page's time, so that the page is ready sooner. */
const partForOptional = 2 / 3

type PageTime = {pageDeadlineMs: number; now: () => number}

/** Fetches for one page: everything that it waits for ends by a deadline counted from its request. */
export const withinPageTime = (
    fetchQuery: QueryFetcher,
    {pageDeadlineMs, now}: PageTime
): QueryFetcher => {
    const began = now()
    return (query, kind) => {
        const deadlineMs = kind === 'optional' ? pageDeadlineMs * partForOptional : pageDeadlineMs
        return waitingAtMost(began + deadlineMs - now(), fetchQuery(query))
    }
}
