import {quantile} from './spread'
import {atMost, type Verdict} from './verdict'

/** A figure of one page, read once with something and once without it in each round. */
export type Compared = {
    figure: string
    page: string
    on: number
    off: number
}

/** What is one figure of one page. */
const keyOf = ({figure, page}: Compared): string => `${figure}, ${page}`

const medianOf = (values: readonly number[]): number => quantile(values, 0.5)

const groupsOf = (readings: readonly Compared[]): [string, readonly Compared[]][] =>
    [...new Set(readings.map(keyOf))].map((key) => [
        key,
        readings.filter((each) => keyOf(each) === key)
    ])

const mediansOf = (same: readonly Compared[]) => ({
    on: medianOf(same.map(({on}) => on)),
    off: medianOf(same.map(({off}) => off))
})

/** How many per cent more one value is than another; of nothing, anything is infinitely more, and nothing no more. */
export const percentMore = (on: number, off: number): number =>
    on === off ? 0 : (on / off - 1) * 100

/**
 * How many per cent more with it than without it: the median over the rounds. Both readings of a round are taken right after one
 * another, so that what the machine does over a run falls out of their ratio.
 */
const medianMore = (same: readonly Compared[]): number =>
    medianOf(same.map(({on, off}) => percentMore(on, off)))

const short = (value: number) => String(Math.round(value * 100) / 100)

/** The medians of each figure side by side, and the median of the rounds' ratios, as a Markdown table. */
export const comparison = (readings: readonly Compared[]): string => {
    const rows = groupsOf(readings).map(([key, same]) => {
        const {on, off} = mediansOf(same)
        const spread = ({length}: readonly Compared[], values: readonly number[]) =>
            length > 1 ? ` (${short(Math.min(...values))}..${short(Math.max(...values))})` : ''
        return [
            key,
            short(off) +
                spread(
                    same,
                    same.map((each) => each.off)
                ),
            short(on) +
                spread(
                    same,
                    same.map((each) => each.on)
                ),
            short(1 + medianMore(same) / 100)
        ]
    })
    const head = ['figure, page', 'off (least..most)', 'on (least..most)', 'on / off']
    return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Each figure may be at most so many per cent more in the median of the rounds. */
export const atMostMore = (readings: readonly Compared[], most: number): Verdict[] =>
    groupsOf(readings).map(([key, same]) =>
        atMost(`${key}: on against off`, medianMore(same), most, '% more')
    )
