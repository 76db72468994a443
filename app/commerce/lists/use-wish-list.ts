import {useQuery, useQueryClient, type QueryClient} from '@tanstack/react-query'
import {useMemo, useSyncExternalStore} from 'react'
import {toggledWish, withWish, wishesFrom} from '@app/domain/wish-list'
import {oneAtATime} from '@app/lib/async'
import {useLatest} from '@app/lib/react-hooks'
import {basketFailure} from '../basket/basket-failure'
import {toFailure, type CommerceFailure} from '../client'
import {emptyQuery, queryOptions} from '../query'
import {useIdentity, type Identity} from '../shopper/identity'
import {asPersonal, personalKey} from '../shopper/personal-query'
import {useSessionActions, useShopper, type LiveSession} from '../shopper/session'
import {tellTabs} from '../shopper/tab-channel'
import {keepLocalWishes, localWishes, onLocalWishes, storedWishes} from './local-wishes'
import {
    addToWishList,
    removeFromWishList,
    wishList,
    wishListKey,
    type WishList
} from './product-lists'

/** The wished products, as far as this page knows them. */
export type WishListState =
    | {state: 'loading'}
    | {state: 'failed'; failure: CommerceFailure; retry: () => void}
    | {state: 'ready'; productIds: readonly string[]}

const onServer = () => ''

/** A customer's list with the platform: one query, however many ask; `select` says what of it draws its caller anew. */
const useCustomersList = <T>(select: (list: WishList | null) => T) => {
    const shopper = useShopper()
    const isCustomers = shopper?.registered === true
    const query = isCustomers ? asPersonal(shopper, wishList(shopper)) : emptyQuery
    return useQuery<WishList | null, unknown, T>({
        ...queryOptions<WishList | null>(query),
        enabled: isCustomers,
        select
    })
}

const idsOf = (list: WishList | null): string[] => (list?.items ?? []).map((item) => item.productId)

/** Whose list counts: this browser's for a guest, and for a customer until theirs has come. */
const isLocal = ({state}: Identity): boolean => state === 'guest'

/** The shopper's wish list: a guest's is this browser's, a customer's the platform's [WISH-004, WISH-005]. */
export const useWishList = (): WishListState => {
    const identity = useIdentity()
    const stored = useSyncExternalStore(onLocalWishes, storedWishes, onServer)
    const local = useMemo(() => wishesFrom(stored || null), [stored])
    const {data, isError, error, refetch} = useCustomersList(idsOf)
    return useMemo((): WishListState => {
        if (isLocal(identity)) return {state: 'ready', productIds: local}
        if (identity.state === 'failed') return identity
        if (identity.state === 'customer' && data) return {state: 'ready', productIds: data}
        const retry = () => void refetch()
        return isError ? {state: 'failed', failure: toFailure(error), retry} : {state: 'loading'}
    }, [identity, local, data, isError, error, refetch])
}

/** Whether a product is wished for; draws its caller anew only when that changes [WISH-002]. */
export const useIsWished = (productId: string): boolean => {
    const identity = useIdentity()
    const has = () => localWishes().includes(productId)
    const inBrowser = useSyncExternalStore(onLocalWishes, has, () => false)
    const {data = false} = useCustomersList((list) => idsOf(list).includes(productId))
    return identity.state === 'customer' ? data : inBrowser
}

export type WishListActions = {
    /** Puts a product on the list, or takes it off where it is on it. Rejects with a CommerceError. */
    toggle: (productId: string) => Promise<'added' | 'removed'>
    /** Puts a product on the list, as when it is moved there from the cart [WISH-011]. */
    add: (productId: string) => Promise<'added' | 'already-there'>
    remove: (productId: string) => Promise<void>
}

/** Hearts are clicked faster than the platform answers: one after the other, so that none undoes another. */
const inTurn = oneAtATime()

/** Shows a customer's list as it will be, before the platform has answered. */
const showAhead = (cache: QueryClient, customerId: string, ids: readonly string[]): void => {
    cache.setQueryData<WishList | null>(personalKey(customerId, wishListKey), (held) => {
        const items = held?.items ?? []
        const itemOf = (productId: string) =>
            items.find((item) => item.productId === productId) ?? {itemId: '', productId}
        return {id: held?.id ?? '', items: ids.map(itemOf)}
    })
}

type Change<T> = {
    /** What the list is to be, and what is told of it. */
    of: (ids: readonly string[]) => {ids: readonly string[]; change: T}
    /** The same with the platform. */
    onPlatform: (session: LiveSession, change: T) => Promise<unknown>
}

const inThisBrowser = <T>({of}: Change<T>): T => {
    const {ids, change} = of(localWishes())
    keepLocalWishes(ids)
    return change
}

/** Changes a customer's list; after a failure what the platform has is shown again. Rejects with a CommerceError. */
const withPlatform = async <T>(
    cache: QueryClient,
    session: LiveSession,
    {of, onPlatform}: Change<T>
): Promise<T> => {
    const list = await cache.fetchQuery(queryOptions(asPersonal(session, wishList(session))))
    const {ids, change} = of(idsOf(list))
    showAhead(cache, session.customerId, ids)
    try {
        await onPlatform(session, change)
        keepLocalWishes(ids)
        return change
    } catch (error) {
        throw await basketFailure(error)
    } finally {
        tellTabs('lists-changed', session.usid)
        await cache.invalidateQueries({queryKey: personalKey(session.customerId, wishListKey)})
    }
}

/** What can be done to the wish list. A guest's heart is kept in the browser, and starts no session [WISH-014]. */
export const useWishListActions = (): WishListActions => {
    const cache = useQueryClient()
    const {whenLive} = useSessionActions()
    const identity = useIdentity()
    const latest = useLatest({cache, whenLive, identity})

    return useMemo(() => {
        const change = <T>(wanted: Change<T>): Promise<T> =>
            inTurn(async () => {
                const now = latest.current
                if (now.identity.state === 'guest') return inThisBrowser(wanted)
                const session = await now.whenLive()
                return session.registered
                    ? withPlatform(now.cache, session, wanted)
                    : inThisBrowser(wanted)
            })
        const put = (session: LiveSession, productId: string) => {
            const {identity: who} = latest.current
            const email = who.state === 'customer' ? (who.email ?? '') : ''
            return addToWishList(session, [productId], email)
        }
        return {
            toggle: (productId) =>
                change({
                    of: (ids) => toggledWish(ids, productId),
                    onPlatform: (session, done) =>
                        done === 'removed'
                            ? removeFromWishList(session, productId)
                            : put(session, productId)
                }),
            add: (productId) =>
                change({
                    of: (ids) => withWish(ids, productId),
                    onPlatform: (session) => put(session, productId)
                }),
            remove: (productId) =>
                change({
                    of: (ids) => ({ids: ids.filter((id) => id !== productId), change: undefined}),
                    onPlatform: (session) => removeFromWishList(session, productId)
                })
        }
    }, [latest])
}
