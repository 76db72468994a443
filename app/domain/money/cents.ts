/** An amount of US dollars in whole cents. */
export type Cents = number

/**
 * Dollars as the platform writes them (19.99), in cents (1999), half a cent rounded up.
 * Throws a RangeError on NaN and infinities: a price that cannot be read must not become a number.
 */
export const centsFromDollars = (dollars: number): Cents => {
    if (!Number.isFinite(dollars)) throw new RangeError(`Not an amount of money: ${dollars}`)

    // Moving the decimal point in the text is exact; 1.005 * 100 is 100.49999999999999.
    const [digits, exponent = '0'] = String(dollars).split('e')
    return Math.round(Number(`${digits}e${Number(exponent) + 2}`)) + 0
}

/** Cents as the decimal dollars that the platform wants (1999 becomes 19.99). */
export const dollarsFromCents = (cents: Cents): number => cents / 100
