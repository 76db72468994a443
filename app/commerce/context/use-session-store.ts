import {useCallback, useRef} from 'react'
import {isStoreLocked} from '@app/domain/store-choice'
import {browserLog} from '@app/lib/browser'
import {useLatest} from '@app/lib/react-hooks'
import type {Basket} from '../basket/basket'
import {changeUnlessLocked, type StoreChangeResult} from './change-store'
import {useStoreChange, type StoreChangeCommerce} from './use-store-change'
import {useStoreSync} from './use-store-sync'

export type SessionStore = {
    storeId: string | undefined
    /** Whether the store was given, and is not only the one by default. */
    chosen: boolean
    registered: boolean
    /** Whether the customer was found through the identity provider. Rejects where that cannot be told. */
    askFound: () => Promise<boolean>
    /** Null while there is none; undefined while it is not known. */
    basket: Basket | null | undefined
    commerce: StoreChangeCommerce
    /** Has the baskets read again. */
    onPriced: () => Promise<unknown>
}

/** Keeps the platform at the shopper's store, and answers how to change it. */
export const useSessionStore = ({
    commerce,
    onPriced,
    askFound,
    ...store
}: SessionStore): ((storeId: string) => Promise<StoreChangeResult>) => {
    const calls = useStoreChange(commerce, {registered: store.registered, onPriced})
    const requested = useRef<string | null>(null)
    useStoreSync({...store, calls, requested})
    const {storeId: own, chosen, registered} = store
    const latest = useLatest({own: chosen ? own : undefined, registered, askFound})

    return useCallback(
        (storeId) => {
            const isLocked = async () => {
                const {own, registered, askFound} = latest.current
                // Who has no store yet has none to keep, whoever they are.
                if (own === undefined) return false
                const foundByIdentityProvider = await askFound()
                return isStoreLocked({storeId: own, registered, foundByIdentityProvider})
            }
            const change = async () => {
                requested.current = storeId
                const changed = await calls.change(storeId).catch((error: unknown) => {
                    requested.current = null
                    throw error
                })
                if (changed === 'skipped') requested.current = null
                return changed
            }
            return changeUnlessLocked({isLocked, change, warn: browserLog.warn})
        },
        [calls, latest]
    )
}
