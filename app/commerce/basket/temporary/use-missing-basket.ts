import {useEffect} from 'react'
import {useLatest} from '@app/lib/browser/react-hooks'
import type {Commerce} from '../../client'
import {storedTemporaryId, readTemporaryBasket} from './temporary-id'

/**
 * On the first load, asks for the temporary basket that this browser has stored [CART-026]. If the platform does not have
 * it any more, the shopper has no temporary basket, and its id is removed [CART-007]. Other failures say nothing about it
 * and are ignored. Later shoppers of the same page do not ask: a guest whose session has ended would be told that the
 * customer's basket does not exist, and the customer, signed in again, would have lost it.
 */
export const useMissingBasket = (own: Commerce, hasSession: boolean): void => {
    const latest = useLatest(own)
    useEffect(() => {
        if (!hasSession) return
        const stored = storedTemporaryId()
        if (stored === undefined) return
        readTemporaryBasket(latest.current, stored).catch(() => undefined)
    }, [latest, hasSession])
}
