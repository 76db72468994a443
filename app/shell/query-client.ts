import {QueryCache, QueryClient} from '@tanstack/react-query'
import {toFailure} from '@app/commerce/client'
import {defaultStaleTime} from '@app/commerce/query'
import {logFailedCall} from '@app/lib/browser/shop-log'

const day = 24 * 60 * 60 * 1000

/** A query cache for one request or one browser; failed queries are only fetched again on demand [G-06]. */
export const createQueryClient = (): QueryClient =>
    new QueryClient({
        queryCache: new QueryCache({
            onError: (error) => {
                const {status, hasNoResponse} = toFailure(error)
                // Without a line nothing can be logged, and a refusal is no failure.
                if (status >= 500 && !hasNoResponse) logFailedCall(status)
            }
        }),
        defaultOptions: {
            queries: {
                staleTime: defaultStaleTime,
                // On the server a timer per query would keep the request's memory alive.
                cacheTime: typeof window === 'undefined' ? Infinity : day,
                retry: false,
                retryOnMount: false,
                refetchOnWindowFocus: false,
                refetchOnReconnect: false
            },
            // One that waited for the line would be made whenever that comes back: a sign-in or a payment nobody wants by then.
            mutations: {retry: false, networkMode: 'always'}
        },
        logger: {log: () => undefined, warn: () => undefined, error: () => undefined}
    })
