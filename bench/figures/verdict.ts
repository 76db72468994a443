/** A promise that a measurement should prove, the measured value, and whether it holds. */
export type Verdict = {sentence: string; measured: string; holds: boolean}

/** A measured value must be at most, or at least, a limit; without a value the promise does not hold. */
export const atMost = (sentence: string, value: number, most: number, unit: string): Verdict => ({
    sentence: `${sentence}: at most ${most} ${unit}`,
    measured: `${Number(value.toFixed(1))} ${unit}`,
    holds: value <= most
})

export const atLeast = (sentence: string, value: number, least: number, unit: string): Verdict => ({
    sentence: `${sentence}: at least ${least} ${unit}`,
    measured: `${Number(value.toFixed(1))} ${unit}`,
    holds: value >= least
})

/** A line for each promise. */
export const verdictLines = (verdicts: readonly Verdict[]): string[] =>
    verdicts.map(
        ({sentence, measured, holds}) => `${holds ? 'holds ' : 'FAILS '} ${sentence} (${measured})`
    )

/** Prints each promise with its verdict; the process exits with 1 if one does not hold. */
export const conclude = (verdicts: readonly Verdict[]): void => {
    for (const line of verdictLines(verdicts)) console.log(line)
    if (verdicts.some(({holds}) => !holds)) process.exitCode = 1
}
