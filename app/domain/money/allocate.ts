import type {Cents} from './cents'
import {roundHalfUp} from './round-half-up'

/**
 * Splits an amount by weights so that the parts add up to the whole, to the cent.
 * Throws a RangeError on a negative weight and when the weights add up to nothing.
 */
export const allocate = (total: Cents, weights: readonly number[]): Cents[] => {
    const weighed = weights.reduce((sum, weight) => sum + weight, 0)
    if (weighed <= 0 || weights.some((weight) => weight < 0)) {
        throw new RangeError(
            'An amount is split by weights of which none is negative and one is more than 0'
        )
    }

    let weight = 0
    let given = 0
    return weights.map((own) => {
        weight += own
        const part = roundHalfUp(total * weight, weighed) - given
        given += part
        return part
    })
}
