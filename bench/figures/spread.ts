export type Spread = {median: number; least: number; most: number}

/** The value below which a share of the values lies; the median of an even count is its middle pair's mean. NaN for none. */
export const quantile = (values: readonly number[], share: number): number => {
    const sorted = [...values].sort((a, b) => a - b)
    const index = (sorted.length - 1) * share
    const [below, above] = [sorted[Math.floor(index)], sorted[Math.ceil(index)]]
    if (below === undefined || above === undefined) return Number.NaN
    return below + (above - below) * (index - Math.floor(index))
}

/** Median, least and most of some readings. */
export const spreadOf = (values: readonly number[]): Spread => ({
    median: quantile(values, 0.5),
    least: Math.min(...values),
    most: Math.max(...values)
})
