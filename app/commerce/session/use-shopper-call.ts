import {useQueryClient} from '@tanstack/react-query'
import {useCallback} from 'react'
import type {CommerceError} from '../client'
import type {Query} from '../query'
import {CUSTOMER, queriesOf, refetchChanged} from './personal-query'
import {useSessionActions, type LiveSession} from './session'
import {postToTabs} from './tab-channel'
import {sdkFailure} from '../outcome/sdk-failure'

/** A call with a shopper's own session; rejects with whatever the platform returned. */
export type ShopperRun<Given, Result> = (session: LiveSession, given: Given) => Promise<Result>

/** No queries; the same list for each render. */
export const none: readonly Query<unknown>['key'][] = []

const attempt = async <Given, Result>(
    run: ShopperRun<Given, Result>,
    session: LiveSession,
    given: Given
): Promise<Result> => {
    try {
        return await run(session, given)
    } catch (error) {
        throw await sdkFailure(error)
    }
}

/** Fetches again what a change concerns, here and in other tabs. */
export const useRefetchChanges = (changes: readonly Query<unknown>['key'][]) => {
    const cache = useQueryClient()
    return useCallback(
        async ({customerId, usid}: Pick<LiveSession, 'customerId' | 'usid'>): Promise<void> => {
            await Promise.all(
                changes.map((key) => refetchChanged(cache, queriesOf(customerId, key)))
            )
            if (changes.some(([first]) => first === CUSTOMER)) postToTabs('customer-changed', usid)
        },
        [cache, changes]
    )
}

/**
 * A call with the shopper's own session that leaves nothing behind: neither its arguments nor its result enter a cache,
 * so it may carry what must not be stored [D-26]. Starts the session if there is none, repeats the call once with a new
 * token after a 401, and rejects with a CommerceError. The personal queries named in `changes` are fetched again
 * afterwards.
 */
export const useShopperCall = <Given, Result>(
    run: ShopperRun<Given, Result>,
    changes: readonly Query<unknown>['key'][] = none
): ((given: Given) => Promise<Result>) => {
    const refetch = useRefetchChanges(changes)
    const {whenLive} = useSessionActions()
    return useCallback(
        async (given) => {
            const session = await whenLive()
            try {
                return await attempt(run, session, given).catch(async (error: CommerceError) => {
                    // The platform refused the token as expired, so nothing was done.
                    if (error.status !== 401) throw error
                    return attempt(run, await whenLive({afterRefusal: true}), given)
                })
            } finally {
                await refetch(session)
            }
        },
        [whenLive, run, refetch]
    )
}
