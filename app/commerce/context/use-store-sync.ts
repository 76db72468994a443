import {useUsid} from '@salesforce/commerce-sdk-react'
import {useEffect, useRef, type MutableRefObject} from 'react'
import type {Basket} from '../basket/basket'
import {type ContextOwner, isContextStored} from './store-context'
import type {StoreCalls} from './use-store-change'

type Staleness = 'nothing' | 'context' | 'prices'

/** What the platform has to be told of the store: the basket has another one's prices, or the context is not known. */
const findStaleness = (basket: Basket | null, owner: ContextOwner, chosen: boolean): Staleness => {
    if (basket?.storeId && basket.storeId !== owner.storeId) return 'prices'
    if (!chosen) return 'nothing'
    const isSent = isContextStored(() => window.localStorage, owner, Date.now())
    return isSent ? 'nothing' : 'context'
}

type StoreSync = {
    storeId: string | undefined
    /** Whether the shopper, or auto-assign, gave the store; a store by default is nobody's context. */
    chosen: boolean
    registered: boolean
    /** Null while there is none; undefined while it is not known. */
    basket: Basket | null | undefined
    calls: StoreCalls
    /** The store that the shopper has asked for and the page does not show yet; null otherwise. */
    requested: MutableRefObject<string | null>
}

/**
 * Keeps the platform at the store of the page: where the basket has another store's prices (it was chosen without script,
 * or in another tab), and where the shopper context is new, has expired or was another shopper's (G-04). Once a store:
 * what fails is tried again at the next page. While the shopper changes the store the basket is ahead of the page, and is
 * left alone: bringing it back to the page's store would undo the change.
 */
export const useStoreSync = ({
    storeId,
    chosen,
    registered,
    basket,
    calls,
    requested
}: StoreSync): void => {
    const {usid} = useUsid()
    const tried = useRef<string | null>(null)

    useEffect(() => {
        if (requested.current === storeId) requested.current = null
        if (requested.current !== null) return
        if (basket === undefined || storeId === undefined || usid === null) return
        const staleness = findStaleness(basket, {usid, registered, storeId}, chosen)
        const attempt = `${usid}.${String(registered)}.${storeId}.${staleness}`
        if (staleness === 'nothing' || tried.current === attempt) return
        tried.current = attempt
        const sent = staleness === 'prices' ? calls.change(storeId) : calls.tell(storeId)
        sent.catch(() => undefined)
    }, [basket, storeId, usid, chosen, registered, calls, requested])
}
