import {useCallback, useEffect, useMemo, useState} from 'react'
import {isStoreLocked} from '@app/domain/stores/store-choice'
import {browserLog} from '@app/lib/browser/browser'
import {useLatest} from '@app/lib/browser/react-hooks'
import {changeUnlessLocked} from './change-store'
import type {StoreChangeResult} from '../session/session'
import {isContextStored} from './store-context'
import {
    initialStoreSync,
    type StoreSyncEffect,
    type StoreSyncEvent,
    storeSyncReducer
} from './store-sync'
import {type StoreCalls, type StoreOwner, useStoreCalls} from './use-store-calls'

/** The store whose prices a basket has. */
type PricedForStore = {storeId: string | null}

export type SessionStore = StoreOwner & {
    storeId: string | undefined
    /** Whether the shopper has a store of their own, and not only the default one. */
    chosen: boolean
    /** Whether the customer was found through the identity provider. Rejects if that cannot be found out. */
    isFound: () => Promise<boolean>
    /** Null while there is none; undefined while it is not known. */
    basket: PricedForStore | null | undefined
}

/** Handles events one after the other, and sends what each one requires. */
const createStoreSync = () => {
    let state = initialStoreSync
    return (event: StoreSyncEvent): StoreSyncEffect | undefined => {
        const next = storeSyncReducer(state, event)
        state = next.state
        return next.effect
    }
}

const basketStoreOf = (basket: SessionStore['basket']): string | null | undefined =>
    basket === undefined ? undefined : (basket?.storeId ?? null)

type Sync = Pick<SessionStore, 'storeId' | 'chosen' | 'who' | 'basket'> & {calls: StoreCalls}

/**
 * Keeps the platform's store the same as the page's: if the basket has another store's prices (the store was chosen
 * without script, or in another tab), or if the platform has no context for it. Returns the function that changes the
 * store for the shopper.
 */
const useStoreSync = ({storeId, chosen, who, basket, calls}: Sync) => {
    const {usid, registered} = who
    const [sync] = useState(createStoreSync)

    useEffect(() => {
        const owner = {usid, registered, storeId: storeId ?? ''}
        const page = {
            storeId,
            chosen,
            registered,
            usid,
            basketStoreId: basketStoreOf(basket),
            isContextStored: isContextStored(owner, Date.now())
        }
        const effect = sync({type: 'page-shown', page})
        if (!effect) return
        const send = effect.send === 'context' ? calls.sendContext : calls.change
        send(effect.storeId).catch(() => undefined)
    }, [basket, storeId, usid, chosen, registered, calls, sync])

    return useCallback(
        async (requested: string): Promise<StoreChangeResult> => {
            sync({type: 'change-requested', storeId: requested})
            const refused = () => sync({type: 'change-refused', storeId: requested})
            const result = await calls.change(requested).catch((error: unknown) => {
                refused()
                throw error
            })
            if (result === 'skipped') refused()
            return result
        },
        [calls, sync]
    )
}

/** Keeps the platform's store the same as the shopper's, and returns the function that changes it. */
export const useSessionStore = (session: SessionStore) => {
    const {storeId, chosen, who, basket, isFound} = session
    const calls = useStoreCalls(session)
    const change = useStoreSync({storeId, chosen, who, basket, calls})
    const own = chosen ? storeId : undefined
    const latest = useLatest({own, registered: who.registered, isFound})

    return useMemo(() => {
        const isLocked = async () => {
            const now = latest.current
            // A shopper without a store has none that could be locked.
            if (now.own === undefined) return false
            const foundByIdentityProvider = await now.isFound()
            const {registered} = now
            return isStoreLocked({storeId: now.own, registered, foundByIdentityProvider})
        }
        return (requested: string): Promise<StoreChangeResult> =>
            changeUnlessLocked({isLocked, change: () => change(requested), warn: browserLog.warn})
    }, [change, latest])
}
