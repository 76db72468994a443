/** A call of a page: when it was sent and when its response arrived, milliseconds. */
export type TimedCall = {start: number; end: number}

/**
 * The longest chain of calls: a call may have waited for each that had ended when it was sent (docs/decisions/0026). Zero
 * if there is none.
 */
export const longestChain = (calls: readonly TimedCall[]): number => {
    const inTurn = [...calls].sort((one, other) => one.start - other.start)
    const lengths: number[] = []
    for (const {start} of inTurn) {
        const before = lengths.filter((_, index) => (inTurn[index]?.end ?? Infinity) <= start)
        lengths.push(1 + Math.max(0, ...before))
    }
    return Math.max(0, ...lengths)
}
