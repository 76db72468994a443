import {useQuery, type UseQueryResult} from '@tanstack/react-query'
import {type CommerceFailure, toFailure} from '@app/commerce/client'
import {type Query, queryOptions} from '@app/commerce/query'

/** What a part knows of something asked for: the three states before its own empty one. */
export type Loadable<T> =
    | {state: 'loading'}
    | {state: 'failed'; failure: CommerceFailure; retry: () => void}
    | {state: 'ready'; value: T}

/** A query's result as a part or a page is given it: data that is there stays, even where reading it again has failed. */
export const asLoadable = <T>(result: UseQueryResult<T>): Loadable<T> => {
    if (result.data !== undefined) return {state: 'ready', value: result.data}
    if (!result.isError) return {state: 'loading'}
    const retry = () => void result.refetch()
    return {state: 'failed', failure: toFailure(result.error), retry}
}

/** The answer to a question asked by a part of a page; what is in the page already is not asked again. */
export const useCommerceQuery = <T>(query: Query<T>, enabled = true): Loadable<T> =>
    asLoadable(useQuery<T>({...queryOptions(query), enabled}))
