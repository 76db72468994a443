/** A sentence that a measurement is to prove, what was measured of it, and whether it holds. */
export type Verdict = {sentence: string; measured: string; holds: boolean}

/** A measured value is to be at most, or at least, so much; one that could not be measured does not hold. */
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

/** A line for each sentence. */
export const verdictLines = (verdicts: readonly Verdict[]): string[] =>
    verdicts.map(
        ({sentence, measured, holds}) => `${holds ? 'holds ' : 'FAILS '} ${sentence} (${measured})`
    )

/** Prints each sentence with its verdict; the process ends with 1 if one does not hold. */
export const conclude = (verdicts: readonly Verdict[]): void => {
    for (const line of verdictLines(verdicts)) console.log(line)
    if (verdicts.some(({holds}) => !holds)) process.exitCode = 1
}
