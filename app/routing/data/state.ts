import type {QueryClient} from '@tanstack/react-query'
import type {CommerceFailure} from '@app/commerce/client'
import type {Locale} from '@app/lib/address/locales'
import type {Query} from '@app/commerce/query'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import type {PageSite} from '../route/app-context'

type Key = readonly unknown[]

/** The dehydrated state of the page's queries in its HTML: only what the page shows [D-03]. */
export type PageState = {
    locale: Locale
    /** The site, if it is not the default one with all languages. */
    site?: PageSite
    origin: string
    choice: StoreChoice | null
    storeId: string | undefined
    queries: [Key, unknown][]
    failures: [Key, CommerceFailure][]
}

/** Puts data into the query cache; in the browser it counts as fresh from now on, however old the page is. */
export const setQueryData = (cache: QueryClient, key: Key, value: unknown): void => {
    cache.setQueryData(key, value)
}

/** Puts a failure into the query cache, so that server and browser render the same. */
export const setQueryFailure = (cache: QueryClient, key: Key, failure: CommerceFailure): void => {
    cache.getQueryCache().build(
        cache,
        {queryKey: key},
        {
            data: undefined,
            dataUpdateCount: 0,
            dataUpdatedAt: 0,
            error: failure,
            errorUpdateCount: 1,
            errorUpdatedAt: Date.now(),
            fetchFailureCount: 1,
            fetchFailureReason: failure,
            fetchMeta: null,
            isInvalidated: false,
            status: 'error',
            fetchStatus: 'idle'
        }
    )
}

/** Hydrates the browser's query cache from the page; `declared` are the queries of layout and page, with their codecs. */
export const hydrateCache = (
    cache: QueryClient,
    state: Pick<PageState, 'queries' | 'failures'>,
    declared: readonly Query<unknown>[]
): void => {
    const codecs = new Map(declared.map(({key, codec}) => [JSON.stringify(key), codec]))
    for (const [key, dehydrated] of state.queries) {
        const codec = codecs.get(JSON.stringify(key))
        setQueryData(cache, key, codec ? codec.hydrate(dehydrated) : dehydrated)
    }
    for (const [key, failure] of state.failures) setQueryFailure(cache, key, failure)
}
