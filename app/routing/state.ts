import type {QueryClient} from '@tanstack/react-query'
import type {Category} from '@app/commerce/categories/category'
import {
    dehydrateCategories,
    type DehydratedCategory,
    hydrateCategories
} from '@app/commerce/categories/category-tree'
import type {CommerceFailure, Locale} from '@app/commerce/client'
import type {StoreChoice} from '@app/domain/store-choice'

type Codec = {dehydrate: (data: unknown) => unknown; hydrate: (packed: unknown) => unknown}

/** Answers that stand in every page travel packed, by the first word of their key. */
const codecs: Record<string, Codec> = {
    // The key names the question, and only its own answer is ever kept under it.
    categories: {
        dehydrate: (data) => dehydrateCategories(data as Category[]),
        hydrate: (packed) => hydrateCategories(packed as DehydratedCategory[])
    }
}

const codecOf = (key: readonly unknown[]): Codec | undefined => codecs[String(key[0])]

/** An answer as the page carries it. */
export const dehydrateData = (key: readonly unknown[], data: unknown): unknown =>
    codecOf(key)?.dehydrate(data) ?? data

/** An answer as the page uses it. */
export const hydrateData = (key: readonly unknown[], dehydrated: unknown): unknown =>
    codecOf(key)?.hydrate(dehydrated) ?? dehydrated

type Key = readonly unknown[]

/** What the server asked, as it is written into the page: only what the page shows [D-03]. */
export type PageState = {
    locale: Locale
    origin: string
    choice: StoreChoice | null
    storeId: string | undefined
    queries: [Key, unknown][]
    failures: [Key, CommerceFailure][]
}

/** Puts an answer into the cache; in the browser it counts as fresh from now on, however old the page is. */
export const setQueryData = (cache: QueryClient, key: Key, value: unknown): void => {
    cache.setQueryData(key, value)
}

/** Puts a failure into the cache, so that the page shows it on both sides alike. */
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

/** Fills the browser's cache from the page. */
export const hydrateCache = (
    cache: QueryClient,
    state: Pick<PageState, 'queries' | 'failures'>
): void => {
    for (const [key, dehydrated] of state.queries)
        setQueryData(cache, key, hydrateData(key, dehydrated))
    for (const [key, failure] of state.failures) setQueryFailure(cache, key, failure)
}
