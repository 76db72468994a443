import type {Cents} from './money'
import type {RentPrice} from './pricing'

/** The lowest of a product's variant and promotional prices [PRICE-004]; undefined if it has none. */
export const currentPrice = (
    variantPrices: readonly Cents[],
    promotionalPrices: readonly Cents[]
): Cents | undefined => {
    const prices = [...variantPrices, ...promotionalPrices]
    return prices.length > 0 ? Math.min(...prices) : undefined
}

/** The price of one piece when at least so many are ordered. */
export type PriceTier = {quantity: number; price: Cents}

/** The nearest tier at or below a quantity [PRICE-005]; undefined below the lowest tier. */
export const priceTier = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
    tiers
        .filter((tier) => tier.quantity <= quantity)
        .reduce<PriceTier | undefined>(
            (nearest, tier) => (nearest && nearest.quantity >= tier.quantity ? nearest : tier),
            undefined
        )

/**
 * The price of one piece at a quantity, with its total [PRICE-005] (D-07). A tier above the current price, as during a
 * promotion, is ignored [PRICE-004]. Former price, cash price and given payments belong to the price of one piece, so
 * they are left out if a tier has its own price.
 */
export const priceForQuantity = (
    price: RentPrice,
    tiers: readonly {quantity: number; weekly: Cents}[],
    quantity: number
): RentPrice => {
    const tier = priceTier(
        tiers.map((each) => ({quantity: each.quantity, price: each.weekly})),
        quantity
    )
    if (!tier || tier.price >= price.weekly) return price

    const {condition, terms} = price
    return {condition, terms, weekly: tier.price, totalCostToOwn: tier.price * terms}
}

/** A weekly price of one price book. */
export type PricebookPrice = {pricebookId: string; weekly: Cents}

/** The price from the first wanted price book that has one [PRICE-011]; undefined if none has. */
export const pricebookPrice = <Price extends PricebookPrice>(
    prices: readonly Price[],
    wantedIds: readonly string[]
): Price | undefined =>
    wantedIds
        .map((id) => prices.find(({pricebookId}) => pricebookId === id))
        .find((price) => price !== undefined)
