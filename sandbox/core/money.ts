/** Whole cents, in which everything is computed and stored. */
export type Cents = number

/** Decimal dollars, as responses have them. */
export const dollars = (cents: Cents): number => cents / 100

/** Decimal dollars of a request, to the nearest cent. */
export const centsOf = (amount: number): Cents => Math.round(amount * 100)

/** A share in percent, rounded half up to the cent. */
export const percentOf = (cents: Cents, percent: number): Cents =>
    Math.floor((cents * percent + 50) / 100)

/** Splits an amount in the proportion of the weights, so that the parts add up to the whole. */
export const split = (amount: Cents, weights: readonly number[]): Cents[] => {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    let before = 0
    let given = 0
    return weights.map((weight) => {
        before += weight
        const upToHere = total === 0 ? 0 : Math.round((amount * before) / total)
        const part = upToHere - given
        given = upToHere
        return part
    })
}
