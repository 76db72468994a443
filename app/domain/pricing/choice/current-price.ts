import type {Cents} from '../../money/cents'

/** The lowest of a product's variant and promotional prices [PRICE-004]; nothing when it has none. */
export const currentPrice = (
    variantPrices: readonly Cents[],
    promotionalPrices: readonly Cents[]
): Cents | undefined => {
    const prices = [...variantPrices, ...promotionalPrices]
    return prices.length > 0 ? Math.min(...prices) : undefined
}
