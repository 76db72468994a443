/**
 * The one rounding of the shop: numerator / denominator to the nearest whole number, halves up
 * (decision 13). Both must be whole numbers and the denominator positive, else a RangeError.
 */
export const roundHalfUp = (numerator: number, denominator: number): number => {
    if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator < 1) {
        throw new RangeError(`Cannot round ${numerator} / ${denominator}`)
    }
    return Math.floor((2 * numerator + denominator) / (2 * denominator))
}
