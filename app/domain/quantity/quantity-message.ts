import {isFulfillable} from './is-fulfillable'
import type {StockStatus} from '../stock/stock-status'

/** What to say of a wanted quantity: nothing, that there is none, or how many there are. */
export type QuantityMessage = 'out-of-stock' | {only: number} | undefined

/** [INV-018] [INV-019] [INV-020] A special order is made to order, so its shelf says nothing. */
export const quantityMessage = (item: {
    wanted: number
    status: StockStatus
    stockLevel?: number | undefined
}): QuantityMessage => {
    const {wanted, status, stockLevel} = item
    if (status === 'special-order') return undefined
    if (status === 'out-of-stock') return 'out-of-stock'
    if (stockLevel === undefined) return undefined
    if (stockLevel <= 0) return 'out-of-stock'
    return isFulfillable(wanted, stockLevel) ? undefined : {only: stockLevel}
}
