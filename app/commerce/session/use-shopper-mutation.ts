import {useMutation, type UseMutationOptions, type UseMutationResult} from '@tanstack/react-query'
import {useCallback, useRef} from 'react'
import type {CommerceError} from '../client'
import type {Query} from '../query'
import type {LiveSession} from './session'
import {none, useRefetchChanges, useShopperCall, type ShopperRun} from './use-shopper-call'

/** The options of TanStack Query's `useMutation`, such as `onMutate` and `mutationKey`, beside two of the shop. */
export type ShopperMutation<Given, Result, Context> = Omit<
    UseMutationOptions<Result, CommerceError, Given, Context>,
    'mutationFn'
> & {
    /** The call, made with a live session. Whatever it rejects with becomes a CommerceError. */
    run: ShopperRun<Given, Result>
    /**
     * Keys of the personal queries that it changes, as their queries name them: fetched again after success, and also
     * after a failure, as the change may have been made. This is the last thing that happens, after `onError` has put
     * back what `onMutate` replaced.
     */
    changes?: readonly Query<unknown>['key'][]
}

/**
 * A mutation with the shopper's own session: an ordinary TanStack mutation that waits for the session, starts one if
 * there is none, and ends with the result of `run` or with a CommerceError. Its variables stay in the cache for
 * minutes: for data that must not, use `useShopperCall`.
 */
export const useShopperMutation = <Given, Result, Context = unknown>({
    run,
    changes = none,
    onSettled,
    ...options
}: ShopperMutation<Given, Result, Context>): UseMutationResult<
    Result,
    CommerceError,
    Given,
    Context
> => {
    /** Whose queries are fetched again: nobody's, as long as there was no session to call with. */
    const live = useRef<LiveSession | null>(null)
    const refetch = useRefetchChanges(changes)
    const call = useShopperCall<Given, Result>(
        useCallback(
            (session, given) => {
                live.current = session
                return run(session, given)
            },
            [run]
        )
    )
    return useMutation<Result, CommerceError, Given, Context>({
        ...options,
        mutationFn: call,
        onSettled: async (...ended) => {
            await onSettled?.(...ended)
            if (live.current) await refetch(live.current)
        }
    })
}
