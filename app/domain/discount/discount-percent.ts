import type {Cents} from '../money/cents'

/** How much less the current price is than the former, in whole percent rounded down [PRICE-008]. */
export const discountPercent = (current: Cents, former: Cents): number =>
    former > current ? Math.floor(((former - current) * 100) / former) : 0
