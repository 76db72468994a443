import {underLight} from '../engine/paint/colour'
import type {Material} from '../engine/paint/material'
import {gradient, lightOn} from '../engine/paint/surface'
import {outline} from '../engine/path'
import type {Pen} from '../engine/pen'
import {type Bounds, cornersOf} from '../engine/space/bounds'
import type {Point, Vector} from '../engine/space/pose'
import {drawPatches, facesEye} from './draw-patches'
import type {Patch} from './patch-mesh'

/** The corners of a box with cut edges, as the shadow of a rounded box needs them. */
export const softCorners = ({min, max}: Bounds, radius: number): Vector[] => {
    const cut = ([0, 1, 2] as const).map((axis) =>
        Math.min(radius * 0.75, (max[axis] - min[axis]) * 0.4)
    )
    const inward = (value: number, axis: 0 | 1 | 2) =>
        value === min[axis] ? value + (cut[axis] ?? 0) : value - (cut[axis] ?? 0)
    return cornersOf({min, max}).flatMap(([x, y, z]): Vector[] => [
        [x, inward(y, 1), inward(z, 2)],
        [inward(x, 0), y, inward(z, 2)],
        [inward(x, 0), inward(y, 1), z],
        [inward(x, 0), y, z],
        [x, y, inward(z, 2)]
    ])
}

const middleOf = (pen: Pen, {corners}: Patch): Point => {
    const points = corners.map(pen.at)
    const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0) / 4
    return [sum(0), sum(1)]
}

/** The outline of a grid of patches. */
const rimOf = (rows: readonly (readonly Patch[])[]) => [
    ...rows.map((row) => row[0]?.corners[0]),
    ...(rows.at(-1) ?? []).map((patch) => patch.corners[1]),
    ...rows.map((row) => row.at(-1)?.corners[2]).reverse(),
    ...(rows[0] ?? []).map((patch) => patch.corners[3]).reverse()
]

const share = (index: number, count: number) => Math.round((index / (count - 1)) * 100) / 100

/**
 * The bulging middle of a soft side, as two crossed gradients. Light changes almost independently along and across
 * the side, and gradients show no facets.
 */
export const softFace = (
    pen: Pen,
    rows: readonly (readonly Patch[])[],
    material: Material
): string => {
    const patches = rows.flat()
    const seen = patches.filter((patch) => facesEye(pen, patch))
    if (seen.length < patches.length) return drawPatches(pen, seen, material)
    const half = Math.floor(rows.length / 2)
    const along = rows.flatMap((row) => row[Math.floor(row.length / 2)] ?? [])
    const across = rows[half] ?? []
    const lightAt = (patch: Patch) => lightOn(pen, material, patch.normal, patch.corners[0])
    const [a, b, c, d] = [along[0], along.at(-1), across[0], across.at(-1)]
    const centre = across[Math.floor(across.length / 2)]
    if (!a || !b || !c || !d || !centre) return ''
    const main = gradient(
        pen,
        [middleOf(pen, a), middleOf(pen, b)],
        along.map((patch, index) => [
            share(index, along.length),
            underLight(material.paint, lightAt(patch))
        ])
    )
    const level = lightAt(centre)
    const cross = gradient(
        pen,
        [middleOf(pen, c), middleOf(pen, d)],
        across.map((patch, index) => {
            const more = lightAt(patch) - level
            return [
                share(index, across.length),
                more > 0 ? '#fff' : '#000',
                Math.min(0.6, Math.abs(more) * 0.8)
            ]
        })
    )
    const path = outline(rimOf(rows).flatMap((point) => (point ? [pen.at(point)] : [])))
    return (
        `${main.definition}${cross.definition}<path d="${path}" fill="${main.fill}" stroke="${main.fill}" stroke-width="1"/>` +
        `<path d="${path}" fill="${cross.fill}"/>`
    )
}
