/** Which quantities can be ordered; a maximum of 0 means none, no maximum means no limit. */
export type QuantityLimits = {minimum: number; step: number; maximum?: number}

/**
 * The limits from what a product says of itself [INV-014] [INV-015] [INV-016]: the minimum is 1, or
 * 0 without stock, and the step 1. An unknown stock level, as of a special order, sets no limit.
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
