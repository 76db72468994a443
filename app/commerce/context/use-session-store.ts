import {useCallback, useRef} from 'react'
import type {Basket} from '../basket/basket'
import type {StoreChanged} from './change-store'
import {useStoreChange, type StoreChangeCommerce} from './use-store-change'
import {useStoreKept} from './use-store-kept'

export type SessionStore = {
    storeId: string | undefined
    /** Whether the store was given, and is not only the one by default. */
    chosen: boolean
    registered: boolean
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
    ...store
}: SessionStore): ((storeId: string) => Promise<StoreChanged>) => {
    const deeds = useStoreChange(commerce, {registered: store.registered, onPriced})
    const asked = useRef<string | null>(null)
    useStoreKept({...store, deeds, asked})

    return useCallback(
        async (storeId) => {
            asked.current = storeId
            const changed = await deeds.change(storeId).catch((error: unknown) => {
                asked.current = null
                throw error
            })
            if (changed === 'skipped') asked.current = null
            return changed
        },
        [deeds]
    )
}
