import {useMutation, type UseMutationResult} from '@tanstack/react-query'
import type {CommerceError} from '../client'
import type {Query} from '../query'
import {useShopperCall, type ShopperRun} from './use-shopper-call'

export type ShopperMutation<Given, Result> = {
    /** The call, made with a live session. Whatever it rejects with becomes a CommerceError. */
    run: ShopperRun<Given, Result>
    /**
     * Keys of the personal queries that it changes, as their queries name them: fetched again after success, and also
     * after a failure, as the change may have been made.
     */
    changes?: readonly Query<unknown>['key'][]
    /** By this, other parts of the page see that it is running: TanStack Query's `useIsMutating`. */
    mutationKey?: readonly string[]
}

/**
 * A mutation with the shopper's own session: an ordinary TanStack mutation that waits for the session, starts one if
 * there is none, and ends with the result of `run` or with a CommerceError. Its variables stay in the cache for
 * minutes: for data that must not, use `useShopperCall`.
 */
export const useShopperMutation = <Given, Result>({
    run,
    changes,
    mutationKey
}: ShopperMutation<Given, Result>): UseMutationResult<Result, CommerceError, Given> =>
    useMutation<Result, CommerceError, Given>({
        mutationFn: useShopperCall(run, changes),
        ...(mutationKey && {mutationKey})
    })
