import {useQueryClient} from '@tanstack/react-query'
import {useCallback} from 'react'
import type {Question} from '../question'

/** Asks a question as part of a deed; an answer that is still fresh is not asked for again [SEARCH-027]. */
export const useAsk = (): (<T>(question: Question<T>) => Promise<T>) => {
    const cache = useQueryClient()
    return useCallback(
        <T>({key, ask, fresh}: Question<T>) =>
            cache.fetchQuery<T>({queryKey: key, queryFn: () => ask(), staleTime: fresh}),
        [cache]
    )
}
