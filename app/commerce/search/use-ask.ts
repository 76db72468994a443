import {useQueryClient} from '@tanstack/react-query'
import {useCallback} from 'react'
import {queryOf, type Question} from '../question'

/** Asks a question as part of a deed; an answer that is still fresh is not asked for again [SEARCH-027]. */
export const useAsk = (): (<T>(question: Question<T>) => Promise<T>) => {
    const cache = useQueryClient()
    return useCallback(
        <T>(question: Question<T>) => cache.fetchQuery<T>(queryOf(question)),
        [cache]
    )
}
