import {useQuery} from '@tanstack/react-query'
import {toFailure} from '@app/commerce/commerce-error'
import {queryOf, type Question} from '@app/commerce/question'
import type {Loadable} from './loadable'

/** The answer to a question asked by a part of a page; what is in the page already is not asked again. */
export const useQuestion = <T>(question: Question<T>, asked = true): Loadable<T> => {
    const result = useQuery<T>({...queryOf(question), enabled: asked})
    if (result.data !== undefined) return {state: 'ready', value: result.data}
    if (result.isError) {
        return {
            state: 'failed',
            failure: toFailure(result.error),
            retry: () => void result.refetch()
        }
    }
    return {state: 'loading'}
}
