/** An amount of US dollars in whole cents. */
export type Cents = number

/**
 * Dollars as the platform sends them (19.99), in cents (1999), half a cent rounded up. Throws a RangeError for NaN and
 * infinities: a price that cannot be read must not become a number.
 */
export const centsFromDollars = (dollars: number): Cents => {
    if (!Number.isFinite(dollars)) throw new RangeError(`Not an amount of money: ${dollars}`)

    // Nearly all amounts are whole cents; up to fifteen digits only one decimal number becomes the same double.
    const whole = Math.round(dollars * 100)
    if (whole / 100 === dollars && Math.abs(whole) < 1e15) return whole + 0

    // Moving the decimal point in the text is exact; 1.005 * 100 is 100.49999999999999.
    const [digits, exponent = '0'] = String(dollars).split('e')
    return Math.round(Number(`${digits}e${Number(exponent) + 2}`)) + 0
}

/** Cents as the decimal dollars that the platform wants (1999 becomes 19.99). */
export const dollarsFromCents = (cents: Cents): number => cents / 100

/**
 * The shop's only rounding: numerator / denominator to the nearest whole number, halves up (decision 13). Both must be
 * whole numbers and the denominator positive, else it throws a RangeError.
 */
export const roundHalfUp = (numerator: number, denominator: number): number => {
    if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator < 1) {
        throw new RangeError(`Cannot round ${numerator} / ${denominator}`)
    }
    return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

const PLAIN_DOLLARS = /^\d{1,7}(?:\.\d{1,2})?$/

/** The leading group has no zero in front, as nobody groups "0,350". */
const GROUPED_DOLLARS = /^[1-9]\d{0,2}(?:,\d{3}){1,2}(?:\.\d{2})?$/

const LARGEST_TYPED: Cents = 9_999_999_99

/**
 * The full-width digits and signs of some keyboards as ordinary ones. Not NFKC, which would also make 35050 of 350⁵⁰, as
 * prices are written in shop windows (D-47).
 */
const asciiOf = (text: string): string =>
    text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/**
 * An amount in dollars as somebody types it, "$1,250.50" or "850", in cents; undefined if it is not an amount above 0
 * and below ten million. A comma only ever groups three digits: "350,50" may mean $350.50, and is refused rather than
 * read as $35,050 (D-47).
 */
export const centsFromTyped = (text: string): Cents | undefined => {
    const typed = asciiOf(text)
        .trim()
        .replace(/^\$\s*/, '')
    if (!PLAIN_DOLLARS.test(typed) && !GROUPED_DOLLARS.test(typed)) return undefined
    const amount = centsFromDollars(Number(typed.replaceAll(',', '')))
    return amount > 0 && amount <= LARGEST_TYPED ? amount : undefined
}

/** Cents as somebody would type them: "850", or "1300.50" if they are not whole dollars. */
export const typedFromCents = (cents: Cents): string =>
    dollarsFromCents(cents).toFixed(cents % 100 === 0 ? 0 : 2)
