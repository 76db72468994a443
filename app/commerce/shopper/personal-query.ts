import {useQueryClient, type QueryClient} from '@tanstack/react-query'
import {forgetPaid} from '../account/paid-marks'
import type {Query} from '../query'
import {useShopper, type Shopper} from './session'

/** The first word of the key of whatever belongs to one shopper. */
const PERSONAL = 'shopper'

/** The key under which an answer stands that belongs to one shopper alone. */
export const personalKey = (customerId: string, key: Query<unknown>['key']) =>
    [PERSONAL, customerId, ...key] as const

/** A query under its shopper's own key: nobody else ever reads its data. */
export const asPersonal = <T>({customerId}: Shopper, query: Query<T>): Query<T> => ({
    ...query,
    key: personalKey(customerId, query.key)
})

/** Forgets what mutations were given and answered, those under way aside: the SDK's sign-in keeps the password there. */
export const forgetMutations = (cache: QueryClient): void => {
    const mutations = cache.getMutationCache()
    for (const mutation of mutations.getAll())
        if (mutation.state.status !== 'loading') mutations.remove(mutation)
}

/** Forgets all that was read for the previous shopper: called at every change of who they are [D-19]. */
export const forgetPersonal = async (cache: QueryClient): Promise<void> => {
    forgetPaid()
    forgetMutations(cache)
    await cache.cancelQueries({queryKey: [PERSONAL]})
    cache.removeQueries({queryKey: [PERSONAL]})
}

/** Reads the customer's record again, where it could not be read. */
export const useReadRecordAgain = (): (() => void) => {
    const cache = useQueryClient()
    const shopper = useShopper()
    return () => {
        if (!shopper) return
        void cache.refetchQueries({queryKey: personalKey(shopper.customerId, ['customer'])})
    }
}
