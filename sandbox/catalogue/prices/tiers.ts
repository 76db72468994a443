import {charming} from './zone-prices'

/** The weekly rate of each piece when at least so many are taken; cents. */
export type Tier = {quantity: number; weeklyCents: number}

export const tieredCents = (
    weeklyCents: number,
    tiers: readonly {quantity: number; percent: number}[]
): Tier[] =>
    tiers.map(({quantity, percent}) => ({
        quantity,
        weeklyCents: percent === 0 ? weeklyCents : charming((weeklyCents * (100 - percent)) / 100)
    }))
