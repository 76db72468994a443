import type {UseQueryResult} from '@tanstack/react-query'
import {useCallback, useMemo} from 'react'
import {CommerceError, toFailure} from '../client'

/** A query of the SDK with its answer in our shape. */
export type MappedQuery<Result> = {
    data: Result | undefined
    /** Null if it has not failed. */
    error: unknown
    isFetching: boolean
    /** Rejects if the answer cannot be fetched or read. */
    refetch: (given?: {cancelRefetch?: boolean}) => Promise<Result | undefined>
}

type Mapped<Result> = {data?: Result; error?: CommerceError}

const mapped = <Raw, Result>(raw: Raw | undefined, to: (raw: Raw) => Result): Mapped<Result> => {
    if (raw === undefined) return {}
    try {
        return {data: to(raw)}
    } catch (error) {
        return {error: error instanceof CommerceError ? error : new CommerceError(toFailure(error))}
    }
}

/**
 * A query of one of the SDK's hooks with its answer in our shape. An answer that cannot be read is a failure, never
 * empty (D-48). It stands in place of TanStack Query's `select`, to which the SDK's types allow no other type. `to` is the same function for each render; `refetch` rejects if the answer cannot be fetched or read.
 */
export const useMappedQuery = <Raw, Result>(
    {data: raw, error, isFetching, refetch}: UseQueryResult<Raw>,
    to: (raw: Raw) => Result
): MappedQuery<Result> => {
    const {data, error: unreadable} = useMemo(() => mapped(raw, to), [raw, to])
    const refetchMapped = useCallback(
        async (given: {cancelRefetch?: boolean} = {}): Promise<Result | undefined> => {
            const answer = await refetch({throwOnError: true, ...given})
            return answer.data === undefined ? undefined : to(answer.data)
        },
        [refetch, to]
    )
    return {data, error: unreadable ?? error, isFetching, refetch: refetchMapped}
}
