/** Price zones and their factors for a weekly rate. */
export const zones = {'1': 1, '2': 0.96, '3': 1.05, '4': 1.1} as const

export type Zone = keyof typeof zones

export const zoneNames = ['1', '2', '3', '4'] as const satisfies readonly Zone[]

/** The nearest price that ends in .49 or .99, in cents. */
export const charming = (cents: number) => Math.max(99, Math.round((cents + 1) / 50) * 50 - 1)

/** The cash price: less than the total of all weekly payments, and it ends in .99. Cents. */
export const cashPrice = (totalCents: number) => Math.floor(totalCents / 180) * 100 + 99

/** The weekly rate of each piece at a minimum quantity; cents. */
export type Tier = {quantity: number; weeklyCents: number}

export const tieredCents = (
    weeklyCents: number,
    tiers: readonly {quantity: number; percent: number}[]
): Tier[] =>
    tiers.map(({quantity, percent}) => ({
        quantity,
        weeklyCents: percent === 0 ? weeklyCents : charming((weeklyCents * (100 - percent)) / 100)
    }))
