import {useQuery} from '@tanstack/react-query'
import {type CommerceFailure, toFailure} from '@app/commerce/client'
import {type Query, queryOptions} from '@app/commerce/query'

/** What a part knows of something asked for: the three states before its own empty one. */
export type Loadable<T> =
    | {state: 'loading'}
    | {state: 'failed'; failure: CommerceFailure; retry: () => void}
    | {state: 'ready'; value: T}

/** The answer to a question asked by a part of a page; what is in the page already is not asked again. */
export const useCommerceQuery = <T>(query: Query<T>, enabled = true): Loadable<T> => {
    const result = useQuery<T>({...queryOptions(query), enabled})
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
