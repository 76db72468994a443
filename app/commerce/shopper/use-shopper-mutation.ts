import {useMutation, useQueryClient, type UseMutationResult} from '@tanstack/react-query'
import {basketFailure} from '../basket/basket-failure'
import type {CommerceError} from '../client'
import type {Query} from '../query'
import {personalKey} from './personal-query'
import {useSessionActions, type LiveSession} from './session'

export type ShopperMutation<Given, Result> = {
    /** Does it, with a session that is live. What it rejects with becomes a CommerceError. */
    run: (session: LiveSession, given: Given) => Promise<Result>
    /**
     * Keys of the personal queries that it changes, as their queries name them: read again after success, and after a
     * failure too, for then nobody knows what is true.
     */
    changes?: readonly Query<unknown>['key'][]
}

/**
 * A mutation with the shopper's own session: an ordinary TanStack mutation that waits for the session, starts one where
 * there is none, and ends with a CommerceError or with what `run` has answered.
 */
export const useShopperMutation = <Given, Result>({
    run,
    changes = []
}: ShopperMutation<Given, Result>): UseMutationResult<Result, CommerceError, Given> => {
    const cache = useQueryClient()
    const {whenLive} = useSessionActions()

    const attempt = async (session: LiveSession, given: Given): Promise<Result> => {
        try {
            return await run(session, given)
        } catch (error) {
            throw await basketFailure(error)
        }
    }
    const mutationFn = async (given: Given): Promise<Result> => {
        const session = await whenLive()
        try {
            return await attempt(session, given).catch(async (error: CommerceError) => {
                // The platform took the token for an ended one: nothing was done.
                if (error.status !== 401) throw error
                return attempt(await whenLive({afterRefusal: true}), given)
            })
        } finally {
            await Promise.all(
                changes.map((key) =>
                    cache.invalidateQueries({queryKey: personalKey(session.customerId, key)})
                )
            )
        }
    }
    return useMutation<Result, CommerceError, Given>({mutationFn})
}
