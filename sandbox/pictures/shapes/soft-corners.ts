import {cornersOf, type Bounds} from '../engine/space/bounds'
import type {Vector} from '../engine/space/vector'

/** The corners of a box with its edges taken off, as a rounded one casts its shadow. */
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
