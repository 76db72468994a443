import type {QueryClient} from '@tanstack/react-query'
import type {CommerceFailure} from '@app/commerce/commerce-error'
import type {Locale} from '@app/commerce/commerce'
import {unpacked} from './packed-answers'
import type {StoreChoice} from '@app/domain/store/choice/store-choice'

type Key = readonly unknown[]

/** What the server asked, as it is written into the page: only what the page shows [D-03]. */
export type PageState = {
    locale: Locale
    origin: string
    choice: StoreChoice | null
    storeId: string | undefined
    answers: [Key, unknown][]
    failures: [Key, CommerceFailure][]
}

/** Puts an answer into the cache; in the browser it counts as fresh from now on, however old the page is. */
export const keepAnswer = (cache: QueryClient, key: Key, value: unknown): void => {
    cache.setQueryData(key, value)
}

/** Puts a failure into the cache, so that the page shows it on both sides alike. */
export const keepFailure = (cache: QueryClient, key: Key, failure: CommerceFailure): void => {
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
export const thaw = (cache: QueryClient, state: Pick<PageState, 'answers' | 'failures'>): void => {
    for (const [key, carried] of state.answers) keepAnswer(cache, key, unpacked(key, carried))
    for (const [key, failure] of state.failures) keepFailure(cache, key, failure)
}
