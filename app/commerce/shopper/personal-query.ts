import {useQueryClient, type QueryClient} from '@tanstack/react-query'
import {forgetPaid} from '../account/paid-marks'
import type {Query} from '../query'
import {useShopper, type Shopper} from './session'

/** The first part of the key of all data that belongs to one shopper. */
const PERSONAL = 'shopper'

/** The query key for data that belongs to one shopper. */
export const personalKey = (customerId: string, key: Query<unknown>['key']) =>
    [PERSONAL, customerId, ...key] as const

/** A query under its shopper's own key: nobody else ever reads its data. */
export const asPersonal = <T>({customerId}: Shopper, query: Query<T>): Query<T> => ({
    ...query,
    key: personalKey(customerId, query.key)
})

/** Removes the variables and data of mutations that have ended: a sign-in's contain the password. */
export const forgetMutations = (cache: QueryClient): void => {
    const mutations = cache.getMutationCache()
    for (const mutation of mutations.getAll())
        if (mutation.state.status !== 'loading') mutations.remove(mutation)
}

/** Removes all data that was fetched for the previous shopper; called whenever the shopper changes [D-19]. */
export const forgetPersonal = async (cache: QueryClient): Promise<void> => {
    forgetPaid()
    forgetMutations(cache)
    await cache.cancelQueries({queryKey: [PERSONAL]})
    cache.removeQueries({queryKey: [PERSONAL]})
}

/** Fetches the customer's record again, if it could not be read. */
export const useReadRecordAgain = (): (() => void) => {
    const cache = useQueryClient()
    const shopper = useShopper()
    return () => {
        if (!shopper) return
        void cache.refetchQueries({queryKey: personalKey(shopper.customerId, ['customer'])})
    }
}
