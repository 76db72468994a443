import {boundsOf} from '../engine/space/bounds'
import type {Material} from '../engine/paint/material'
import {part, type Part} from '../engine/part'
import {hullOf, outline as outlineOf} from '../engine/path'
import type {Pen} from '../engine/pen'
import {gradient, paintAt} from '../engine/paint/surface'
import {
    add,
    cross,
    dot,
    scaled,
    subtract,
    unit,
    type Point,
    type Vector
} from '../engine/space/vector'

export type RodOptions = {
    from: Vector
    to: Vector
    /** Radius, or the radii of both ends. */
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

/** A round bar, straight or tapering: legs, handles, tubes, poles, knobs. */
export const rod = (options: RodOptions): Part => {
    const {from, to, radius} = options
    const widest = typeof radius === 'number' ? radius : Math.max(...radius)
    const spread: Vector = [widest, widest, widest]
    const axis = subtract(to, from)
    // Along an axis a rod ends where it ends; only a slanting one reaches beyond its end points.
    const slim = spread.map((value, index) =>
        Math.abs(axis[index] ?? 0) > 0.97 * Math.hypot(...axis) ? 0 : value
    )
    const wide: Vector = [slim[0] ?? 0, slim[1] ?? 0, slim[2] ?? 0]
    const points = [from, to].flatMap((point) => [add(point, wide), subtract(point, wide)])
    const outline = [from, to].flatMap((point) => ringPoints(point, unit(axis), widest))
    return {...part(boundsOf(points), (pen) => drawRod(pen, options)), outline}
}
