import {pointIn, type Pose, type Vector} from './pose'

/** The smallest axis-aligned box around an object. */
export type Bounds = {min: Vector; max: Vector}

export const boundsOf = (points: readonly Vector[]): Bounds => {
    const along = (axis: 0 | 1 | 2) => points.map((point) => point[axis])
    const least = (axis: 0 | 1 | 2) => Math.min(...along(axis))
    const most = (axis: 0 | 1 | 2) => Math.max(...along(axis))
    return {min: [least(0), least(1), least(2)], max: [most(0), most(1), most(2)]}
}

export const cornersOf = ({min, max}: Bounds): Vector[] =>
    [min[0], max[0]].flatMap((x) =>
        [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vector => [x, y, z]))
    )

export const boundsIn = (pose: Pose, bounds: Bounds): Bounds =>
    boundsOf(cornersOf(bounds).map((corner) => pointIn(pose, corner)))

export const unionOf = (all: readonly Bounds[]): Bounds =>
    boundsOf(all.flatMap(({min, max}) => [min, max]))

export const centreOf = ({min, max}: Bounds): Vector => [
    (min[0] + max[0]) / 2,
    (min[1] + max[1]) / 2,
    (min[2] + max[2]) / 2
]
