import {useQuery} from '@tanstack/react-query'
import {toFailure} from '@app/commerce/commerce-error'
import type {Question} from '@app/commerce/question'
import {retryDelay} from '@app/lib/timing/retry-delay'
import type {Loadable} from './loadable'

/** Only what may be otherwise the next time is asked again: what is not there will not be there in a second. */
const retriesOf = (most: number) => (failures: number, error: unknown) =>
    failures < most && toFailure(error).status >= 500

/** The answer to a question asked by a part of a page; what is in the page already is not asked again. */
export const useQuestion = <T>(question: Question<T>, asked = true): Loadable<T> => {
    const result = useQuery<T>({
        queryKey: question.key,
        queryFn: () => question.ask(),
        staleTime: question.fresh,
        enabled: asked,
        ...(question.retries !== undefined && {
            retry: retriesOf(question.retries),
            retryDelay
        })
    })
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
