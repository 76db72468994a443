import {useQuery} from '@tanstack/react-query'
import {type CommerceFailure, toFailure} from '@app/commerce/client'
import {type Query, queryOptions} from '@app/commerce/query'

/** The state of a query for the part of a page that shows it; whether the data is empty is for that part to decide. */
export type Loadable<T> =
    | {state: 'loading'}
    | {state: 'failed'; failure: CommerceFailure; retry: () => void}
    | {state: 'ready'; value: T}

type Result<T> = {data: T | undefined; error: unknown; refetch: () => unknown}

/** A query's result as a page or a part of it gets it: data stays, even if fetching it again has failed. */
export const asLoadable = <T>(result: Result<T>): Loadable<T> => {
    if (result.data !== undefined) return {state: 'ready', value: result.data}
    if (result.error === null) return {state: 'loading'}
    const retry = () => void result.refetch()
    return {state: 'failed', failure: toFailure(result.error), retry}
}

/** A query of a part of a page; data that the page brought along is not fetched again. */
export const useCommerceQuery = <T>(query: Query<T>, enabled = true): Loadable<T> =>
    asLoadable(useQuery<T>({...queryOptions(query), enabled}))

/** The part of a query's data that a part of a page shows. */
export const selected = <T, Part>(from: Loadable<T>, select: (value: T) => Part): Loadable<Part> =>
    from.state === 'ready' ? {...from, value: select(from.value)} : from
