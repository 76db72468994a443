import {boundsOf} from '../../engine/space/bounds'
import {underLight} from '../../engine/paint/colour'
import {part, type Part} from '../../engine/part'
import {outline} from '../../engine/path'
import type {Point, Vector} from '../../engine/space/vector'

export type LeafOptions = {
    from: Vector
    to: Vector
    droop: number
    width: number
    paint: string
    light: number
}

/** Points along the middle line, bent down towards the tip. */
const spineOf = ({from, to, droop}: LeafOptions): Vector[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Vector => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share + droop * share * (1 - share) * 2,
        from[2] + (to[2] - from[2]) * share
    ])

const breadths = [0.12, 0.72, 1, 0.88, 0.5, 0] as const

/** One leaf: two halves of unlike light along a bent middle line. */
export const leaf = (options: LeafOptions): Part => {
    const {width, paint, light} = options
    const spine = spineOf(options)
    return {
        ...part(boundsOf(spine), (pen) => {
            const line = spine.map(pen.at)
            const half = (side: 1 | -1): Point[] =>
                line.map(([x, y], index) => {
                    const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y]
                    const [bx, by] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
                    const length = Math.hypot(bx - ax, by - ay) || 1
                    const reach = ((breadths[index] ?? 0) * width * pen.scale * side) / length
                    return [x - (by - ay) * reach, y + (bx - ax) * reach]
                })
            const side = (points: Point[], lift: number) =>
                `<path d="${outline([...line, ...points.reverse()])}" fill="${underLight(paint, light + lift)}"/>`
            return side(half(1), 0.09) + side(half(-1), -0.1)
        }),
        weightless: true
    }
}
