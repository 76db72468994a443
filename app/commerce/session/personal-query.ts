import {
    onlineManager,
    useQueryClient,
    type QueryClient,
    type QueryFilters,
    type QueryKey
} from '@tanstack/react-query'
import type {Query} from '../query'
import {useShopper, type Shopper} from './session'

/** The first part of the key of all data that belongs to one shopper. */
const PERSONAL = 'shopper'

/** The first part of the keys of the commerce SDK's hooks, through which nothing else than personal data is read. */
const SDK = '/commerce-sdk-react'

/** The first part of the personal keys of a customer's record, which other tabs show too. */
export const CUSTOMER = 'customer'

/** The queries about the customer's record: our own, and those of the SDK's hooks, whatever they `expand`. */
const isCustomerQuery =
    (customerId: string) =>
    ({queryKey: [first, second, third, fourth, fifth, sixth]}: {queryKey: QueryKey}): boolean => {
        if (first === PERSONAL) return second === customerId && third === CUSTOMER
        const isRecord = fourth === '/customers/' && typeof sixth === 'object'
        return first === SDK && isRecord && fifth === customerId
    }

/** The first part of what changes the shopper's orders, which are shown by hooks of the SDK. */
export const ORDERS = 'orders'

/** The queries about orders: the SDK's hooks for one of them, and for a list. */
const isOrderQuery = ({queryKey: [first, ...path]}: {queryKey: QueryKey}): boolean =>
    first === SDK && path.some((part) => part === '/orders' || part === '/orders/')

/**
 * What hooks of the SDK show, by the first part of what changes it. A mutation of the SDK updates its queries by itself
 * after success: a line here is for what has to be read again after a failure too, or after a change that is not the SDK's.
 */
const sdkQueries: Readonly<
    Record<string, (customerId: string) => NonNullable<QueryFilters['predicate']>>
> = {
    [CUSTOMER]: isCustomerQuery,
    [ORDERS]: () => isOrderQuery
}

/**
 * Fetches what is shown again. A fetch that is still pending began before the change: it is cancelled first, as the
 * cache would otherwise wait for its result and not fetch again. What is not shown is forgotten: the next page would
 * decide by what was true before the change.
 */
export const refetchChanged = async (
    cache: QueryClient,
    changed: Pick<QueryFilters, 'queryKey' | 'predicate'>
): Promise<void> => {
    await cache.cancelQueries(changed)
    cache.removeQueries({...changed, type: 'inactive'})
    const read = cache.invalidateQueries(changed)
    // Without a connection it waits for one; the change has failed, and says so now.
    if (onlineManager.isOnline()) await read
}

/** Fetches the customer's record again after a change, here or in another tab. */
export const refetchCustomer = (cache: QueryClient, customerId: string): Promise<void> =>
    refetchChanged(cache, {predicate: isCustomerQuery(customerId)})

/** The queries that a change of this key concerns: a personal query of our own, or hooks of the SDK. */
export const queriesOf = (
    customerId: string,
    key: Query<unknown>['key']
): Pick<QueryFilters, 'queryKey' | 'predicate'> => {
    const ofSdk = sdkQueries[String(key[0])]
    return ofSdk ? {predicate: ofSdk(customerId)} : {queryKey: personalKey(customerId, key)}
}

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
    forgetMutations(cache)
    for (const queryKey of [[PERSONAL], [SDK]]) {
        await cache.cancelQueries({queryKey})
        cache.removeQueries({queryKey})
    }
}

/** Fetches the customer's record again, if it could not be read. */
export const useReadRecordAgain = (): (() => void) => {
    const cache = useQueryClient()
    const shopper = useShopper()
    return () => {
        if (!shopper) return
        void refetchCustomer(cache, shopper.customerId)
    }
}
