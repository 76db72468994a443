import type {QuantityLimits} from './quantity-limits'

/** The orderable quantity nearest to the wanted one, from below where it is not exact; 0 when there is none. */
export const clampQuantity = (wanted: number, limits: QuantityLimits): number => {
    const {minimum, step, maximum = Number.MAX_SAFE_INTEGER} = limits
    if (maximum < minimum) return 0
    if (!(wanted > minimum)) return minimum

    const bounded = Math.min(wanted, maximum)
    return minimum + Math.floor((bounded - minimum) / step) * step
}
