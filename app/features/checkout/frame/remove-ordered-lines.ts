import {useEffect, useRef} from 'react'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {changeRecord, stillInCart} from '@app/commerce/checkout/checkout-record'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'

/**
 * Removes what was ordered from the regular basket, once (G-21). If that fails, it is tried again when the confirmation
 * is opened the next time; until then the checkout counts as finished, so nothing can be ordered twice.
 */
export const useRemoveOrderedLines = (record: CheckoutRecord | null): void => {
    const {readAgain, changeQuantity, removeLine} = useBasketActions()
    const isStarted = useRef(false)

    useEffect(() => {
        if (!record?.isPlaced || record.isCartLighter || isStarted.current) return
        isStarted.current = true
        const lighten = async () => {
            const cart = await readAgain()
            for (const {lineId, left} of stillInCart(record, cart?.lines ?? [])) {
                await (left > 0 ? changeQuantity(lineId, left) : removeLine(lineId))
            }
            changeRecord(record, {isCartLighter: true})
        }
        lighten().catch(() => {
            isStarted.current = false
        })
    }, [record, readAgain, changeQuantity, removeLine])
}
