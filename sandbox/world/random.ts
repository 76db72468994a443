/**
 * Pseudo-random numbers from 0 to 1 (mulberry32). The same seed always gives the same numbers, so a world is the same
 * on every machine.
 */
export const seededRandom = (seed: number): (() => number) => {
    let state = seed
    return () => {
        state = (state + 0x6d2b79f5) | 0
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    }
}

/** Pseudo-random numbers; the same keys always give the same numbers. */
export type Random = {
    /** From 0 to 1, excluding 1. */
    next: () => number
    /** A whole number between two limits, including both. */
    between: (least: number, most: number) => number
    chance: (percent: number) => boolean
    pick: <T>(from: readonly T[]) => T
    /** Some elements of a list in random order, none twice. */
    some: <T>(from: readonly T[], count: number) => T[]
}

const seed = 0x5eed_2030

/** Seeded with the whole numbers that identify an object, so that adding a product changes no other (mulberry32). */
export const randomFor = (...keys: number[]): Random => {
    let state = keys.reduce((mixed, key) => scramble(mixed ^ Math.imul(key + 1, 0x9e37_79b1)), seed)

    const next = () => {
        state = (state + 0x6d2b_79f5) | 0
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
    }
    const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))

    return {
        next,
        between,
        chance: (percent) => next() * 100 < percent,
        pick: (from) => elementOf(from, between(0, from.length - 1)),
        some: (from, count) => {
            const left = [...from]
            return Array.from({length: Math.min(count, left.length)}, () =>
                elementOf(left.splice(between(0, left.length - 1), 1), 0)
            )
        }
    }
}

const scramble = (value: number) => {
    const once = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b)
    const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35)
    return twice ^ (twice >>> 16)
}

const elementOf = <T>(list: readonly T[], index: number): T => {
    const [element] = list.slice(index, index + 1)
    if (element === undefined) throw new RangeError('There is nothing to choose from.')
    return element
}
