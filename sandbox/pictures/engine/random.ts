/** A repeatable sequence of numbers from 0 to 1: the same seed gives the same picture. */
export const randomFrom = (seed: number) => {
    let state = (seed + 1) * 0x9e3779b9
    return () => {
        state = (state + 0x6d2b79f5) | 0
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    }
}

/** One of the options, decided by the seed. */
export const pick = <T>(options: readonly [T, ...T[]], seed: number): T =>
    options[Math.abs(seed) % options.length] ?? options[0]
