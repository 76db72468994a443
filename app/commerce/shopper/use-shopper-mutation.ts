import {useMutation, type UseMutationResult} from '@tanstack/react-query'
import type {CommerceError} from '../client'
import type {Query} from '../query'
import {useShopperCall, type ShopperRun} from './use-shopper-call'

export type ShopperMutation<Given, Result> = {
    /** Does it, with a session that is live. What it rejects with becomes a CommerceError. */
    run: ShopperRun<Given, Result>
    /**
     * Keys of the personal queries that it changes, as their queries name them: read again after success, and after a
     * failure too, for then nobody knows what is true.
     */
    changes?: readonly Query<unknown>['key'][]
}

/**
 * A mutation with the shopper's own session: an ordinary TanStack mutation that waits for the session, starts one where
 * there is none, and ends with a CommerceError or with what `run` has answered. What it is given stays in the cache for
 * minutes: what must not is sent by `useShopperCall`.
 */
export const useShopperMutation = <Given, Result>({
    run,
    changes
}: ShopperMutation<Given, Result>): UseMutationResult<Result, CommerceError, Given> =>
    useMutation<Result, CommerceError, Given>({mutationFn: useShopperCall(run, changes)})
