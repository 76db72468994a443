import type {Material} from '../engine/paint/material'
import {gradient, paintAt} from '../engine/paint/surface'
import {part, type Part} from '../engine/part'
import {spotsAround} from '../engine/spot'
import {hullOf, outline as outlineOf} from '../engine/path'
import type {Pen} from '../engine/pen'
import {boundsOf} from '../engine/space/bounds'
import {
    add,
    cross,
    dot,
    type Point,
    scaled,
    subtract,
    unit,
    type Vector
} from '../engine/space/pose'

export type RodOptions = {
    from: Vector
    to: Vector
    /** The radius, or the radii of both ends. */
    radius: number | readonly [number, number]
    material: Material
}

const ringPoints = (centre: Vector, axis: Vector, radius: number): Vector[] => {
    const side = unit(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    const other = cross(axis, side)
    return Array.from({length: 24}, (_, step) => {
        const angle = (step / 24) * 2 * Math.PI
        const out = add(scaled(side, Math.cos(angle)), scaled(other, Math.sin(angle)))
        return add(centre, scaled(out, radius))
    })
}

const ring = (pen: Pen, centre: Vector, axis: Vector, radius: number): Point[] =>
    ringPoints(centre, axis, radius).map(pen.at)

const drawRod = (pen: Pen, {from, to, radius, material}: RodOptions): string => {
    const [r1, r2] = typeof radius === 'number' ? [radius, radius] : radius
    const axis = unit(subtract(to, from))
    const middle = scaled(add(from, to), 0.5)
    const sight = unit(subtract(pen.eye, middle))
    const across = unit(cross(sight, axis))
    const ahead = cross(axis, across)
    const widest = Math.max(r1, r2)
    const stops = [-90, -55, -20, 15, 50, 75, 90].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        const normal = add(scaled(across, Math.sin(angle)), scaled(ahead, Math.cos(angle)))
        return [(1 + Math.sin(angle)) / 2, paintAt(pen, material, normal, middle)] as const
    })
    const ends = [
        pen.at(add(middle, scaled(across, -widest))),
        pen.at(add(middle, scaled(across, widest)))
    ] as const
    const {definition, fill} = gradient(pen, ends, stops)
    const [start, end] = [ring(pen, from, axis, r1), ring(pen, to, axis, r2)]
    const body = `${definition}<path d="${outlineOf(hullOf([...start, ...end]))}" fill="${fill}"/>`
    const cap = (points: Point[], centre: Vector, outward: Vector) =>
        dot(outward, subtract(pen.eye, centre)) > 0
            ? `<path d="${outlineOf(points)}" fill="${paintAt(pen, material, outward, centre)}"/>`
            : ''
    return body + cap(start, from, scaled(axis, -1)) + cap(end, to, axis)
}

/** A straight round bar that may taper: legs, handles, tubes, poles, knobs. */
export const rod = (options: RodOptions): Part => {
    const {from, to, radius} = options
    const widest = typeof radius === 'number' ? radius : Math.max(...radius)
    const spread: Vector = [widest, widest, widest]
    const axis = subtract(to, from)
    // A rod that is parallel to an axis ends at its end points. Only a slanted one extends beyond them.
    const slim = spread.map((value, index) =>
        Math.abs(axis[index] ?? 0) > 0.97 * Math.hypot(...axis) ? 0 : value
    )
    const wide: Vector = [slim[0] ?? 0, slim[1] ?? 0, slim[2] ?? 0]
    const points = [from, to].flatMap((point) => [add(point, wide), subtract(point, wide)])
    const outline = [from, to].flatMap((point) => ringPoints(point, unit(axis), widest))
    const spots = spotsAround(options.material, {from, to, radius: widest})
    return {...part(boundsOf(points), (pen) => drawRod(pen, options)), outline, spots}
}

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

/** A round bar bent through points: hoses, head bands, arches, frames. */
export const tube = (options: TubeOptions): Part => {
    const {points, radius} = options
    const spread: Vector = [radius, radius, radius]
    const away: Vector = [-radius, -radius, -radius]
    const reach = points.flatMap((point) => [add(point, spread), add(point, away)])
    return part(boundsOf(reach), (pen) => drawTube(pen, options))
}
