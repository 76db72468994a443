import type {StockStatus} from '../prices/stock'

/** The quantities that can be ordered; a maximum of 0 means none, no maximum means no limit. */
export type QuantityLimits = {minimum: number; step: number; maximum?: number}

/**
 * The limits of a product [INV-014] [INV-015] [INV-016]: by default the minimum is 1, or 0 without stock, and the step
 * 1. An unknown stock level, as of a special order, sets no limit.
 */
export const quantityLimits = (product: {
    minOrderQuantity?: number | undefined
    stepQuantity?: number | undefined
    stockLevel?: number | undefined
}): QuantityLimits => {
    const {minOrderQuantity = 1, stepQuantity = 1, stockLevel} = product
    const step = Math.max(1, stepQuantity)
    if (stockLevel === undefined) return {minimum: minOrderQuantity, step}
    if (stockLevel <= 0) return {minimum: 0, step, maximum: 0}

    const steps = Math.floor((stockLevel - minOrderQuantity) / step)
    return {
        minimum: minOrderQuantity,
        step,
        maximum: steps < 0 ? 0 : minOrderQuantity + steps * step
    }
}

/** The orderable quantity nearest to the wanted one, rounded down; 0 if there is none. */
export const clampQuantity = (wanted: number, limits: QuantityLimits): number => {
    const {minimum, step, maximum = Number.MAX_SAFE_INTEGER} = limits
    if (maximum < minimum) return 0
    if (!(wanted > minimum)) return minimum

    const bounded = Math.min(wanted, maximum)
    return minimum + Math.floor((bounded - minimum) / step) * step
}

/** Whether a quantity is in stock [INV-017]; an unknown stock level sets no limit. */
export const isFulfillable = (quantity: number, stockLevel: number | undefined): boolean =>
    stockLevel === undefined || quantity <= stockLevel

/** The message about a wanted quantity: none, out of stock, or how many there are. */
export type QuantityMessage = 'out-of-stock' | {only: number} | undefined

/** A special order is made to order, so its stock level is ignored [INV-018] [INV-019] [INV-020]. */
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
