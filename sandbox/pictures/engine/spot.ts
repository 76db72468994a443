import type {Bounds} from './space/bounds'
import {faceNames, layoutOf} from './face'
import type {Material} from './paint/material'
import {add, cross, dot, scaled, size, subtract, unit, type Vector} from './space/pose'

/** A flat rectangle on a part's surface, in the part's own axes, in centimetres. */
export type Spot = {
    material: Material
    middle: Vector
    right: Vector
    down: Vector
    normal: Vector
    w: number
    h: number
}

/** The sides of a box, without its rounded edges; those of a padded one bulge by the swell. */
export const spotsOfBox = (
    bounds: Bounds,
    material: Material,
    {inset, swell = [0, 0, 0]}: {inset: number; swell?: Vector}
): Spot[] =>
    faceNames.flatMap((name) => {
        const {origin, right, down, normal, w, h} = layoutOf(bounds, name)
        const centre = add(origin, add(scaled(right, w / 2), scaled(down, h / 2)))
        const middle = add(centre, scaled(normal, Math.abs(dot(normal, swell)) * 0.8))
        const flat = {w: w - 2 * inset, h: h - 2 * inset}
        return flat.w > 0 && flat.h > 0 ? [{material, middle, right, down, normal, ...flat}] : []
    })

const angles = Array.from({length: 12}, (_, step) => (step / 12) * 2 * Math.PI)

/** Narrow upright rectangles around a round bar or a round body. */
export const spotsAround = (
    material: Material,
    {from, to, radius}: {from: Vector; to: Vector; radius: number}
): Spot[] => {
    const axis = subtract(to, from)
    const along = unit(axis)
    const side = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    const other = cross(along, side)
    return angles.map((angle) => {
        const normal = add(scaled(side, Math.cos(angle)), scaled(other, Math.sin(angle)))
        return {
            material,
            middle: add(scaled(add(from, to), 0.5), scaled(normal, radius)),
            right: cross(along, normal),
            down: scaled(along, along[1] > 0 ? -1 : 1),
            normal,
            w: radius * 1.4,
            h: size(axis) * 0.8
        }
    })
}

/** A square that lies, such as the middle of a round top. */
export const lyingSpot = (material: Material, middle: Vector, side: number): Spot => ({
    material,
    middle,
    right: [1, 0, 0],
    down: [0, 0, 1],
    normal: [0, 1, 0],
    w: side,
    h: side
})

/** A rectangle by three of its corners; none if it is too narrow to have a direction. */
export const spotOn = (
    material: Material,
    [corner, across, below]: readonly [Vector, Vector, Vector]
): Spot[] => {
    const [right, down] = [subtract(across, corner), subtract(below, corner)]
    const [w, h] = [size(right), size(down)]
    if (w < 0.1 || h < 0.1) return []
    const middle = add(corner, scaled(add(right, down), 0.5))
    const facing = {right: unit(right), down: unit(down)}
    return [{material, middle, ...facing, normal: unit(cross(right, down)), w, h}]
}
