import {boundsOf} from '../engine/space/bounds'
import type {Material} from '../engine/paint/material'
import {part, type Part} from '../engine/part'
import type {Pen} from '../engine/pen'
import {paintAt} from '../engine/paint/surface'
import {add, type Point, type Vector} from '../engine/space/vector'

export type TubeOptions = {points: readonly Vector[]; radius: number; material: Material}

const short = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
const smooth = (points: readonly Point[]): string => {
    const at = (index: number): Point =>
        points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
    const bend = (a: Point, b: Point, c: Point, sign: 1 | -1): Point => [
        b[0] + (sign * (c[0] - a[0])) / 6,
        b[1] + (sign * (c[1] - a[1])) / 6
    ]
    const curves = points
        .slice(1)
        .map(
            (end, i) =>
                `C${short(bend(at(i - 1), at(i), end, 1))} ${short(bend(at(i), end, at(i + 2), -1))} ${short(end)}`
        )
    return `M${short(at(0))}${curves.join('')}`
}

const drawTube = (pen: Pen, {points, radius, material}: TubeOptions): string => {
    const middle = points[Math.floor(points.length / 2)] ?? [0, 0, 0]
    const wide = radius * 2 * pen.scale
    const d = smooth(points.map(pen.at))
    const stroke = (normal: Vector, width: number, lift: number) =>
        `<path d="${d}" stroke="${paintAt(pen, material, normal, middle)}" stroke-width="${(width * wide).toFixed(1)}" fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(${(-lift * wide).toFixed(1)} ${(-lift * wide).toFixed(1)})"/>`
    return (
        stroke([0.6, -0.6, 0.2], 1, 0) +
        stroke([0.2, 0, 0.9], 0.74, 0.06) +
        stroke([-0.2, 0.5, 0.8], 0.42, 0.13) +
        stroke([-0.45, 0.75, 0.5], 0.16, 0.19)
    )
}

/** A bent round bar through points: hoses, head bands, bows, frames. */
export const tube = (options: TubeOptions): Part => {
    const {points, radius} = options
    const spread: Vector = [radius, radius, radius]
    const away: Vector = [-radius, -radius, -radius]
    const reach = points.flatMap((point) => [add(point, spread), add(point, away)])
    return part(boundsOf(reach), (pen) => drawTube(pen, options))
}
