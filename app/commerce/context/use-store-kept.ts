import {useUsid} from '@salesforce/commerce-sdk-react'
import {useEffect, useRef, type MutableRefObject} from 'react'
import type {Basket} from '../basket/basket'
import {type ContextOwner, isContextStored} from './store-context'
import type {StoreCalls} from './use-store-change'

type News = 'nothing' | 'context' | 'prices'

/** What the platform has to be told of the store: the basket has another one's prices, or the context is not known. */
const newsOf = (basket: Basket | null, owner: ContextOwner, chosen: boolean): News => {
    if (basket?.storeId && basket.storeId !== owner.storeId) return 'prices'
    if (!chosen) return 'nothing'
    const isKept = isContextStored(() => window.localStorage, owner, Date.now())
    return isKept ? 'nothing' : 'context'
}

type Kept = {
    storeId: string | undefined
    /** Whether the shopper, or auto-assign, gave the store; a store by default is nobody's context. */
    chosen: boolean
    registered: boolean
    /** Null while there is none; undefined while it is not known. */
    basket: Basket | null | undefined
    calls: StoreCalls
    /** The store that the shopper has asked for and the page does not show yet; null otherwise. */
    asked: MutableRefObject<string | null>
}

/**
 * Keeps the platform at the store of the page: where the basket has another store's prices (it was chosen without script,
 * or in another tab), and where the shopper context is new, has expired or was another shopper's (G-04). Once a store:
 * what fails is tried again at the next page. While the shopper changes the store the basket is ahead of the page, and is
 * left alone: bringing it back to the page's store would undo the change.
 */
export const useStoreKept = ({storeId, chosen, registered, basket, calls, asked}: Kept): void => {
    const {usid} = useUsid()
    const tried = useRef<string | null>(null)

    useEffect(() => {
        if (asked.current === storeId) asked.current = null
        if (asked.current !== null) return
        if (basket === undefined || storeId === undefined || usid === null) return
        const news = newsOf(basket, {usid, registered, storeId}, chosen)
        const attempt = `${usid}.${String(registered)}.${storeId}.${news}`
        if (news === 'nothing' || tried.current === attempt) return
        tried.current = attempt
        const told = news === 'prices' ? calls.change(storeId) : calls.tell(storeId)
        told.catch(() => undefined)
    }, [basket, storeId, usid, chosen, registered, calls, asked])
}
