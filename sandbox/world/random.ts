/**
 * Numbers from 0 up to 1 that look random and are the same every time (mulberry32), so that a seed gives the same
 * world on every machine.
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

/** One of a list, by a number from 0 up to 1. */
export const oneOf = <T>(list: readonly [T, ...T[]], random: number): T =>
    list[Math.floor(random * list.length)] ?? list[0]
