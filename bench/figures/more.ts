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

const short = (value: number) => String(Math.round(value * 100) / 100)

/** The medians of each figure side by side, with their ratio, as a Markdown table. */
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
            short(1 + percentMore(on, off) / 100)
        ]
    })
    const head = ['figure, page', 'off (least..most)', 'on (least..most)', 'on / off']
    return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Each figure's median may be at most so many per cent more. */
export const atMostMore = (readings: readonly Compared[], most: number): Verdict[] =>
    groupsOf(readings).map(([key, same]) => {
        const {on, off} = mediansOf(same)
        return atMost(`${key}: on against off`, percentMore(on, off), most, '% more')
    })
