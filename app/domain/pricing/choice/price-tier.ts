import type {Cents} from '../../money/cents'

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
