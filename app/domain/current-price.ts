import type {Cents} from './money'
import type {RentPrice} from './pricing'

/** The lowest of a product's variant and promotional prices [PRICE-004]; nothing when it has none. */
export const currentPrice = (
    variantPrices: readonly Cents[],
    promotionalPrices: readonly Cents[]
): Cents | undefined => {
    const prices = [...variantPrices, ...promotionalPrices]
    return prices.length > 0 ? Math.min(...prices) : undefined
}

/** What one piece costs when at least that many are taken. */
export type PriceTier = {quantity: number; price: Cents}

/** The nearest tier at or below a quantity [PRICE-005]; nothing below the lowest tier. */
export const priceTier = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
    tiers
        .filter((tier) => tier.quantity <= quantity)
        .reduce<PriceTier | undefined>(
            (nearest, tier) => (nearest && nearest.quantity >= tier.quantity ? nearest : tier),
            undefined
        )

/**
 * What one piece costs when so many are taken, with the total that belongs to it [PRICE-005] (D-07). A tier that asks more
 * than the current price, as beside a promotion, does not count [PRICE-004]. A former price, a cash price and given payments
 * are those of one piece, so they stay away where a tier has a price of its own.
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

/** The price of the first wanted price book that has one [PRICE-011]; nothing when none has. */
export const pricebookPrice = <Price extends PricebookPrice>(
    prices: readonly Price[],
    wantedIds: readonly string[]
): Price | undefined =>
    wantedIds
        .map((id) => prices.find(({pricebookId}) => pricebookId === id))
        .find((price) => price !== undefined)
