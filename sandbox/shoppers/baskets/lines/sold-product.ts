import type {ProductForStore} from '../../../catalogue/product-for-store'
import type {Cents} from '../../../core/values/money'

/** What a basket line keeps of its product, as priced and stocked for the basket's store. */
export type SoldProduct = ProductForStore

/** The weekly rate of each piece: that of the nearest tier at or below the quantity [PRICE-005]. */
export const weeklyRate = ({weeklyCents, tiers}: SoldProduct, quantity: number): Cents =>
    tiers
        .filter((tier) => tier.quantity <= quantity)
        .sort((one, other) => other.quantity - one.quantity)[0]?.weeklyCents ?? weeklyCents
